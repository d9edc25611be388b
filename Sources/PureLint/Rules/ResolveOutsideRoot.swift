import GraphModel

extension Rule {
  static let resolveOutsideRoot = Rule(
    id: "resolve-outside-root",
    severity: .warning,
    summary: "the composition root asked from inside the graph that it builds",
    rationale: """
      A module, or a type that a root builds, that asks the root for something builds a second \
      graph: services that should be one become two, and the need is not declared.
      Entry points may ask: delegates of apps and scenes, `@main`, top-level code, the principal \
      classes of extensions, tests.
      """,
    remedy: """
      Declare what is needed as a dependency, and let the root hand it over.
      """,
    triggers: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) {
          print(dependency.calendar, AppDependency.resolve().clock)
        }
      }

      struct AppDependency {
        let clock: Clock.Factory
        static func resolve() -> AppDependency {
          AppDependency(clock: Clock.Factory(dependency: .init(calendar: Calendar())))
        }
      }
      """,
    passes: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
      }

      struct AppDependency {
        let clock: Clock.Factory
        static func resolve() -> AppDependency {
          AppDependency(clock: Clock.Factory(dependency: .init(calendar: Calendar())))
        }
      }
      print(AppDependency.resolve().clock)
      """,
    check: .graph(reportResolutionsOutsideRoots)
  )
}

private func reportResolutionsOutsideRoots(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for edge in graph.edges where edge.kind == .uses {
    let (source, target) = (graph[edge.source], graph[edge.target])
    guard target.traits.contains(.isResolver), let location = edge.location,
      source.kind == .module || source.traits.contains(.isBuiltByRoot),
      source.traits.isDisjoint(with: [.isTest, .isEntryPoint, .isStarted]),
      let root = target.owner.map({ graph[$0] }), root.location != source.location
    else { continue }
    findings.report(
      "'\(root.name)' is asked from inside the graph, by '\(source.name)'",
      about: graph.subject(edge.source, edge.target),
      at: location,
      notes: (target.location.map {
        [.init(message: "'\(target.name)' builds the whole graph here", location: $0)]
      } ?? []) + [
        .init(
          message: "declare what '\(source.name)' needs, and let '\(root.name)' hand it over",
          location: location
        )
      ]
    )
  }
}
