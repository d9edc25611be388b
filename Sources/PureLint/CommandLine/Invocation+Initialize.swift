import PureLintOutput
import PureLintSource

extension Invocation {
  /// Looks at the project, shows its first files, and makes them once that is confirmed.
  func initialize(isConfirmed: Bool) -> Outcome {
    progress?.show("looking at the project")
    guard let reading = Reading.ofCurrentFolder(analyzer) else {
      return .failure("no Swift file is here, so nothing is proposed; go to the app's folder")
    }
    let starter = StarterFiles()
    let shown = starter.files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return "\(file.path)\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "\n"
    }
    var outcome = look(at: reading, hasJob: starter.hasJob)
    outcome.preface += outcome.messages
    outcome.messages = ""
    outcome.output = isConfirmed ? "" : shown.joined()
    outcome.messages += starter.advice.map { "purelint: \($0)\n" }.joined()
    if starter.files.isEmpty { return outcome }
    let count = starter.files.count == 1 ? "this file" : "these \(starter.files.count) files"
    if isConfirmed {
      outcome.proposal = Proposal(files: starter.files)
    } else if terminal.canAsk {
      outcome.proposal = Proposal(files: starter.files, question: "Write \(count)?")
    } else {
      outcome.messages += "purelint: nothing is written; 'purelint init --yes' writes \(count)\n"
    }
    return outcome
  }

  /// The summary of a check of the current folder, with advice about its findings.
  private func look(at reading: Reading, hasJob: Bool) -> Outcome {
    if reading.hasFailed, let failure = reading.failure {
      return Outcome(messages: failure.preface + failure.messages)
    }
    guard var options = CheckOptions.ofCurrentFolder(analyzer),
      let report = try? reading.report(&options)
    else { return Outcome() }
    let baseline: BaselineRun?
    do throws(BaselineFile.Failure) {
      baseline = try BaselineRun(options.baseline, paths: options.paths, in: Disk())
    } catch {
      return Outcome(messages: error.line)
    }
    options.policy.baseline = baseline?.baseline(report, options.policy, jobs: reading.jobs)
    let verdict = options.policy.verdict(on: report, jobs: reading.jobs)
    let summary = Summary(report, verdict)
    var lines = summary.lines
    if let reason = summary.nothingJudged { lines.append(reason.message) }
    if let baseline {
      lines.append("'\(baseline.path)' holds the findings of before; only new ones are reported")
    } else if !verdict.diagnostics.isEmpty {
      let count = Summary.count(verdict.diagnostics.count, "finding")
      lines.append(
        hasJob
          ? "\(count) today, for which the CI job fails; after 'purelint --write-baseline', the hook "
            + "and the job report only new ones"
          : "\(count) today; after 'purelint --write-baseline', only new ones are reported"
      )
    }
    return reading.verdict(on: Outcome(messages: lines.map { "purelint: \($0)\n" }.joined()))
  }
}

extension CheckOptions {
  /// The options of a check that is called without any.
  fileprivate static func ofCurrentFolder(_ analyzer: Analyzer) -> CheckOptions? {
    guard case .check(let options)? = try? Arguments.parse(["check"], analyzer) else { return nil }
    return options
  }
}

extension Reading {
  /// The files of the current folder; nil if there is no Swift file.
  fileprivate static func ofCurrentFolder(_ analyzer: Analyzer) -> Reading? {
    let reading = CheckOptions.ofCurrentFolder(analyzer).map { Reading($0, from: Disk()) }
    return reading.flatMap { $0.sources.files.isEmpty ? nil : $0 }
  }
}
