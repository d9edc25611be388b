import GraphModel
import PureLintFindings

extension Rule {
  static let unwiredModule = Rule(
    id: "unwired-module",
    severity: .warning,
    summary: "a module that no root builds and no source constructs",
    effect: """
      In the program above, nobody ever makes `Settings`.
      It is dead code, or a screen that somebody forgot to connect.
      """,
    details: """
      - A module is a type with a nested `struct Dependency` or `Dependencies` that its \
      initializer takes. If it conforms to no library's protocol, two things more have to hold: \
      the struct holds an object, and the code builds other such modules. So a `struct \
      Dependencies { let a: Int }` is never reported.
      - A factory module is wired if something outside tests builds a factory or an instance of \
      it.
      - A module is assumed to be built if its type is used as a value, such as `Home.self`, a \
      cast or `Home.title`. It is also assumed to be built if some initializer is called on a \
      type that PureLint cannot follow, such as `T(dependency: …)`, and the module has such an \
      initializer.
      - A configurator module of [Pure](../pure.md) configures an object that somebody else \
      made, such as a cell of a table. It is wired if something builds its configurator or calls \
      its `configure`. A call on a value of unknown type may mean any configurator module that \
      takes the arguments.
      - A base class is wired if a subclass is. The system makes entry points, such as a \
      delegate of the app.
      - A module that only an unwired one asks for is a note on the same finding.
      - The number of dependencies that nobody reads is a note, too. They are judged once \
      somebody wires the module.
      - A run over a part of an app does not report it, because the rest may build the module.
      """,
    remedy: """
      Build it, or a factory of it, in a root; or delete the module.
      If a root is not recognised, name it with `--root`.
      """,
    triggers: """
      final class API {
        func load() { print("loaded") }
      }

      final class Home {
        struct Dependency { let api: API }
        init(dependency: Dependency) { dependency.api.load() }
      }

      final class Settings {
        struct Dependency { let api: API }
        init(dependency: Dependency) { dependency.api.load() }
      }

      final class AppContainer {
        lazy var api = API()
        lazy var home = Home(dependency: .init(api: api))
      }

      print(AppContainer().home)
      """,
    passes: """
      final class API {
        func load() { print("loaded") }
      }

      final class Home {
        struct Dependency { let api: API }
        init(dependency: Dependency) { dependency.api.load() }
      }

      final class Settings {
        struct Dependency { let api: API }
        init(dependency: Dependency) { dependency.api.load() }
      }

      final class AppContainer {
        lazy var api = API()
        lazy var home = Home(dependency: .init(api: api))
        lazy var settings = Settings(dependency: .init(api: api))
      }

      let container = AppContainer()
      print(container.home, container.settings)
      """,
    refutation: .byAnything,
    check: .graph(reportUnwiredModules)
  )
}

private func reportUnwiredModules(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  for id in rootCauses.unwiredModules where !rootCauses.explain(id) {
    let module = graph[id]
    guard let location = module.location else { continue }
    let verb = module.traits.contains(.isConfigurator) ? "configured" : "wired"
    let scope = graph.builders(of: id).isEmpty ? "" : " outside tests"
    findings.report(
      "module '\(module.name)' is never \(verb)\(scope); \(sought(module))",
      about: graph.subject(id),
      at: location,
      notes: testNotes(on: id, graph)
        + [.init(role: .change, message: advice(on: module), location: location)]
        + rootCauses.notes(on: .unwired(module: id), graph) + unreadNotes(on: id, rootCauses, graph)
    )
  }
}

/// The number of the module's dependencies that nobody reads. They have no findings of their own
/// while nobody wires the module.
private func unreadNotes(
  on module: NodeID,
  _ rootCauses: RootCauses,
  _ graph: Graph
) -> [Finding.Note] {
  let declared = graph.outgoing(module, .declares).map(\.target)
  let unread = declared.filter {
    rootCauses.isOfUnwiredModules($0, graph) && graph.isUnread($0)
  }
  guard let location = unread.first.flatMap({ graph[$0].location }) else { return [] }
  let subject =
    declared.count == 1
    ? "its only dependency" : "\(unread.count) of its \(declared.count) dependencies"
  return [
    .init(role: .consequence, message: "nobody reads \(subject)", location: location)
  ]
}

/// The kind of place that was looked for in vain.
private func sought(_ module: Node) -> String {
  if module.traits.contains(.isConfigurator) {
    return "nothing outside tests configures one or builds a configurator of it"
  }
  let factory = module.traits.contains(.hasFactory) ? " or a factory of it" : ""
  return "nothing outside tests builds it\(factory)"
}

private func advice(on module: Node) -> String {
  let missing =
    module.traits.contains(.isConfigurator)
    ? Advice.one(module.name + ".Configurator")
    : module.traits.contains(.hasFactory) ? Advice.one(module.name + ".Factory") : "it"
  return "build \(missing) in a root, or delete '\(module.name)'"
}

/// The places where tests build a module that nobody else builds.
private func testNotes(on module: NodeID, _ graph: Graph) -> [Finding.Note] {
  let name = graph[module].name
  let builders = graph.builders(of: module)
  let wirings = builders.filter { $0.kind != .constructs }
  return (wirings.isEmpty ? builders : wirings).compactMap { edge in
    let verb = edge.kind == .configures ? "configured" : edge.kind == .wires ? "wired" : "built"
    return edge.location.map {
      .init(message: "'\(name)' is \(verb) here, in a test", location: $0)
    }
  }
  .capped()
}
