import Dispatch

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintProjects
@testable import PureLintSource
@testable import PureLintSyntax

/// Runs the analyser over mutants of one app and compares what it says with what they state.
struct MutantJudge: Sendable {
  let app: CleanApp

  /// What was said of one mutant.
  struct Verdict: Sendable {
    let mutant: Mutant
    let expected: [String]
    let reported: [MutantFinding]
    let isAsStated: Bool

    /// The mutant, what it states, what was said, and how its source differs from the app's.
    func description(in app: CleanApp) -> String {
      """
      \(mutant.title)
      stated: \(expected.isEmpty ? "silence" : expected.joined(separator: "\n        "))
      said:   \(reported.isEmpty ? "nothing" : list(reported))
      \(mutant.difference(from: app))
      """
    }

    private func list(_ findings: [MutantFinding]) -> String {
      findings.map(\.description).joined(separator: "\n        ")
    }
  }

  /// What the analyser says of some files, with the app's project files and others.
  func findings(in files: [SourceFile], projects: [ProjectFile] = []) -> [MutantFinding] {
    let report = Linter().run(files, projects: app.projects + projects)
    return report.findings.map { finding in
      let file = files[finding.location.file.position]
      let before = file.bytes.prefix(Int(finding.location.offset))
      return MutantFinding(
        ruleID: finding.ruleID,
        path: file.path,
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        message: finding.message
      )
    }
  }

  /// The verdicts in the order of the mutants; they are found on all cores.
  func verdicts(on mutants: [Mutant]) -> [Verdict] {
    let results = Results(count: mutants.count)
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      results.store(verdict(on: mutants[index]), at: index)
    }
    return results.all
  }

  /// A complaint about each file that the mutant's author left without sense.
  private func syntaxErrors(of mutant: Mutant, in files: [SourceFile]) -> [MutantFinding] {
    let changed = Set(mutant.edits.map(\.file)).sorted().map { files[$0] } + mutant.addedFiles
    return changed.filter { !SyntaxTree(parsing: $0, bodies: .parse).errors.isEmpty }.map {
      MutantFinding(
        ruleID: "syntax-error",
        path: $0.path,
        line: 1,
        message: "the mutant is no Swift"
      )
    }
  }

  private func verdict(on mutant: Mutant) -> Verdict {
    let files = mutant.files(of: app)
    let reported =
      syntaxErrors(of: mutant, in: files) + findings(in: files, projects: mutant.addedProjects)
    var rest = reported
    var isAsStated = true
    var expected: [String] = []
    for expectation in mutant.expected {
      let (path, line) = mutant.position(of: expectation.place, in: files)
      let mentions = expectation.mentions.joined(separator: "' or '")
      expected.append("\(path):\(line): … \(mentions) … [\(expectation.ruleID)]")
      let match = rest.firstIndex { finding in
        finding.ruleID == expectation.ruleID && finding.path == path && finding.line == line
          && (expectation.mentions.isEmpty
            || expectation.mentions.contains { finding.message.contains($0) })
      }
      if let match { rest.remove(at: match) } else { isAsStated = false }
    }
    return Verdict(
      mutant: mutant,
      expected: expected,
      reported: reported,
      isAsStated: isAsStated && rest.isEmpty
    )
  }
}

/// Verdicts from several threads, each at the index of its mutant.
private final class Results: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var verdicts: [MutantJudge.Verdict?]

  init(count: Int) { verdicts = Array(repeating: nil, count: count) }

  func store(_ verdict: MutantJudge.Verdict, at index: Int) {
    lock.wait()
    defer { lock.signal() }
    verdicts[index] = verdict
  }

  var all: [MutantJudge.Verdict] { verdicts.compactMap { $0 } }
}
