import GraphModel
import PureLintFindings

extension Rule {
  static let lazyCycle = Rule(
    id: "lazy-cycle",
    severity: .warning,
    summary: "modules that need each other, and are built only because one of them waits",
    effect: """
      The app runs, because one hop of the cycle waits: the autoclosure of a factory, a closure or \
      a lazy member.
      One eager use makes it recurse without end, for example an initializer that asks the \
      factory.
      """,
    details: """
      - A closure may take the module's `Dependency`, or a module to hand on to it. It closes no \
      cycle, because its caller has them already.
      - A factory that a container hands out waits, too. It gets its dependencies when it first \
      creates something.
      - A container that is asked for an object before it has stored it builds the object twice. \
      The cycle ends, but the first consumer has another object than the rest.
      - If nothing waits, or nothing builds a part of the cycle, the finding is a \
      `dependency-cycle`.
      """,
    remedy: """
      Let one of the modules do without the other, or hand it over later, as a payload.
      """,
    triggers: """
      final class List: FactoryModule {
        struct Dependency { let detail: Detail.Factory }
        init(dependency: Dependency, payload: Void) { print(dependency.detail) }
      }

      final class Detail: FactoryModule {
        struct Dependency { let list: List.Factory }
        init(dependency: Dependency, payload: Void) { print(dependency.list) }
      }

      final class CompositionRoot {
        lazy var list: List.Factory = .init(dependency: .init(detail: self.detail))
        lazy var detail: Detail.Factory = .init(dependency: .init(list: self.list))
      }
      print(CompositionRoot().list)
      """,
    passes: """
      final class List: FactoryModule {
        struct Dependency { let detail: Detail.Factory }
        init(dependency: Dependency, payload: Void) { print(dependency.detail) }
      }

      final class Detail: FactoryModule {
        init(dependency: Void, payload: Void) {}
      }

      final class CompositionRoot {
        lazy var list: List.Factory = .init(dependency: .init(detail: self.detail))
        lazy var detail = Detail.Factory()
      }
      print(CompositionRoot().list)
      """,
    check: .graph(reportLazyCycles)
  )
}

private func reportLazyCycles(_ input: RuleInput, _ findings: inout Findings) {
  for rebuild in input.rebuilds where !rebuild.isFatal {
    findings.report(
      rebuild,
      named: "lazy cycle",
      saying: "'\(input.graph[rebuild.rebuilt].name)' is built twice, and two of it are handed out",
      input.graph
    )
  }
  for cycle in input.moduleCycles where cycle.isBuildable {
    findings.report(
      cycle.hops,
      named: "lazy cycle",
      advice: "let one do without the other, or hand it over later, as a payload",
      input.graph
    )
  }
}
