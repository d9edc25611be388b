import GraphModel
import PureLintFindings

extension Rule {
  static let hiddenDependency = Rule(
    id: "hidden-dependency",
    severity: .warning,
    isOptIn: true,
    summary: "a module that reaches a singleton instead of declaring it",
    effect: """
      The program above runs, but `Clock` needs something that its `Dependency` does not show.
      No test can put another object in its place.
      """,
    details: """
      - A static property counts if it holds an instance of the type that declares it.
      - A static property that makes a new instance each time does not count.
      """,
    remedy: """
      Declare it as a dependency, and let the root hand over the singleton.
      """,
    triggers: """
      final class Service {
        static let shared = Service()
        func load() { print("loaded") }
      }

      final class Clock {
        struct Dependency { let zone: Zone }
        private let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func start() {
          print(dependency.zone.name)
          Service.shared.load()
        }
      }

      final class Zone { let name = "UTC" }

      Clock(dependency: .init(zone: Zone())).start()
      """,
    passes: """
      final class Service {
        static let shared = Service()
        func load() { print("loaded") }
      }

      final class Clock {
        struct Dependency {
          let zone: Zone
          let service: Service
        }
        private let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func start() {
          print(dependency.zone.name)
          dependency.service.load()
        }
      }

      final class Zone { let name = "UTC" }

      Clock(dependency: .init(zone: Zone(), service: .shared)).start()
      """,
    check: .graph(reportHiddenDependencies)
  )
}

private func reportHiddenDependencies(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for edge in graph.edges(.uses) {
    let (module, provider) = (graph[edge.source], graph[edge.target])
    guard module.kind == .module, !module.traits.contains(.isTest),
      provider.traits.contains(.isShared), let location = edge.location
    else { continue }
    findings.report(
      "'\(provider.name)' is used by module '\(module.name)' without being declared",
      about: graph.subject(edge.source, edge.target),
      at: location,
      notes: [
        .init(
          role: .change,
          message: "declare it as a dependency, and let the root hand over '\(provider.name)'",
          location: location
        )
      ]
    )
  }
}
