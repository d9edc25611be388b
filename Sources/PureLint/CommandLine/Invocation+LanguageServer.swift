import PureLintFindings
import PureLintLanguageServer
import PureLintOutput
import PureLintPolicy
import PureLintQuestions
import PureLintSource

extension Invocation {
  /// Serves an editor over standard input and output until it leaves.
  func serve(_ options: CheckOptions) -> Outcome {
    let analyzer = options.analyzer
    var options = options
    options.analyzer = analyzer.remembering
    let workspace = Workspace(
      check: { [options] in options.inspect($0, with: $1) },
      rulesOnUnused: Set(analyzer.rules.filter { $0.mending == .removal }.map(\.id)),
      explain: { id in
        analyzer.rules.first { $0.id == id }?.documentation(by: analyzer)
      }
    )
    let hasEndedWell = LanguageServer(workspace, version: Version.current)
      .serve(reading: readSomeInput, writing: writeToOutput)
    return Outcome(exitCode: hasEndedWell ? .clean : .findings)
  }
}

extension CheckOptions {
  /// The findings in some folders, as `check` would report them, and a way to their graph.
  ///
  /// - Parameter texts: The texts of files that an editor has open, by their paths.
  fileprivate func inspect(
    _ folders: [String],
    with texts: [String: [UInt8]]
  ) -> Workspace.Outcome {
    var options = self
    options.origins = .later
    if !folders.isEmpty { options.paths = folders }
    let files = EditedFiles(texts)
    let reading = Reading(options, from: files)
    if let failure = reading.failure {
      return .failure(failure.preface + failure.messages)
    }
    do throws(SourceSelection.Failure) {
      let report = try reading.report(&options)
      let known = try options.baseline(of: report, in: files, jobs: reading.jobs)
      options.policy.baseline = known
      let verdict = options.policy.verdict(on: report, jobs: reading.jobs)
      let paths = PathStyle.current(base: nil, checking: options.paths)
      return .inspection(
        Workspace.Inspection(
          files: report.files + verdict.configurations,
          diagnostics: verdict.diagnostics,
          paths: paths,
          survey: { Survey(report, verdict, paths: paths) }
        )
      )
    } catch {
      return .failure(error.message)
    }
  }

  /// The findings that are not reported, if there is a file of them.
  private func baseline(
    of report: Report,
    in files: any FileSystem,
    jobs: Int
  ) throws(SourceSelection.Failure) -> Baseline? {
    do throws(BaselineFile.Failure) {
      return try BaselineRun(baseline, paths: paths, in: files)?.baseline(
        report,
        policy,
        jobs: jobs
      )
    } catch {
      throw SourceSelection.Failure(message: error.line)
    }
  }
}
