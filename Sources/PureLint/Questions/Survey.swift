import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintPolicy
import PureLintSource

/// The graph, needs, findings and files that questions are answered from.
package struct Survey: Sendable {
  /// The graphs of all programs as one; providers have types where the source writes none, too.
  package let graph: Graph
  let programs: Programs
  let needs: NeedGraph
  /// The names that providers of different types have.
  private let sharedNames: Set<String>
  /// The nodes at the places of findings.
  private let nodesAtFindings: [Location: [NodeID]]
  /// What is to be reported, sorted by place.
  package let diagnostics: [Diagnostic]
  /// What things need as their declarations and constructions show it.
  let declaredNeeds: [Need]
  /// The files that places are in.
  package let files: [SourceFile]
  /// The names of the first targets that files are compiled into, where a project names any.
  let targets: [FileID: String]
  package let paths: PathStyle

  /// - Parameter report: One that says where values come from; if that was put off, it is found out now.
  package init(_ report: Report, _ verdict: Policy.Verdict, paths style: PathStyle) {
    let graphs = report.tracedGraphs().enumerated().map { index, graph in
      graph.addingTypes(report.inferredTypes[index])
    }
    let paths = report.files.map(\.path)
    graph = Graph(merging: graphs, files: paths)
    programs = Programs(graphs, files: paths, yieldedTypes: report.yieldedTypes)
    needs = NeedGraph(graph, programs)
    sharedNames = Survey.sharedNames(needs)
    diagnostics = verdict.diagnostics
    nodesAtFindings = Survey.nodes(at: Set(diagnostics.map(\.finding.location)), graph)
    declaredNeeds = report.declaredNeeds
    files = report.files + verdict.configurations
    targets = report.targets
    self.paths = style
  }

  /// The nodes from which everything is built.
  package var starts: [NodeID] { needs.starts }

  /// The roots among them.
  var startingRoots: [NodeID] { starts.filter { graph[$0].kind == .root } }

  private static func sharedNames(_ needs: NeedGraph) -> Set<String> {
    var types: [String: Set<String?>] = [:]
    for id in needs.participants where needs.whole[id].kind == .provider {
      types[needs.whole.qualifiedName(id), default: []].insert(needs.whole[id].typeName)
    }
    return Set(types.lazy.filter { $0.value.count > 1 }.map(\.key))
  }

  private static func nodes(at places: Set<Location>, _ graph: Graph) -> [Location: [NodeID]] {
    graph.nodeIDs.reduce(into: [:]) { found, id in
      if let place = graph[id].location, places.contains(place) {
        found[place, default: []].append(id)
      }
    }
  }

  /// Whether another provider has the name of a node, and another type.
  func sharesName(_ id: NodeID) -> Bool {
    graph[id].kind == .provider && sharedNames.contains(graph.qualifiedName(id))
  }

  /// The findings about a node, or about a field of it. One at the place of a namesake is about that.
  func diagnostics(about id: NodeID) -> [Diagnostic] {
    let own = Set([id] + fields(of: id))
    let names = Set(own.map { graph.subject($0).names[0] })
    return diagnostics.filter { diagnostic in
      let finding = diagnostic.finding
      guard finding.subject.names.contains(where: names.contains),
        programs.program(of: id, has: finding.location.file)
      else { return false }
      let there = (nodesAtFindings[finding.location] ?? []).filter {
        names.contains(graph.subject($0).names[0])
      }
      return there.isEmpty || there.contains(where: own.contains)
    }
  }

  /// The fields that a node declares, in source order; of a field, none.
  func fields(of id: NodeID) -> [NodeID] {
    let declared = graph.outgoing(id, .declares).map(\.target)
    let fields = declared.filter { !graph[$0].traits.contains(.isParameter) }
    var known: Set<NodeID> = []
    return fields.filter { known.insert($0).inserted }
  }

  /// Whether a node is a place where code asks for something, such as a container, rather than a field
  /// or parameter.
  package func isRequest(_ id: NodeID) -> Bool {
    graph[id].kind == .dependency && graph.incoming(id, .declares).isEmpty
      && graph.incoming(id, .supplies).contains { graph[$0.source].traits.contains(.isDemand) }
  }

  /// The participant that a node is a part of: of a field, who declares it; of a construction, what
  /// it makes; of every other node, itself.
  func holder(of id: NodeID) -> NodeID {
    switch graph[id].kind {
    case .dependency: graph.incoming(id, .declares).first?.source ?? graph[id].owner ?? id
    case .wiring: graph.outgoing(id, .wires).first?.target ?? graph[id].owner ?? id
    default: id
    }
  }
}

extension Graph {
  /// The same graph with types for nodes that have none.
  fileprivate func addingTypes(_ types: [NodeID: String]) -> Graph {
    if types.isEmpty { return self }
    var builder = GraphBuilder(self)
    for (id, type) in types where self[id].typeName == nil { builder[id].typeName = type }
    return builder.build()
  }
}
