import GraphModel
import PureLintFindings

extension Rule {
  static let unusedDependency = Rule(
    id: "unused-dependency",
    severity: .warning,
    summary: "a dependency that nobody reads",
    effect: """
      The program above runs, but it builds a `Clock` that nobody asks for the time.
      Who reads `Shelf.init` thinks that a shelf needs a clock.
      """,
    details: """
      Two rules speak of unused things. The type around the thing decides which one:

      \(Rule.unusedThings)

      The messages:

      | message | the code | what to do |
      | --- | --- | --- |
      | `dependency 'Shelf.clock' is never read` | `private let clock: Clock`, set by \
      `init(clock:)` | delete it with its argument |
      | `property 'Shelf.clock' is never read` | `private let clock: Clock`, set by an \
      `init(clock:)` that has another use for `clock`; or `private let clock = Clock()` | delete \
      the property |
      | `parameter 'clock' of 'makeShelf(clock:)' is never read` | a parameter | delete it with its \
      argument |
      | `parameter 'done' of 'open(done:)' is never read`, where `done` is a closure | \
      `done: () -> Void` | call it, or delete it |
      | `… is only copied to the property 'clock', which is never read` | a parameter that \
      `init` stores in a property that nobody reads | delete both |
      | `'clock' of 'R' is set but never read` | a field of the struct of a root | delete the \
      field, and the argument for it |

      A note `'clock' is built for it alone` names something that nothing else uses. It can go, too.

      These are dependencies:

      - The fields of a module's `Dependency`.
      - The fields of a nested `struct Dependency` or `Dependencies` of any other type, if \
      something fills in the struct and the type gets it: in an initializer, in an optional \
      property that others set, or in a method that stores its parameter.
      - The fields of such a struct that another type, a function or a closure takes. They count \
      only if one of them holds an object.
      - The fields of the root's own struct, and the objects in each struct that a composer \
      fills in.
      - The parameters of functions that build a root, unless such a function is handed on as a \
      value.
      - An object that an initializer takes from a composer, or from a type that hands on what \
      it got. The finding stands at the property that keeps the object, or at the parameter.
      - A private property for which its own type makes an object or asks for one: `Clock()`, \
      `Clock.shared`, `makeClock()`, also as `lazy var`. It counts if to make the object begins \
      nothing, if others ask for the shared one, too, or if nothing ever makes it. Otherwise \
      `--unresolved` lists it.
      - A parameter that nothing fills in but its default value.
      - An object that a container hands to what it makes, if a private property keeps it: \
      `container.register(Shelf.self) { Shelf(clock: $0.resolve(Clock.self)!) }`.
      - The properties of a protocol by which a library gives things to a root, such as the \
      dependencies of a component.

      These are not reported: what a protocol or a superclass requires, what code out of sight \
      may read, and what a type may keep only to keep it alive. An object that lasts until the \
      process ends needs nobody to keep it alive.

      These are reads:

      - Each mention of the field after an expression that is, or may be, the dependency value. \
      It may stand in any branch of `#if`, behind the factory, in an extension or in a subclass.
      - A mention is no read if it cannot mean this field. The access level may forbid it, or the \
      target does not see the field, or the code asks the value for members that this type lacks.
      - Copying is not reading. A field that is stored in a property is read when that property \
      is read. There may be locals, parameters and tuples in between.
      - The same goes for a field that another type's initializer only stores in a private \
      property.

      The fields of a module that nobody wires are not judged. A note on its `unwired-module` \
      says how many of them nobody reads.
      """,
    remedy: """
      Delete the field or parameter with all arguments for it.
      What is built for it alone can go, too.
      """,
    triggers: """
      final class API {
        func load() -> String { "books" }
      }

      final class Clock {}

      final class Shelf {
        private let api: API
        private let clock: Clock
        init(api: API, clock: Clock) {
          self.api = api
          self.clock = clock
        }
        func show() { print(api.load()) }
      }

      final class AppContainer {
        lazy var shelf = Shelf(api: API(), clock: Clock())
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
        lazy var shelf = Shelf(api: API())
      }

      AppContainer().shelf.show()
      """,
    mending: .removal,
    refutation: .byName,
    check: .graph(reportUnusedDependencies)
  )
}

private func reportUnusedDependencies(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  let cyclic = Dictionary(grouping: input.providerCycles.flatMap(\.hops), by: \.source)
  let uses = ReceivedUses(graph)
  for id in graph.nodeIDs
  where !rootCauses.explain(id) && graph.isUnread(id) && !isOnCycle(id, cyclic, graph)
    && !isToldAtReceivers(id, graph)
  {
    let dependency = graph[id]
    guard dependency.kind == .dependency,
      dependency.traits.isDisjoint(with: [.isTest, .isProperty]),
      let location = dependency.location, !rootCauses.isOfUnwiredModules(id, graph)
    else { continue }
    let reads = graph.incoming(id, .reads)
    let scope = reads.isEmpty ? "" : " outside tests"
    let testReads = reads.compactMap(\.location).map {
      Finding.Note(message: "'\(dependency.shortName)' is read here, in a test", location: $0)
    }
    findings.report(
      "\(subject(id, graph)) \(verdict(on: id, graph))\(scope)",
      about: graph.subject(id),
      at: location,
      notes: testReads.capped() + supplyNotes(of: id, uses, graph)
        + [.init(role: .change, message: advice(on: id, graph), location: location)]
    )
  }
}

/// Whether a dependency is only handed to initializers, and their types' own dependencies are
/// reported.
private func isToldAtReceivers(_ id: NodeID, _ graph: Graph) -> Bool {
  let copies = graph.outgoing(id, .copies)
  return !copies.isEmpty
    && copies.allSatisfy { copy in
      graph[copy.target].traits.contains(.isInjected) && graph.isUnread(copy.target)
    }
}

/// Whether the dependency closes a cycle of providers. Then the cycle is reported instead.
private func isOnCycle(_ id: NodeID, _ hops: [NodeID: [Edge]], _ graph: Graph) -> Bool {
  guard graph[id].traits.contains(.isInjected) else { return false }
  return graph.incoming(id, .supplies).contains { supply in
    (hops[supply.source] ?? []).contains { hop in
      let type = graph[hop.target].typeName
      return type == nil || type == graph[id].typeName
    }
  }
}

private func subject(_ id: NodeID, _ graph: Graph) -> String {
  let dependency = graph[id]
  let isOfRoot = dependency.owner.map { graph[$0].kind == .root } ?? false
  let name = "'\(dependency.shortName)' of '\(dependency.holderName)'"
  if dependency.traits.contains(.isParameter) { return "parameter \(name)" }
  if dependency.traits.contains(.isSpare) { return "property '\(dependency.name)'" }
  return isOfRoot ? name : "dependency '\(dependency.name)'"
}

private func verdict(on id: NodeID, _ graph: Graph) -> String {
  if let copy = graph.outgoing(id, .copies).first {
    let name = graph[copy.target].name
    let kind = name == graph[id].shortName ? "the property " : ""
    return "is only copied to \(kind)'\(name)', which is never read"
  }
  let isOfRoot = graph[id].owner.map { graph[$0].kind == .root } ?? false
  let isFilled = !graph[id].traits.contains(.isParameter) && !graph.incoming(id, .supplies).isEmpty
  return isOfRoot && isFilled ? "is set but never read" : "is never read"
}

/// The advice to delete a field with all that has to go with it, so that the rest compiles.
private func advice(on id: NodeID, _ graph: Graph) -> String {
  var parts = ["'\(graph[id].shortName)'"]
  let copies = Set(graph.outgoing(id, .copies).map(\.target)).sorted()
  if let first = copies.first {
    parts.append(copies.count == 1 ? "its copy '\(graph[first].name)'" : "its copies")
  }
  let supplies = suppliesFromElsewhere(of: id, graph)
  let arguments = Set(supplies.compactMap(\.location)).count
  if arguments > 0 { parts.append(Advice.its(arguments, "argument")) }
  if supplies.contains(where: { $0.location == nil }) { parts.append("the code that sets it") }
  if !graph.incoming(id, .reads).isEmpty { parts.append("what tests read of it") }
  return (graph[id].mayBeMeantToBeCalled ? "call it, or delete " : "delete ") + Advice.list(parts)
}

extension Node {
  /// Whether it is a parameter that is there only to be called: a closure that yields no value.
  fileprivate var mayBeMeantToBeCalled: Bool {
    traits.contains(.isParameter) && typeName?.isClosureWithoutValue ?? false
  }
}

/// The suppliers of a dependency, unless it asks for its value itself where it is declared.
private func suppliesFromElsewhere(of dependency: NodeID, _ graph: Graph) -> [Edge] {
  let own = graph[dependency].location
  return graph.incoming(dependency, .supplies).filter { $0.location == nil || $0.location != own }
}

/// The places that the value comes from, so that it can be taken out there too.
private func supplyNotes(
  of dependency: NodeID,
  _ uses: ReceivedUses,
  _ graph: Graph
) -> [Finding.Note] {
  let supplies = graph.incoming(dependency, .supplies)
  let places = suppliesFromElsewhere(of: dependency, graph).compactMap(\.location).map {
    Finding.Note(message: "a value is supplied here", location: $0)
  }
  let builtForIt = providers(feeding: dependency, supplies, uses, graph).compactMap { provider in
    graph[provider].location.map {
      Finding.Note(
        role: .consequence,
        message: Advice.forItAlone(graph[provider]),
        location: $0
      )
    }
  }
  return places.capped() + builtForIt.capped()
}

/// The uses of providers by what receives their values. Who supplies many dependencies has a use for
/// each of them.
private final class ReceivedUses {
  private let graph: Graph
  private lazy var byReceiver: [NodeID: [Edge]] = graph.edges.reduce(into: [:]) { uses, edge in
    guard edge.kind == .uses, let receiver = edge.receiver else { return }
    uses[receiver, default: []].append(edge)
  }

  init(_ graph: Graph) { self.graph = graph }

  func uses(for dependency: NodeID) -> [Edge] { byReceiver[dependency] ?? [] }
}

/// The providers that feed one dependency and nothing else, directly or through each other. That a
/// root declares one is no use of it.
private func providers(
  feeding dependency: NodeID,
  _ supplies: IncomingEdges,
  _ received: ReceivedUses,
  _ graph: Graph
) -> [NodeID] {
  let sources = Set(supplies.map(\.source))
  let uses = received.uses(for: dependency).filter { sources.contains($0.source) }
  let mentions = Set(uses.compactMap(\.location))
  var found: Set<NodeID> = []
  var waiting = uses.map(\.target)
  while let provider = waiting.popLast() {
    let isFedAlone = graph.incoming(provider, .uses).allSatisfy { use in
      found.contains(use.source) || use.location.map(mentions.contains) ?? false
        || use.location == graph[provider].location
    }
    guard graph[provider].kind == .provider, isFedAlone, found.insert(provider).inserted else {
      continue
    }
    waiting += graph.outgoing(provider, .uses).map(\.target)
  }
  return found.sorted()
}
