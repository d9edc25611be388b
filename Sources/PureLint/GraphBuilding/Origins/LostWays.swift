import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The places where the way to what something needs is lost: each a node that is assumed to provide
/// anything, on which rests whoever stands there.
struct LostWays {
  private let model: WiringModel
  private let spans: ArgumentSpans
  private let receivers: [DeclarationID: [NodeID]]
  private let bodies: RegistrationBodies
  /// The nodes of the places.
  private var lost: [Location: NodeID] = [:]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(
    _ model: WiringModel,
    _ spans: ArgumentSpans,
    _ receivers: [DeclarationID: [NodeID]],
    _ bodies: RegistrationBodies
  ) {
    self.bodies = bodies
    self.model = model
    self.spans = spans
    self.receivers = receivers
  }

  mutating func contribute(to assembly: inout GraphAssembly) {
    for step in model.unresolved { add(step.message, at: step.place, &assembly) }
    let names = Set(program.sourceDeclarations { _ in true }.map { program[$0].name })
    for unresolved in resolver.facts.unresolved where mayBuild(unresolved) {
      let tree = program.trees[unresolved.place.file]
      let token = unresolved.place.token
      // What no source declares is a library's, and builds nothing of theirs.
      guard tree.tokens.kinds[token.position] == .kwInit || names.contains(tree.name(token)) else {
        continue
      }
      let name = tree.text(token)
      add("nothing tells what '.\(name)' is a member of", at: unresolved.place, &assembly)
    }
    addUnknownArguments(to: &assembly)
  }

  /// Whether a call of what is not known may build something that the sources declare: where a
  /// parameter is known, only if that takes an object.
  private func mayBuild(_ call: Unresolved) -> Bool {
    guard !call.isForeign else { return false }
    let around = spans.around(call.place.token, in: call.place.file)
    return around.first.map { isForObject($0.parameter) } ?? true
  }

  /// Adds a lost way of the registration or the code at a place, if that is in the graph.
  private mutating func add(
    _ reason: String,
    at place: Place,
    _ assembly: inout GraphAssembly
  ) {
    if let registration = bodies.provider(around: place) {
      add(reason, at: place, of: registration, &assembly)
      return
    }
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency {
        add(reason, at: place, of: node, &assembly)
        return
      }
      next = program[id].parent
    }
  }

  private mutating func add(
    _ reason: String,
    at place: Place,
    of source: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    guard program.isSource(place), let location = assembly.location(place) else { return }
    add(reason, at: location, of: source, &assembly)
  }

  /// Adds the end of the way back from a value to whoever gets the value.
  mutating func add(
    _ end: ValueOrigin.End,
    of source: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    add(end.reason, at: end.location, of: source, &assembly)
  }

  private mutating func add(
    _ reason: String,
    at location: Location,
    of source: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let node =
      lost[location]
      ?? assembly.addNode(
        Node(kind: .external, name: reason, traits: .isOpaque, location: location)
      )
    lost[location] = node
    assembly.addEdge(source, .restsOn, node, at: location)
  }

  /// Adds the arguments for objects in which a name is read from a value of unknown type, and nothing
  /// else that is known.
  private mutating func addUnknownArguments(to assembly: inout GraphAssembly) {
    for read in resolver.facts.unknownReads {
      guard read.use != .implicitMember,
        let span = spans.around(read.place.token, in: read.place.file).first,
        isForObject(span.parameter), !namesSource(in: span, assembly)
      else { continue }
      let name = program.trees[read.place.file].text(read.place.token)
      let reason = "nothing tells the type of what '\(name)' is read from"
      let filled = receivers[span.parameter] ?? []
      for receiver in filled { add(reason, at: read.place, of: receiver, &assembly) }
      if filled.isEmpty { add(reason, at: read.place, &assembly) }
    }
  }

  /// Whether a parameter or field takes an object of a declared type, or a closure.
  private func isForObject(_ parameter: DeclarationID) -> Bool {
    let type = resolver.type(of: parameter)
    guard model.kinds.kind(of: type).mayLeadToObjects, !isOfLibraryAlone(type.unwrapped) else {
      return false
    }
    return type.unwrapped.declaration.map(program.isSource) ?? true
  }

  /// Whether a type is a library's, without subtypes in the sources and not made of what they declare:
  /// nothing of the sources comes with its value.
  private func isOfLibraryAlone(_ type: SwiftType) -> Bool {
    guard case .external(let name, let arguments) = type.form,
      resolver.symbols.possibleSubtypes(of: [name]).isEmpty
    else { return false }
    return arguments.allSatisfy { argument in
      switch argument.unwrapped.form {
      case .external: true
      case .nominal: model.kinds.kind(of: argument) == .data
      default: false
      }
    }
  }

  /// Whether an argument names something that values come from.
  private func namesSource(in span: ArgumentSpans.Span, _ assembly: GraphAssembly) -> Bool {
    resolver.references.references(in: span.file, span.tokens).contains { reference in
      assembly.node(of: reference.target).map { assembly[$0].isSourceOfValues } ?? false
    }
  }
}
