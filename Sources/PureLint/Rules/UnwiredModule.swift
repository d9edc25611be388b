import GraphModel

extension Rule {
  static let unwiredModule = Rule(
    id: "unwired-module",
    severity: .warning,
    summary: "a module that no root builds and no source constructs",
    rationale: """
      A module that nobody wires is dead code, or a screen that somebody forgot to connect.
      A factory module is wired when a factory of it, or an instance, is built anywhere outside \
      tests; its type named as a value (`X.self`, a cast, a static member) may build it as well.
      A configurator module is wired when a configurator of it is built, or when its `configure` \
      is called.
      An abstract base is wired through its subclasses, and entry points are built by the system.
      """,
    triggers: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
      }
      """,
    passes: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(calendar: Calendar()))
        }
      }
      """,
    check: reportUnwiredModules
  )
}

private func reportUnwiredModules(_ graph: Graph, _ findings: inout Findings) {
  let cyclic = graph.unbuildableModules()
  for id in graph.nodeIDs {
    let module = graph[id]
    guard module.kind == .module, let location = module.location,
      module.traits.isDisjoint(with: [.isTest, .isStarted, .isEntryPoint]), !cyclic.contains(id)
    else { continue }
    let builders = graph.incoming(id).filter {
      $0.kind == .wires || $0.kind == .constructs || $0.kind == .configures
    }
    let isWired = builders.contains { !graph[$0.source].traits.contains(.isTest) }
    guard !isWired else { continue }
    let verb = module.traits.contains(.isConfigurator) ? "configured" : "wired"
    let scope = builders.isEmpty ? "" : " outside tests"
    findings.report("module '\(module.name)' is never \(verb)\(scope)", at: location)
  }
}
