import GraphModel
import PureLintFindings

extension Rule {
  static let passThroughDependency = Rule(
    id: "pass-through-dependency",
    severity: .warning,
    isOptIn: true,
    summary: "a dependency that a module only hands on",
    effect: """
      The program above runs, but `Outer` knows more than it needs.
      It takes the calendar only to hand it to `Inner`.
      """,
    details: """
      - The root can hand the value directly to the modules that use it, through their factories.
      - A module that makes factories is a root, too. It is there to hand things on, and is not \
      reported.
      """,
    remedy: """
      Take the module that uses the value, or its factory, from the root.
      The root can hand the value over directly.
      """,
    triggers: """
      final class Calendar {
        let today = "Monday"
      }

      final class Outer {
        struct Dependency { let calendar: Calendar }
        let inner: Inner
        init(dependency: Dependency) {
          inner = Inner(dependency: .init(calendar: dependency.calendar))
        }
      }

      final class Inner {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency) { print(dependency.calendar.today) }
      }

      print(Outer(dependency: .init(calendar: Calendar())).inner)
      """,
    passes: """
      final class Calendar {
        let today = "Monday"
      }

      final class Outer {
        struct Dependency { let inner: Inner }
        let inner: Inner
        init(dependency: Dependency) { inner = dependency.inner }
      }

      final class Inner {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency) { print(dependency.calendar.today) }
      }

      let inner = Inner(dependency: .init(calendar: Calendar()))
      print(Outer(dependency: .init(inner: inner)).inner)
      """,
    refutation: .byName,
    check: .graph(reportPassThroughDependencies)
  )
}

private func reportPassThroughDependencies(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  // Handing on is what a root is there for, a module of its own or not. A module that makes another one
  // is no root for that.
  let makers = graph.factoryMakers
  let roots = Set(
    graph.nodeIDs.lazy.filter { graph[$0].kind == .root && makers.contains($0) }
      .map { graph[$0].location }
  )
  for id in graph.nodeIDs {
    let dependency = graph[id]
    let reads = graph.incoming(id, .reads)
    guard dependency.kind == .dependency, let owner = dependency.owner,
      graph[owner].kind == .module, !roots.contains(graph[owner].location),
      let location = dependency.location,
      dependency.traits.isDisjoint(with: [.isTest, .isProperty]),
      !reads.isEmpty, reads.allSatisfy({ $0.receiver != nil }),
      !input.rootCauses.isOfUnwiredModules(id, graph)
    else { continue }
    findings.report(
      "dependency '\(dependency.name)' is only handed on",
      about: graph.subject(id),
      at: location,
      notes: reads.prefix(3).compactMap { read in
        read.location.map { .init(message: "it is handed on here", location: $0) }
      } + [.init(role: .change, message: advice(on: reads, graph), location: location)]
    )
  }
}

extension Graph {
  /// Whoever makes a module that is built later: a factory of it, that is.
  fileprivate var factoryMakers: Set<NodeID> {
    var makers: Set<NodeID> = []
    for edge in edges(.wires) where edge.timing.isLater {
      guard let maker = self[edge.source].owner else { continue }
      makers.insert(maker)
      if let holder = self[maker].owner { makers.insert(holder) }
    }
    return makers
  }
}

/// The advice to hand the value from the root to those who get it in the end.
private func advice(on reads: IncomingEdges, _ graph: Graph) -> String {
  let receivers = Set(reads.compactMap { $0.receiver.flatMap { graph[$0].owner } })
  let names = receivers.sorted().map { "'\(graph[$0].name)'" }
  guard !names.isEmpty else { return "let the root hand it over directly" }
  return "take \(Advice.list(names)) from the root, which can hand it over directly"
}
