import GraphModel
import PureLintFindings

extension Rule {
  static let lazyCycle = Rule(
    id: "lazy-cycle",
    severity: .warning,
    summary: "modules that need each other, and are built only because one of them waits",
    effect: """
      The program above runs, because `List` asks for `Detail` only when it opens it.
      If an initializer calls `makeDetail`, it never ends.
      """,
    details: """
      - A closure may take what it needs as a parameter: `(Detail.Dependency) -> Detail`, or \
      `(List) -> Detail`. Then it closes no cycle, because its caller has that object already.
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
      final class List {
        struct Dependency { let makeDetail: () -> Detail }
        private let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func open() { dependency.makeDetail().back() }
      }

      final class Detail {
        struct Dependency { let makeList: () -> List }
        private let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func back() { dependency.makeList().open() }
      }

      final class AppContainer {
        func makeList() -> List { List(dependency: .init(makeDetail: { self.makeDetail() })) }
        func makeDetail() -> Detail { Detail(dependency: .init(makeList: { self.makeList() })) }
      }

      AppContainer().makeList().open()
      """,
    passes: """
      final class List {
        struct Dependency { let makeDetail: () -> Detail }
        private let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func open() { dependency.makeDetail().back() }
      }

      final class Detail {
        func back() { print("back") }
      }

      final class AppContainer {
        func makeList() -> List { List(dependency: .init(makeDetail: { self.makeDetail() })) }
        func makeDetail() -> Detail { Detail() }
      }

      AppContainer().makeList().open()
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
