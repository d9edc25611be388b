import GraphModel
import PureLintFindings

extension Rule {
  static let missingProvider = Rule(
    id: "missing-provider",
    severity: .error,
    summary: "a dependency that nothing provides",
    effect: """
      The program above crashes as soon as `Home` is shown: its environment has no `Session`.
      A container or a registry stops the app when somebody asks for a value that it lacks.
      A module that is made without an argument does not compile. With `nil` in its place, it \
      crashes when it asks for the value.
      """,
    details: """
      For modules:

      - Each dependency of a wired module is checked. One that is optional or has a default \
      value may be missing. One with `!` may not.
      - Branches of `#if` are alternatives. A declaration in one branch does not count for a \
      wiring in another.

      For containers and registries:

      - A forced request that no registration answers is reported. Near misses are notes: \
      another name, another argument, an optional, another container.
      - Nothing is said if a key, a list of assemblies or the container itself cannot be read.
      - In a registry, a request is also reported if all registrations for it run \
      after the request.

      For SwiftUI's environment:

      - A view that reads an object is reported if a known way to it brings no object of exactly \
      that type.
      - A read in a class, or in a struct that is no view, is reported: these have no \
      environment. So is a read in an initializer, because a view has no environment yet while it is made.
      - `@Environment(T.self)` stops a view that is shown without the object, even if the view \
      never reads it. So does a value by path, such as `@Environment(\\.router)`, if its default \
      ends the program.
      - A modifier may come from a package that is not in sight. PureLint then assumes that it \
      injects each object that it is handed, and an object of each type that the package can name. \
      Any other unknown step is assumed to bring everything.
      - A condition such as `if isOn { Home() }` is judged in two cases: the condition \
      depends on a state of the view that something changes, or on values that the view is made \
      with. Any other condition is assumed to hold only where the object is there.

      For swift-dependencies:

      - A key that only tests have a value for is a warning if the app reads it. The app goes on \
      with that value.
      - A public key is left alone, because it may get another value out of sight.
      - The live value may stand in a module of its own. The warning is the same if no app with \
      the reader is built with that module.

      If more than 256 names or providers are in reach, suggestions consider only some of them.
      """,
    remedy: """
      Put the object where the note says. For the program above that is \
      `.environmentObject(session)`.
      For a module, pass the argument under the label in the note. If the root has no such \
      value, build one there, or give the field a default value.
      For a container, register the type.
      """,
    triggers: """
      import SwiftUI

      final class Session: ObservableObject {
        var user = "guest"
      }

      struct Home: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.user) }
      }

      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
        }
      }
      """,
    passes: """
      import SwiftUI

      final class Session: ObservableObject {
        var user = "guest"
      }

      struct Home: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.user) }
      }

      @main struct Shop: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup { Home().environmentObject(session) }
        }
      }
      """,
    mending: .addition,
    refutation: .byName,
    check: .graph(reportMissingProviders)
  )
}

private func reportMissingProviders(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  let missing = graph.missingDependencies()
  let hasDemands = missing.contains { graph[$0.wiring].traits.contains(.isDemand) }
  let dead = hasDemands ? graph.deadProviders() : nil
  for (wiring, dependency) in missing {
    guard let location = graph[wiring].location else { continue }
    // What nobody asks for asks for nothing.
    if let owner = graph[wiring].owner, graph[owner].kind == .provider,
      graph[wiring].traits.contains(.isDemand), let dead, !dead.live.contains(owner)
    {
      continue
    }
    let gap = Hints.Gap(dependency: dependency, wiring: wiring)
    let notes = notes(on: gap, input)
    let cause = RootCauses.Cause.leftOut(dependency: dependency, by: wiring)
    let complaint = input.hints.complaint(about: gap)
    findings.report(
      (complaint?.message ?? message(for: graph[dependency], by: graph[wiring]))
        + graph[wiring].testSuffix,
      about: graph.subject(dependency, wiring),
      at: location,
      notes: notes + rootCauses.notes(on: cause, excluding: notes, graph),
      path: graph.path(to: dependency, by: wiring),
      fix: fix(for: gap, input),
      severity: complaint?.isSurvivable == true ? .warning : nil
    )
  }
}

private func message(for dependency: Node, by wiring: Node) -> String {
  if wiring.traits.contains(.isPlaceholder) {
    return "placeholder '\(dependency.name)' finds nothing under the key '\(wiring.name)'"
  }
  guard let wanted = dependency.wantedType else {
    return "no provider for '\(dependency.name)'"
  }
  return "no provider for '\(wanted)' required by '\(dependency.name)'"
}

private func notes(on gap: Hints.Gap, _ input: RuleInput) -> [Finding.Note] {
  if let complaint = input.hints.complaint(about: gap), let place = input.graph[gap.wiring].location
  {
    let way = complaint.way.map { Finding.Note(message: $0.message, location: $0.location) }
    let misses = complaint.nearMisses.map {
      Finding.Note(role: .candidate, message: $0.message, location: $0.location)
    }
    let change = Finding.Note(
      role: .change,
      message: complaint.advice,
      location: complaint.adviceLocation ?? place
    )
    return way + misses + [change]
  }
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
  if wiring.traits.contains(.isPlaceholder) {
    return adviceOnPlaceholder(gap, at: location, input)
  }
  if wiring.traits.contains(.isDemand) {
    return [
      .init(
        role: .change,
        message: "register '\(wiring.name)' in the container",
        location: location
      )
    ]
  }
  let isInOtherBranch = !input.hints.unavailableProviders(for: gap).isEmpty
  let message =
    isInOtherBranch
    ? "declare what '\(node.shortName)' gets in this branch too" : change(for: gap, input)
  return [Finding.Note(role: .change, message: message, location: location)]
}

private func change(for gap: Hints.Gap, _ input: RuleInput) -> String {
  let node = input.graph[gap.dependency]
  // What is implicitly unwrapped may be there, as `nil`.
  if node.typeName?.hasSuffix("!") == true { return "give '\(node.shortName)' a value here" }
  guard input.hints.isRelabelled(gap.dependency) else { return "pass '\(node.shortName):' here" }
  return input.hints.otherLabel(of: gap.dependency).map {
    "pass '\($0):' for '\(node.shortName)' here"
  } ?? "give '\(node.shortName)' a value here"
}

/// The way in on which a placeholder finds nothing, and what to do about it.
private func adviceOnPlaceholder(
  _ gap: Hints.Gap,
  at location: Location,
  _ input: RuleInput
) -> [Finding.Note] {
  let name = input.graph[gap.wiring].name
  let request = Finding.Note(
    message: "nothing is under the key '\(name)' when it is asked for on this way in",
    location: input.graph.incoming(gap.wiring, .uses).first?.location ?? location
  )
  let misses = input.hints.nearMisses(for: gap).map {
    Finding.Note(role: .candidate, message: $0.message, location: $0.location)
  }
  let change = Finding.Note(
    role: .change,
    message: "store it under '\(name)' first, or hand it over as a parameter",
    location: location
  )
  return [request] + misses + [change]
}

/// The right label where one is misspelled, else the argument that just one provider fits.
private func fix(for gap: Hints.Gap, _ input: RuleInput) -> Fix? {
  let label = input.graph[gap.dependency].shortName
  if let location = input.hints.misspelledLabel(for: gap) {
    return Fix(
      title: "change the label to '\(label)'",
      edits: [.init(location: location, replacement: label)]
    )
  }
  return input.hints.argument(for: gap).map { insertions in
    Fix(
      title: "pass '\(label):'",
      edits: insertions.map { .init(location: $0.location, replacement: $0.text) }
    )
  }
}
