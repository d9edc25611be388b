import GraphModel
import PureLintResolution
import PureLintSource
import PureLintWiring

/// What is kept once it is made, and is sure to need itself for that: statics and globals, of which who
/// first asks waits for ever or is stopped; lazy members, and what helpers of the app keep, which call
/// each other until the stack overflows.
package struct StaticCycles {
  private let resolver: Resolver
  /// In source order.
  private let needs: [(source: DeclarationID, need: InitialCode.Need)]
  private var program: Program { resolver.program }

  /// - Parameter candidates: Code that may be on a circle; it has been walked.
  package init(_ resolver: Resolver, among candidates: Set<DeclarationID>) {
    self.resolver = resolver
    let code = InitialCode(resolver)
    let program = resolver.program
    let kept = candidates.filter { code.isKept($0) && resolver.isPlain($0) }
    let all = kept.sorted().flatMap { source in
      code.needs(of: source).filter { need in
        kept.contains(need.target)
          && program.configuration.mayHold(
            program.conditions(of: source) + program.conditions(of: need.target)
          )
      }
      .map { (source: source, need: $0) }
    }
    needs = Self.circular(all)
  }

  /// Whether nothing needs itself.
  package var isEmpty: Bool { needs.isEmpty }

  /// Those that are part of a circle.
  private static func circular(
    _ all: [(source: DeclarationID, need: InitialCode.Need)]
  ) -> [(source: DeclarationID, need: InitialCode.Need)] {
    var builder = GraphBuilder()
    var nodes: [DeclarationID: NodeID] = [:]
    for (source, need) in all {
      for id in [source, need.target] where nodes[id] == nil {
        nodes[id] = builder.addNode(Node(kind: .provider, name: ""))
      }
      builder.addEdge(Edge(source: nodes[source]!, target: nodes[need.target]!, kind: .uses))
    }
    var circles: [NodeID: Int] = [:]
    for (number, circle) in builder.build().cyclicComponents().enumerated() {
      for node in circle { circles[node] = number }
    }
    return all.filter { source, need in
      let circle = circles[nodes[source]!]
      return circle != nil && circle == circles[nodes[need.target]!]
    }
  }

  /// Adds the circles to the graph.
  package func contribute(to assembly: inout GraphAssembly) {
    var nodes: [DeclarationID: NodeID] = [:]
    for (source, need) in needs {
      for id in [source, need.target] where nodes[id] == nil {
        nodes[id] = provider(id, in: &assembly)
      }
      guard let user = nodes[source], let target = nodes[need.target] else { continue }
      assembly.addEdge(user, .uses, target, at: assembly.location(need.place))
    }
  }

  private func provider(_ id: DeclarationID, in assembly: inout GraphAssembly) -> NodeID {
    if let known = assembly.node(of: id), assembly[known].kind == .provider { return known }
    // Whoever may ask for it: the type around it, or the files with its global.
    let source = program[id].parent
    let token = program[id].nameToken
    let user = assembly.consumer(at: Place(file: Int(id.file), token: token, source: source))
    let node = assembly.addNode(
      Node(
        kind: .provider,
        name: program.qualifiedName(id),
        lifetime: .singleton,
        traits: program.isShared(id) ? .isShared : [],
        location: assembly.location(of: id)
      )
    )
    if let user { assembly.addEdge(user, .uses, node, at: nil, timing: .deferred) }
    return node
  }
}

extension Resolver {
  /// Whether nothing but its own initial value makes a variable: no wrapper stands in between.
  fileprivate func isPlain(_ id: DeclarationID) -> Bool {
    guard program[id].kind == .variable else { return true }
    let tree = program.tree(of: id)
    return tree.children(tree.variableDeclaration(of: program[id].node)).allSatisfy { child in
      tree.kind(child) != .attribute
        || tree.type(in: child).map { program.libraries.knows(tree.name($0), .changesNoUse) }
          == true
    }
  }
}
