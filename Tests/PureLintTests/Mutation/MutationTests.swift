import Foundation
import Testing

@testable import PureLintFindings
@testable import PureLintRules

/// Breaks each clean app in every way that a kind of mutation knows, and checks what PureLint says.
struct MutationTests {
  @Test(
    .enabled(
      if: Thoroughness.isFull || Thoroughness.isOptimised,
      """
      takes a minute; PURELINT_TESTS=all swift test --filter MutationTests for a sample, \
      swift test -c release -Xswiftc -enable-testing --filter MutationTests for every mutant
      """
    ),
    arguments: CleanApp.all
  )
  func judgesEveryMutantAsStated(_ app: CleanApp) {
    let judge = MutantJudge(app: app)
    let clean = judge.findings(in: app.files)
    #expect(clean.isEmpty, "the app itself is not clean")
    guard clean.isEmpty else { return }

    let outline = AppOutline(app)
    var misjudged: [[String]] = []
    var sum = Count()
    for kind in MutationKind.all where Self.isAskedFor(kind) {
      let mutants = kind.mutants(outline)
      let due = mutants.filter { mutant in mutant.expected.allSatisfy { $0.isRuleKnown } }
      let verdicts = judge.verdicts(on: Self.sample(due))
      let count = Count(mutants: mutants.count, verdicts)
      print("\(app.name): \(kind.name): \(count)")
      sum += count
      misjudged.append(
        verdicts.filter { !$0.isAsStated }.map { "\(kind.name): \($0.description(in: app))" }
      )
    }
    print("\(app.name): all kinds: \(sum)")
    for verdict in Self.mixed(misjudged).prefix(20) { Issue.record("\(verdict)") }
    #expect(sum.killed == sum.toKill && sum.silent == sum.toStaySilent)
  }

  /// The first of each list, then the second of each, and so on.
  private static func mixed(_ lists: [[String]]) -> [String] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  /// Whether `PURELINT_MUTATION` occurs in the kind's name, or is not set.
  private static func isAskedFor(_ kind: MutationKind) -> Bool {
    ProcessInfo.processInfo.environment["PURELINT_MUTATION"].map(kind.name.contains) ?? true
  }

  /// All mutants where the analyser was built for speed, or where `PURELINT_MUTANTS` is `all`;
  /// otherwise as many as fit into a minute for all apps together, evenly spread.
  private static func sample(_ mutants: [Mutant]) -> [Mutant] {
    #if DEBUG
      let limit = max(4, 250 / (MutationKind.all.count * CleanApp.all.count))
      let isAskedForAll = ProcessInfo.processInfo.environment["PURELINT_MUTANTS"] == "all"
      guard !isAskedForAll, mutants.count > limit else { return mutants }
      return (0..<limit).map { mutants[$0 * mutants.count / limit] }
    #else
      return mutants
    #endif
  }
}

/// How many mutants there are, how many were judged, and how many of them as they state.
private struct Count: CustomStringConvertible {
  var mutants = 0
  /// Those that state a finding, and those of them that cause just that.
  var toKill = 0
  var killed = 0
  /// Those that state silence, and those of them of which nothing is said.
  var toStaySilent = 0
  var silent = 0

  init() {}

  init(mutants: Int, _ verdicts: [MutantJudge.Verdict]) {
    self.mutants = mutants
    for verdict in verdicts {
      let isAsStated = verdict.isAsStated ? 1 : 0
      if verdict.mutant.expected.isEmpty {
        toStaySilent += 1
        silent += isAsStated
      } else {
        toKill += 1
        killed += isAsStated
      }
    }
  }

  var description: String {
    "\(mutants) mutants, \(toKill + toStaySilent) judged: \(killed) of \(toKill) killed, "
      + "silent on \(silent) of \(toStaySilent)"
  }

  static func += (sum: inout Count, count: Count) {
    sum.mutants += count.mutants
    sum.toKill += count.toKill
    sum.killed += count.killed
    sum.toStaySilent += count.toStaySilent
    sum.silent += count.silent
  }
}

extension Mutant.Expectation {
  /// Whether there is a rule that could report it; a mutant whose rule is not there yet waits.
  fileprivate var isRuleKnown: Bool { Rule.all.contains { $0.id == ruleID } }
}
