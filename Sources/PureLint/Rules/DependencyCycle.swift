import GraphModel
import PureLintFindings

extension Rule {
  static let dependencyCycle = Rule(
    id: "dependency-cycle",
    severity: .error,
    summary: "providers or modules that need each other in order to be built",
    effect: """
      The program above crashes at once: `session` asks for `store`, `store` asks for `session`, \
      until the stack is full.
      Locals that need each other do not compile in any order.
      Modules whose dependencies need each other cannot be built, unless one of them waits.
      """,
    details: """
      - A closure waits, and so does the autoclosure of a factory: what is in it is built later. \
      A cycle of modules with such a hop can be built. It is reported only if no root makes its \
      modules.
      - Code that may not run closes no cycle of providers: a branch, a setter, a call behind \
      `?.`, a function that is handed on, a call that may mean another overload.
      - A function that sets a lazy member before it reads it closes no cycle, because nothing is \
      built there.
      - A service may ask the root for something in its initializer. That counts as asked while \
      the root builds the service.
      - A static or a global that needs itself for its first value stops the program at the \
      first request. Initial values, initializers, default arguments and the functions that they \
      call count. So does a value that a helper function takes from a closure and keeps.
      - A container stores an object when its initializer is done. A value that is made \
      after that, such as in `initCompleted`, gets the stored object. So such a hop ends the \
      cycle, unless the container makes a new object for each request.
      - A singleton that is built a second time before it is stored raises an exception.
      - A hop under `#if` closes a cycle only with hops that some build compiles with it.
      - A cycle is reported once, at its first hop in source order. If members of a root are on \
      the cycle, the message names those. If not, it names modules.
      - Any lazy or computed member of a root counts, also one that holds a value of the system, \
      such as an image.
      """,
    remedy: """
      Make one hop wait: hand over a factory instead of a module, or a closure that asks for the \
      value when it runs.
      Locals cannot wait: build one without the other, and set the other on it afterwards.
      """,
    triggers: """
      final class Session {
        private let store: TokenStore
        init(store: TokenStore) { self.store = store }
        func open() { print(store.token) }
      }

      final class TokenStore {
        private let session: Session
        let token = "abc"
        init(session: Session) { self.session = session }
        func renew() { session.open() }
      }

      final class AppContainer {
        lazy var session: Session = Session(store: store)
        lazy var store: TokenStore = TokenStore(session: session)
      }

      AppContainer().session.open()
      """,
    passes: """
      final class Session {
        private let store: TokenStore
        init(store: TokenStore) { self.store = store }
        func open() { print(store.token) }
      }

      final class TokenStore {
        private let session: () -> Session
        let token = "abc"
        init(session: @escaping () -> Session) { self.session = session }
        func renew() { session().open() }
      }

      final class AppContainer {
        lazy var session: Session = Session(store: store)
        lazy var store: TokenStore = TokenStore(session: { self.session })
      }

      AppContainer().session.open()
      """,
    check: .graph(reportDependencyCycles)
  )
}

private func reportDependencyCycles(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  lazy var live = graph.deadProviders().live
  for cycle in input.providerCycles {
    // What containers build is built for nobody but those who ask for it.
    guard !isOfContainers(cycle, input) || cycle.members.contains(where: { live.contains($0) })
    else { continue }
    findings.report(
      cycle.hops,
      named: "dependency cycle",
      advice: libraryAdvice(on: cycle.hops, input) ?? advice(on: cycle.hops, graph),
      graph
    )
  }
  for rebuild in input.rebuilds where rebuild.isFatal {
    let words = input.hints.words(for: rebuild.rebuilt)
    findings.report(
      rebuild,
      named: "dependency cycle",
      saying: "'\(graph[rebuild.rebuilt].name)'"
        + (words?.rebuilt ?? " is built twice, which raises an exception"),
      advice: libraryAdvice(on: rebuild.hops, input),
      graph
    )
  }
  for cycle in input.moduleCycles where !cycle.isBuildable {
    findings.report(cycle.hops, named: "dependency cycle", advice: advice(on: cycle, graph), graph)
  }
}

/// Whether containers build all that is on a cycle.
private func isOfContainers(_ cycle: ProviderCycle, _ input: RuleInput) -> Bool {
  cycle.members.allSatisfy { id in
    !input.graph[id].traits.isDisjoint(with: [.isDoubled, .isSingular])
      || input.hints.words(for: id) != nil
  }
}

/// The advice on a cycle in the words of the library that builds its parts, where it has any.
private func libraryAdvice(on cycle: [Edge], _ input: RuleInput) -> String? {
  cycle.lazy.compactMap { input.hints.words(for: $0.source)?.adviceOnCycle }.first
}

/// The advice on providers that need each other. A local has no lifetime of its own, and nothing
/// can wait for one that is declared further down.
private func advice(on cycle: [Edge], _ graph: Graph) -> String {
  let areDefined = cycle.contains {
    !graph[$0.source].traits.isDisjoint(with: [.isDoubled, .isSingular])
  }
  if areDefined {
    return "let one be found while it is filled: set the other on it in the closure that fills it,"
      + " in a scope that keeps it"
  }
  let areLocals = cycle.allSatisfy { graph[$0.source].lifetime == nil }
  if areLocals {
    return cycle.count == 1
      ? "build it without itself" : "build one without the other, and set that one on it afterwards"
  }
  if cycle.count == 1 {
    return
      "build it without itself, or read it in a closure that runs later; it reads itself while it is "
      + "built"
  }
  return Advice.makeOneWait(of: cycle.count) + ": hand over a closure here"
}

/// The advice on modules that need each other. Where one waits already, a place that builds them is
/// missing.
private func advice(on cycle: ModuleCycle, _ graph: Graph) -> String {
  let wait = Advice.makeOneWait(of: cycle.hops.count)
  guard let first = cycle.hops.first else { return wait }
  if cycle.hops.contains(where: { $0.timing == .deferred || $0.timing == .possible }) {
    return "build them in a root whose members are lazy, or drop one of the needs"
  }
  let module = graph[first.target]
  return module.traits.contains(.hasFactory)
    ? "\(wait): hand over '\(module.name).Factory'"
    : "\(wait): hand over a closure that returns '\(module.name)'"
}
