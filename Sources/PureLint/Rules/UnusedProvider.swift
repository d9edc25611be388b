import GraphModel
import PureLintFindings

extension Rule {
  static let unusedProvider = Rule(
    id: "unused-provider",
    severity: .warning,
    summary: "something that a root builds and nobody uses",
    effect: """
      The program above runs, but `log` is never built. A `let log` would be built for nothing.
      Most often somebody removed what used the object, and the object stayed behind.
      """,
    details: """
      Two rules speak of unused things. The type around the thing decides which one:

      \(Rule.unusedThings)

      The messages:

      | message | the code | what to do |
      | --- | --- | --- |
      | `'log' is built in 'R' but never used` | `lazy var log = Log()`, `let log = Log()` | \
      delete it, or hand it to its consumer |
      | `'log' is kept in 'R' but never used` | `let log: Log`, set by `init(log:)` of a type \
      that hands other objects on; `private var log: Log?`, set later | delete it. If the \
      initializer uses its parameter for nothing else, delete that, too |
      | `'log' of 'R' is never read` | `var log: Log { Log() }` | delete it, or read it |
      | `'makeLog()' of 'R' is never called` | `func makeLog() -> Log { Log() }` | delete it, or \
      call it |
      | `'log' of 'R' is never set and never used` | `private var log: Log?` | delete it, or set it |
      | `'LogAssembly' is an assembly that nobody uses` | `final class LogAssembly: Assembly` | \
      delete it, or ask it for what it defines |

      What counts:

      - In a composition root, a local or a lazy member that nothing uses is reported. So is a \
      helper that nobody calls.
      - A member that an initializer of the root fills in is reported, unless an object of its class does \
      something by itself, such as observing notifications.
      - A local that only goes into a tuple is reported, if no caller selects that element.
      - A member that a protocol requires is reported if nobody asks for it, neither directly nor \
      through the protocol.
      - In a container, these are reported: a registration that nobody asks for, an assembly or \
      module that nobody applies or starts, a function that registers something and that nobody \
      calls.
      - In SwiftUI, an object in the environment that no view takes is reported.
      - A provider that only feeds an unused one is a note on the same finding.
      """,
    remedy: """
      Delete it with everything that serves it alone, or hand it to its consumer.
      If it is a function, call it.
      """,
    triggers: """
      final class API {
        func load() -> String { "books" }
      }

      final class Shelf {
        private let api: API
        init(api: API) { self.api = api }
        func show() { print(api.load()) }
      }

      final class Log {}

      final class AppContainer {
        lazy var api = API()
        lazy var log = Log()
        lazy var shelf = Shelf(api: api)
      }

      AppContainer().shelf.show()
      """,
    passes: """
      final class API {
        func load() -> String { "books" }
      }

      final class Shelf {
        private let api: API
        init(api: API) { self.api = api }
        func show() { print(api.load()) }
      }

      final class AppContainer {
        lazy var api = API()
        lazy var shelf = Shelf(api: api)
      }

      AppContainer().shelf.show()
      """,
    mending: .removal,
    refutation: .byName,
    check: .graph(reportUnusedProviders)
  )
}

private func reportUnusedProviders(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  let dead = graph.deadProviders()
  // A function of a root that nobody calls may stand for what it registers, too.
  var told: Set<Location> = []
  for id in dead.roots where !rootCauses.explain(id) && !isNeededByExplained(id, dead, input) {
    let provider = graph[id]
    guard provider.kind == .provider, !provider.traits.contains(.isShared),
      !provider.traits.contains(.isTest) || provider.traits.contains(.isSubstitution),
      let location = provider.location, told.insert(location).inserted
    else { continue }
    let fed = graph.mayStart(id, dead) ? [] : dead.fed(by: id)
    let notes = fed.compactMap { fed in
      graph[fed].location.map {
        Finding.Note(role: .consequence, message: Advice.forItAlone(graph[fed]), location: $0)
      }
    }
    let root = provider.owner.map { "'\(graph[$0].name)'" }
    let words = input.hints.words(for: id)
    let isEmpty = input.hints.isEmpty(id)
    findings.report(
      "'\(provider.name)'"
        + (words?.unused ?? verdict(on: provider, in: root, isEmpty: isEmpty)),
      about: graph.subject(id),
      at: location,
      notes: notes.capped() + [
        .init(
          role: .change,
          message: words?.adviceOnUnused
            ?? (isEmpty
              ? "delete it, or set it"
              : graph.mayStart(id, dead)
                ? "delete the name, and write '_ =' if the call is there for more than its value"
                : advice(on: provider, feeds: !notes.isEmpty)),
          location: location
        )
      ]
    )
  }
}

extension Graph {
  /// Whether a provider is a local whose value comes from a function, which may do more than yield it.
  fileprivate func mayStart(_ id: NodeID, _ dead: DeadNodes) -> Bool {
    self[id].lifetime == nil && self[id].traits.isDisjoint(with: [.isFunction, .isProperty])
      && outgoing(id, .uses).contains { self[$0.target].traits.contains(.isFunction) }
  }
}

/// Whether a provider is a part of a cycle with one that has its cause elsewhere.
private func isNeededByExplained(_ id: NodeID, _ dead: DeadNodes, _ input: RuleInput) -> Bool {
  let explained = dead.fed(by: id).filter(input.rootCauses.explain)
  guard !explained.isEmpty else { return false }
  return input.graph.reachable(from: explained) { $0.kind == .uses && $0.receiver == nil }
    .contains(id)
}

/// A function is called; a value is kept if others made it, and built otherwise.
private func verdict(on provider: Node, in root: String?, isEmpty: Bool) -> String {
  if isEmpty { return (root.map { " of " + $0 } ?? "") + " is never set and never used" }
  if provider.traits.contains(.isSubstitution) {
    return " stands in for nothing:" + (root.map { " " + $0 } ?? " it")
      + " defines nothing of that name"
      + provider.testSuffix
  }
  if provider.traits.contains(.isAssembly) { return " is an assembly that nobody uses" }
  if provider.traits.contains(.isFunction) {
    return (root.map { " of " + $0 } ?? "") + " is never called"
  }
  // A computed property builds nothing unless it is read.
  if provider.lifetime == .transient { return (root.map { " of " + $0 } ?? "") + " is never read" }
  let verb = provider.traits.contains(.isProperty) ? "kept" : "built"
  return " is " + verb + (root.map { " in " + $0 } ?? "") + " but never used"
}

/// The advice to delete a provider with all that has to go with it, or to use it.
private func advice(on provider: Node, feeds: Bool) -> String {
  if provider.traits.contains(.isSubstitution) {
    return "name a member that defines something, a function with its labels"
  }
  let requirement = provider.traits.contains(.isRequired) ? " and the requirement for it" : ""
  let rest = feeds ? " with what is there for it alone" : ""
  if provider.traits.contains(.isProperty) {
    return "delete it\(requirement), with the code that only sets it"
      + (feeds ? " and what is there for it alone" : "")
  }
  let isFunction = provider.traits.contains(.isFunction)
  let use =
    provider.traits.contains(.isAssembly)
    ? "ask it for what it defines"
    : isFunction
      ? "call it where it is needed"
      : provider.lifetime == .transient ? "read it where it is needed" : "hand it to what needs it"
  return "delete it\(requirement)\(rest), or \(use)"
}
