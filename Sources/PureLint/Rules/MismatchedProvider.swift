import GraphModel
import PureLintFindings

extension Rule {
  static let mismatchedProvider = Rule(
    id: "mismatched-provider",
    severity: .error,
    summary: "an argument that cannot be of the dependency's type",
    effect: """
      The program above does not compile.
      Most often two arguments have changed places, or a factory belongs to another module.
      """,
    details: """
      - Only a certain mismatch is reported.
      - It is certain if both types are declared in the analysed sources, and no inheritance, \
      conformance or optional leads from one to the other.
      - It is also certain if one type is a function or a metatype, and the other is not.
      """,
    remedy: """
      Pass a value of the field's type. If two arguments have changed places, swap them.
      """,
    triggers: """
      struct Calendar {}
      struct Zone {}

      final class Clock {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency) { print(dependency.calendar) }
      }

      print(Clock(dependency: .init(calendar: Zone())))
      """,
    passes: """
      struct Calendar {}

      final class Clock {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency) { print(dependency.calendar) }
      }

      print(Clock(dependency: .init(calendar: Calendar())))
      """,
    check: .graph(reportMismatchedProviders)
  )
}

private func reportMismatchedProviders(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for edge in graph.edges(.mismatches) {
    let dependency = graph[edge.target]
    guard let location = edge.location, let wanted = dependency.wantedType,
      let actual = edge.argumentType
    else { continue }
    let gap = Hints.Gap(dependency: edge.target, wiring: edge.source)
    let sharing = input.hints.nearMisses(for: gap).map {
      Finding.Note(role: .candidate, message: $0.message, location: $0.location)
    }
    let advice = sharing.isEmpty ? advice(for: wanted) : "give this one a key of its own"
    findings.report(
      "'\(actual)' cannot be '\(wanted)', which '\(dependency.name)' requires"
        + graph[edge.source].testSuffix,
      about: graph.subject(edge.target, edge.source),
      at: location,
      notes: (dependency.location.map {
        [.init(message: "'\(dependency.shortName)' is declared here", location: $0)]
      } ?? []) + input.suggestions(for: gap) + sharing + [
        .init(role: .change, message: advice, location: location)
      ]
    )
  }
}

/// The advice on an argument, or on what a function without a result returns.
private func advice(for wanted: String) -> String {
  wanted == "()"
    ? "assign it to '_' with its type instead of returning it"
    : "pass something of type '\(wanted)' here"
}
