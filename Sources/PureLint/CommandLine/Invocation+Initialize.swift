import PureLintOutput
import PureLintSource

extension Invocation {
  /// Looks at the project, shows its first files, and makes them once that is confirmed.
  func initialize(isConfirmed: Bool) -> Outcome {
    let starter = StarterFiles()
    let shown = starter.files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return "\(file.path)\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "\n"
    }
    var outcome = look()
    outcome.preface += outcome.messages
    outcome.messages = ""
    outcome.output = shown.joined()
    outcome.messages += starter.advice.map { "purelint: \($0)\n" }.joined()
    if starter.files.isEmpty { return outcome }
    let count = starter.files.count == 1 ? "this file" : "these \(starter.files.count) files"
    if isConfirmed {
      outcome.proposal = Proposal(files: starter.files)
    } else if terminal.canAsk {
      outcome.proposal = Proposal(files: starter.files, question: "Write \(count)?")
    } else {
      outcome.messages +=
        Outcome.failure("nothing is written; write \(count) with '--yes'").messages
      outcome.exitCode = .failure
    }
    return outcome
  }

  /// The summary of a check of the current folder, with advice about its findings.
  private func look() -> Outcome {
    guard case .check(var options)? = try? Arguments.parse(["check"], analyzer) else {
      return Outcome()
    }
    progress?.show("looking at the project")
    let reading = Reading(options, from: Disk())
    guard !reading.sources.files.isEmpty else {
      return Outcome(messages: "purelint: no Swift file is here, so nothing is recognised\n")
    }
    if reading.hasFailed, let failure = reading.failure {
      return Outcome(messages: failure.preface + failure.messages)
    }
    guard let report = try? reading.report(&options) else { return Outcome() }
    let verdict = options.policy.verdict(on: report, jobs: reading.jobs)
    let summary = Summary(report, verdict)
    var lines = summary.lines
    if let reason = summary.nothingJudged { lines.append(reason.message) }
    let count = verdict.diagnostics.count
    if count > 0, BaselineFile.find(above: options.paths, in: Disk()) == nil {
      lines.append(
        "\(Summary.count(count, "finding")) today; after 'purelint --write-baseline', the hook and the CI "
          + "job report only new ones"
      )
    }
    return reading.verdict(on: Outcome(messages: lines.map { "purelint: \($0)\n" }.joined()))
  }
}
