import GraphModel
import PureLintFindings

extension Rule {
  static let resolveOutsideRoot = Rule(
    id: "resolve-outside-root",
    severity: .warning,
    summary: "code inside the graph that asks the composition root for more",
    effect: """
      The program above runs, but nobody sees from outside that `Checkout` needs the receipts.
      A test cannot put others in their place.
      If a type makes a root of its own, a service that should exist once exists twice.
      """,
    details: """
      - A type that a container builds, and that asks the container for more, hides what it \
      needs. One finding lists all its requests.
      - Roots made by hand: a type is reported if a root hands it one object, and it takes \
      others from the shared root itself.
      - It is also reported if it makes a second root, such as `AppContainer()`, though the app \
      keeps one.
      - The message `'AppContainer' is asked from inside the graph, by 'Checkout'` is about such \
      a type. A note `'start()' builds the whole graph here` marks the function that was called, \
      if that function makes the root.
      - A type that gets nothing from a root is not reported.
      - Entry points may ask: delegates of apps and scenes, `@main`, top-level code, the \
      principal classes of extensions, tests.
      """,
    remedy: """
      Declare what is needed as a dependency, and let the root hand it over.
      """,
    triggers: """
      final class Cart {
        func clear() { print("empty") }
      }

      final class Checkout {
        private let cart: Cart
        init(cart: Cart) { self.cart = cart }
        func pay() {
          cart.clear()
          AppContainer.shared.receipts.printLast()
        }
      }

      final class Receipts {
        func printLast() { print("1 book") }
      }

      final class AppContainer {
        static let shared = AppContainer()
        let cart = Cart()
        let receipts = Receipts()
        func makeCheckout() -> Checkout { Checkout(cart: cart) }
      }

      AppContainer.shared.makeCheckout().pay()
      """,
    passes: """
      final class Cart {
        func clear() { print("empty") }
      }

      final class Checkout {
        private let cart: Cart
        private let receipts: Receipts
        init(cart: Cart, receipts: Receipts) {
          self.cart = cart
          self.receipts = receipts
        }
        func pay() {
          cart.clear()
          receipts.printLast()
        }
      }

      final class Receipts {
        func printLast() { print("1 book") }
      }

      final class AppContainer {
        static let shared = AppContainer()
        let cart = Cart()
        let receipts = Receipts()
        func makeCheckout() -> Checkout { Checkout(cart: cart, receipts: receipts) }
      }

      AppContainer.shared.makeCheckout().pay()
      """,
    check: .graph(reportResolutionsOutsideRoots)
  )
}

private func reportResolutionsOutsideRoots(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for edge in graph.edges(.uses) {
    let target = graph[edge.target]
    guard target.traits.contains(.isResolver), let location = edge.location,
      isInsideGraph(graph[edge.source]), isHandedSomething(graph[edge.source]),
      let root = target.owner.map({ graph[$0] }), root.location != graph[edge.source].location
    else { continue }
    report(edge, to: root, at: location, graph, &findings)
  }
  reportLookups(input, &findings)
  reportSecondRoots(input, &findings)
}

/// Whether something is built by a root, and is not called by the system or a test.
private func isInsideGraph(_ node: Node) -> Bool {
  (node.kind == .module || node.traits.contains(.isBuiltByRoot))
    && node.traits.isDisjoint(with: [.isTest, .isEntryPoint, .isStarted])
}

/// Whether the root hands something to what it builds, and could hand it the rest.
private func isHandedSomething(_ node: Node) -> Bool {
  node.kind == .module || node.traits.contains(.isInside)
}

private func report(
  _ edge: Edge,
  to root: Node,
  at location: Location,
  _ graph: Graph,
  _ findings: inout Findings
) {
  let (source, target) = (graph[edge.source], graph[edge.target])
  let builder = target.location.map {
    Finding.Note(message: "'\(target.name)' builds the whole graph here", location: $0)
  }
  findings.report(
    "'\(root.name)' is asked from inside the graph, by '\(source.name)'",
    about: graph.subject(edge.source, edge.target),
    at: location,
    notes: (builder.map { [$0] } ?? []) + [
      .init(
        role: .change,
        message:
          "take it in the initializer of '\(source.name)', and let '\(root.name)' pass it",
        location: location
      )
    ]
  )
}

// MARK: Containers

/// One finding for each type that asks a container, as it asks for one thing after the other.
private func reportLookups(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  var lookups: [NodeID: [NodeID]] = [:]
  for id in graph.nodeIDs where graph[id].traits.contains(.isLookup) {
    guard graph[id].location != nil, let asker = graph[id].owner,
      graph[id].traits.contains(.isInside) || isInsideGraph(graph[asker])
    else { continue }
    lookups[asker, default: []].append(id)
  }
  for (asker, ids) in lookups.sorted(by: { $0.key < $1.key }) {
    let places = ids.compactMap { id in graph[id].location.map { (id: id, location: $0) } }
      .sorted { $0.location < $1.location }
    guard let first = places.first else { continue }
    let name = graph[asker].name
    let kind = graph[first.id].traits.contains(.isInside) ? "a root" : "a container"
    // A helper may ask several containers, for one thing at one place.
    var asked: Set<Location> = [first.location]
    let others = places.filter { asked.insert($0.location).inserted }.map {
      Finding.Note(message: "it asks for '\(graph[$0.id].name)' here", location: $0.location)
    }
    findings.report(
      "'\(name)' asks \(kind) for '\(graph[first.id].name)' instead of being handed it",
      about: graph.subject(asker, first.id),
      at: first.location,
      notes: others.capped() + [advice(on: asker, first.id, at: first.location, graph)]
    )
  }
}

/// One finding for each type that makes a root again.
private func reportSecondRoots(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  var told: Set<Subject> = []
  for id in graph.nodeIDs where graph[id].kind == .wiring && graph[id].traits.contains(.isInside) {
    guard let first = input.hints.instance(besides: id), let location = graph[id].location,
      let asker = graph[id].owner
    else { continue }
    let (name, root) = (graph[asker].name, graph[id].name)
    let subject = graph.subject(asker, id)
    guard told.insert(subject).inserted else { continue }
    findings.report(
      "'\(name)' makes another '\(root)', with objects of its own",
      about: subject,
      at: location,
      notes: [
        .init(message: "the app keeps the '\(root)' that is made here", location: first),
        .init(
          role: .change,
          message: "declare what '\(name)' needs, and let that '\(root)' hand it over",
          location: location
        ),
      ]
    )
  }
}

/// The advice to hand over what is asked for where the container builds the asker.
private func advice(
  on asker: NodeID,
  _ lookup: NodeID,
  at location: Location,
  _ graph: Graph
) -> Finding.Note {
  let (name, wanted) = (graph[asker].name, graph[lookup].name)
  let builders = [.constructs, .wires].flatMap { graph.incoming(asker, $0) }
  guard let construction = builders.compactMap(\.location).min() else {
    return .init(
      role: .change,
      message: "take it in the initializer of '\(name)', and pass it where '\(name)' is made",
      location: location
    )
  }
  return .init(
    role: .change,
    message: "hand '\(wanted)', or a closure that resolves it, to '\(name)' here",
    location: construction
  )
}
