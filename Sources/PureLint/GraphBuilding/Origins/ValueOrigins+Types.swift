import GraphModel
import PureLintResolution
import PureLintWiring

/// The types that providers and other code build.
extension ValueOrigins {
  /// Adds what providers and other code build: the names of types, and their code where it has a node.
  func addBuiltTypes(_ built: inout BuiltTypes, to assembly: inout GraphAssembly) {
    let sites = resolver.facts.sites.sorted {
      ($0.place.file, $0.place.token.rawValue) < ($1.place.file, $1.place.token.rawValue)
    }
    for site in sites where program.isSource(site.place) && program.isSource(site.declaration) {
      let registration = bodies.provider(around: site.place)
      let code = assembly.node(of: site.declaration)
      let isRoot = code.map { assembly[$0].kind == .root } ?? false
      // Who makes a root is part of the graph, whatever else it is.
      guard
        let builder = registration ?? builder(at: site.place, assembly)
          ?? (isRoot ? site.place.source.flatMap { assembly.consumer(around: $0) } : nil)
      else { continue }
      if let code, isRoot || assembly[code].kind == .consumer, code != builder,
        !isPart(builder, of: code, assembly) || isShared(at: site.place, assembly)
      {
        assembly.addEdge(
          builder,
          .restsOn,
          code,
          at: assembly.location(site.place),
          timing: registration == nil ? timing(of: site.place) : bodies.timing(of: site.place)
        )
      }
      built.add(site.declaration, builtBy: builder, &assembly)
    }
  }

  /// Whether a node is a part of another one, which is made by it then.
  private func isPart(_ node: NodeID, of whole: NodeID, _ assembly: GraphAssembly) -> Bool {
    assembly[node].owner == whole && assembly[whole].kind == .root
  }

  /// Whether the innermost node around a place is a static member, which makes what it is a part of:
  /// `static let shared = Store()`.
  private func isShared(at place: Place, _ assembly: GraphAssembly) -> Bool {
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind == .provider {
        return program[id].kind == .variable && program[id].traits.contains(.isStatic)
      }
      next = program[id].parent
    }
    return false
  }

  func timing(of place: Place) -> Edge.Timing {
    place.isDeferred || place.isSourceDeferred ? .deferred : .eager
  }

  /// The innermost node around a place that is no dependency.
  func builder(at place: Place, _ assembly: GraphAssembly) -> NodeID? {
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency { return node }
      next = program[id].parent
    }
    return nil
  }
}

/// The types that each provider builds, each once.
struct BuiltTypes {
  private let model: WiringModel
  private var known: Set<Entry> = []

  /// A provider and the name of a type that it builds.
  private struct Entry: Hashable {
    let builder: NodeID
    let name: String
  }

  init(_ model: WiringModel) { self.model = model }

  /// Adds the name of a type to what a provider builds; a module has constructions of its own.
  mutating func add(
    _ type: DeclarationID,
    builtBy builder: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let program = model.resolver.program
    guard assembly[builder].kind == .provider, program.isSource(type), model.owners[type] == nil,
      model.kinds.kind(of: type).mayLeadToObjects
    else { return }
    let name = program.qualifiedName(type)
    guard known.insert(Entry(builder: builder, name: name)).inserted else { return }
    assembly[builder].builtTypes.append(name)
  }
}
