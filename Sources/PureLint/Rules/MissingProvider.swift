import GraphModel

extension Rule {
  static let missingProvider = Rule(
    id: "missing-provider",
    severity: .error,
    summary: "a dependency that nothing provides",
    rationale: """
      A wiring that leaves a dependency out cannot build its module: the compiler stops at it, or, \
      where a `nil` stands in for the value, the app crashes when the module asks for it.
      Reported is each dependency of a wired module that its wiring neither supplies nor may leave \
      to a default value; an optional one may be missing, one with `!` may not.
      Branches of `#if` are alternatives: what one declares is not there for a wiring in another.
      Wirings whose arguments come from elsewhere, such as a container, are assumed to be complete.
      """,
    remedy: """
      Pass the argument; where there is no value for it in the root, build one there, or give \
      the field a default value in its declaration.
      """,
    triggers: """
      final class Clock: FactoryModule {
        struct Dependency {
          let calendar: Calendar
          let zone: Zone
        }
        init(dependency: Dependency, payload: Void) {
          print(dependency.calendar, dependency.zone)
        }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(calendar: Calendar()))
        }
      }
      """,
    passes: """
      final class Clock: FactoryModule {
        struct Dependency {
          let calendar: Calendar
          let zone: Zone
        }
        init(dependency: Dependency, payload: Void) {
          print(dependency.calendar, dependency.zone)
        }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(calendar: Calendar(), zone: Zone()))
        }
      }
      """,
    check: .graph(reportMissingProviders)
  )
}

private func reportMissingProviders(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  for (wiring, dependency) in graph.missingDependencies() {
    guard let location = graph[wiring].location else { continue }
    let gap = Hints.Gap(dependency: dependency, wiring: wiring)
    let notes = notes(on: gap, input)
    let cause = RootCauses.Cause.leftOut(dependency: dependency, by: wiring)
    findings.report(
      message(for: graph[dependency]) + graph[wiring].testSuffix,
      about: graph.subject(dependency, wiring),
      at: location,
      notes: notes + rootCauses.notes(on: cause, excluding: notes, graph),
      fix: fix(for: gap, input)
    )
  }
}

private func message(for dependency: Node) -> String {
  guard let wanted = dependency.wantedType else {
    return "no provider for '\(dependency.name)'"
  }
  return "no provider for '\(wanted)' required by '\(dependency.name)'"
}

private func notes(on gap: Hints.Gap, _ input: RuleInput) -> [Finding.Note] {
  let node = input.graph[gap.dependency]
  let isElsewhere = node.location != input.graph[gap.wiring].location
  let declaration = (isElsewhere ? node.location : nil).map {
    Finding.Note(message: "'\(node.shortName)' is declared here", location: $0)
  }
  return (declaration.map { [$0] } ?? []) + input.suggestions(for: gap) + advice(on: gap, input)
}

/// The advice on what to write in the wiring. There is none where a suggestion says it already.
private func advice(on gap: Hints.Gap, _ input: RuleInput) -> [Finding.Note] {
  let (node, wiring) = (input.graph[gap.dependency], input.graph[gap.wiring])
  guard let location = wiring.location, input.hints.misspelledLabel(for: gap) == nil else {
    return []
  }
  if wiring.traits.contains(.isDemand) {
    return [.init(message: "register '\(wiring.name)' in the container", location: location)]
  }
  let isInOtherBranch = !input.hints.unavailableProviders(for: gap).isEmpty
  // What is implicitly unwrapped may be there, as `nil`.
  let isUnlabelled =
    node.typeName?.hasSuffix("!") == true || input.hints.isRelabelled(gap.dependency)
  let message =
    isInOtherBranch
    ? "declare what '\(node.shortName)' gets in this branch too"
    : isUnlabelled ? "give '\(node.shortName)' a value here" : "pass '\(node.shortName):' here"
  return [Finding.Note(message: message, location: location)]
}

/// The right label where one is misspelled.
private func fix(for gap: Hints.Gap, _ input: RuleInput) -> Fix? {
  input.hints.misspelledLabel(for: gap).map { location in
    let label = input.graph[gap.dependency].shortName
    return Fix(
      title: "change the label to '\(label)'",
      edits: [.init(location: location, replacement: label)]
    )
  }
}
