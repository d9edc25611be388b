import Foundation
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintProjects
@testable import PureLintSource

/// After a fix of an app, what the compiler accepted before it still does, nothing new is reported,
/// and nothing is left without a reason.
@Suite struct AppMendingTests {
  @Test(arguments: Fixture.apps)
  func mends(app: Fixture) throws {
    let (files, projects) = ProjectFile.separate(try app.files())
    let judge = MendingJudge(app: app, files: files, projects: projects)
    let verdict = try judge.verdict(on: files)
    #expect(verdict.problems == [])
    #expect(verdict.left == Self.left[String(app.path.split(separator: "/").last ?? "")] ?? [])
  }

  /// The reasons why findings stay.
  private static let left = [
    "AviaryBroken": [
      "a whole type is for a person to delete", "its name may be misspelled",
      "its name may be misspelled",
    ],
    "CellarBroken": [
      "'Fixtures/Apps/CellarBroken/Sources/Cellar/App/NeedleGenerated.swift', which a generator has "
        + "written, names it"
    ],
    "OrchardBroken": ["a whole type is for a person to delete"],
    "PotluckBroken": ["a whole type is for a person to delete"],
    "RamblerBroken": [
      "'tracker' at Fixtures/Apps/RamblerBroken/Sources/RamblerWatch/WatchApp.swift:11:28 may have side "
        + "effects", "the statement registers other things too",
    ],
  ]

  /// A sample of the mutants, or all, of each clean app.
  @Test(
    .enabled(
      if: Thoroughness.isFull || Thoroughness.isOptimised,
      """
      takes minutes; PURELINT_TESTS=all swift test --filter AppMendingTests for a sample, \
      with PURELINT_MUTANTS=all for every mutant
      """
    ),
    arguments: CleanApp.all
  )
  func mendsMutants(_ app: CleanApp) throws {
    let outline = AppOutline(app)
    let isWhole = ProcessInfo.processInfo.environment["PURELINT_MUTANTS"] == "all"
    let mutants = MutationKind.all.flatMap { kind in
      let all = kind.mutants(outline).filter { mutant in
        mutant.addedFiles.isEmpty && mutant.addedProjects.isEmpty
          && mutant.expected.contains { Rule.mendable.contains($0.ruleID) }
      }
      return isWhole
        ? all
        : Array(
          all.enumerated().filter { $0.offset % max(all.count / 2, 1) == 0 }.map(\.element).prefix(
            2
          )
        )
    }
    let judge = MendingJudge(
      app: Fixture(path: app.path),
      files: app.files,
      projects: app.projects
    )
    _ = try SwiftCompiler.libraries.get()
    let outcomes = concurrentMap(mutants, jobs: 2) { mutant in
      Result { (mutant, try judge.verdict(on: mutant.files(of: app))) }
    }
    var reasons: [String: Int] = [:]
    var changed = 0
    for outcome in outcomes {
      let (mutant, verdict) = try outcome.get()
      changed += verdict.isChanged ? 1 : 0
      for reason in verdict.left { reasons[MendingJudge.kind(of: reason), default: 0] += 1 }
      for problem in verdict.problems {
        Issue.record("\(mutant.title): \(problem)\n\(mutant.difference(from: app))")
      }
    }
    print("\(app.name): \(mutants.count) mutants, \(changed) mended in whole or part; left:")
    for (reason, count) in reasons.sorted(by: { $0.value > $1.value }) {
      print("  \(count) \(reason)")
    }
  }
}

/// Mends sources of one app and looks at what comes of it.
private struct MendingJudge: Sendable {
  let app: Fixture
  /// The app as it is.
  let files: [SourceFile]
  let projects: [ProjectFile]

  struct Verdict: Sendable {
    var isChanged = false
    /// The reasons why findings stay, sorted.
    var left: [String] = []
    var problems: [String] = []
  }

  func verdict(on files: [SourceFile]) throws -> Verdict {
    let before = Linter().run(files, projects: projects).findings
    let mending = Mending(files, projects: projects)
    let after = mending.state.findings
    let leftovers = mending.leftovers
    var verdict = Verdict(left: leftovers.map(\.reason).sorted())
    for finding in FindingKey.beyond(FindingKey.counts(before), after) {
      verdict.problems.append("new: \(finding.message)")
    }
    for finding in after
    where finding.isMendable(Rule.all.first { $0.id == finding.ruleID }?.mending) {
      if !leftovers.contains(where: { $0.finding == finding && !$0.reason.isEmpty }) {
        verdict.problems.append("left without a reason: \(finding.message)")
      }
    }
    verdict.isChanged = zip(files, mending.state.files).contains { $0.bytes != $1.bytes }
    guard verdict.isChanged else { return verdict }
    let complaint = try complaints(about: mending.state.files)
    if !complaint.isEmpty, try complaints(about: files).isEmpty {
      verdict.problems.append("does not compile any more: \(complaint)")
    }
    return verdict
  }

  private func complaints(about files: [SourceFile]) throws -> String {
    let folder = try TemporaryFolder()
    for file in files {
      try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path)
    }
    return try SwiftCompiler.complaints(about: app, in: folder.path)
  }

  /// A reason without what differs from one finding to the next.
  static func kind(of reason: String) -> String {
    reason.replacing(#/'[^']*'/#, with: "…").replacing(#/ at \S+/#, with: "")
  }
}
