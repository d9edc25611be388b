import GraphModel
import PureLintFindings

extension Rule {
  static let lazyCycle = Rule(
    id: "lazy-cycle",
    severity: .warning,
    summary: "modules that need each other, and are built only because one of them waits",
    rationale: """
      Modules whose declared dependencies need each other can be built when one hop waits: a \
      factory's autoclosure, a closure, a lazy member.
      It works, and it is worth a look: one eager use, such as asking the factory in an \
      initializer, turns it into an endless recursion.
      A closure that takes the module's `Dependency`, or a module to hand on to it, closes no \
      cycle: whoever calls it has them already.
      A factory that a container hands out waits too: it gets its dependencies when it first creates.
      What a container builds, and is asked for again before it is stored, is built twice: the cycle \
      ends, but who asked first has another object than the rest of the cycle.
      Where nothing waits, or nothing builds a part of the cycle, it is a `dependency-cycle`.
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
