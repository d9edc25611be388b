import PureLintFindings
import PureLintOutput
import PureLintPolicy

extension Invocation {
  /// Checks files and folders.
  func check(_ options: CheckOptions) -> Outcome {
    do throws(SourceSelection.Failure) {
      return try checked(options)
    } catch {
      return .failure(error.message)
    }
  }

  /// Finds out what there is to check, and checks it.
  private func checked(_ options: CheckOptions) throws(SourceSelection.Failure) -> Outcome {
    if let error = options.pathBaseError {
      throw SourceSelection.Failure(message: error.message)
    }
    let files = try options.sources.files(baselineName: options.baseline.fileName, input)
    var options = options
    do throws(TargetsFile.Failure) {
      options.targets = try options.sources.targetsPath.map { path throws(TargetsFile.Failure) in
        try TargetsFile(path: path).read(from: files)
      }
    } catch {
      return Outcome(messages: error.lines, exitCode: .failure)
    }
    var reading = Reading(options, from: files)
    let found = reading.sources.paths + reading.finder.paths + reading.finder.folders
    if reading.hasFailed, var failure = reading.failure {
      failure.readPaths = found
      return failure
    }
    let baseline: BaselineRun?
    do throws(BaselineFile.Failure) {
      baseline = try BaselineRun(options.baseline, paths: options.paths, in: files)
    } catch {
      return Outcome(messages: error.line, exitCode: .failure)
    }
    let paths = baseline.map { [$0.path] } ?? []
    let read = found + paths
    let warnings = [
      options.sources.warning(read, in: files), options.baseline.warning(options.paths, in: files),
    ]
    for warning in warnings.compactMap({ $0 }) { reading.warn(warning) }
    progress?.show("checking \(reading.sources.files.count) files")
    var outcome = reading.verdict(on: try outcome(of: reading, baseline, options))
    outcome.readPaths = read
    return outcome
  }

  /// Checks what has been read.
  private func outcome(
    of reading: Reading,
    _ baseline: BaselineRun?,
    _ options: CheckOptions
  ) throws(SourceSelection.Failure) -> Outcome {
    var options = options
    let jobs = reading.jobs
    let report = try reading.report(&options)
    let earlier = try options.sources.earlierFindings(options, reading.finder, jobs: jobs)
    options.policy.baseline = baseline?.baseline(report, options.policy, jobs: jobs)
    let verdict = options.policy.verdict(on: report, jobs: jobs)
    var printout = printout(of: report, verdict, options)
    if let held = baseline?.held(verdict, options.policy) { printout.take(held) }
    if let earlier { printout.leaveOut(earlier) }
    if printout.summary.nothingJudged == .nothingRecognised, reading.sources.arePartOfApp {
      printout.summary.nothingJudged = .nothingInPart
    }
    var outcome = outcome(of: printout, report, verdict, earlier, options)
    if printout.summary.nothingJudged != nil,
      options.failsIfNothingIsJudged(reading.sources)
    {
      outcome.exitCode = .findings
    }
    baseline?.report(verdict, options.policy, to: &outcome)
    if options.sources.isStaged, outcome.exitCode == .findings {
      outcome.messages += StoppedCommit(printout).line
    }
    return outcome
  }

  /// What there is to print, but for what a baseline and a revision take out.
  private func printout(
    of report: Report,
    _ verdict: Policy.Verdict,
    _ options: CheckOptions
  ) -> Printout {
    var printout = Printout(
      report,
      options.policy,
      verdict,
      listsUnresolved: options.listsUnresolved
    )
    printout.paths = .current(base: options.pathBase, checking: options.paths)
    printout.folders = options.paths == ["."] ? [] : options.paths
    printout.sourceAddress = terminal.sourceAddress
    return printout
  }

  /// Prints what has been found.
  private func outcome(
    of printout: Printout,
    _ report: Report,
    _ verdict: Policy.Verdict,
    _ earlier: EarlierFindings?,
    _ options: CheckOptions
  ) -> Outcome {
    var warnings = rootWarnings(report, options) + IdleSettings(options, report.files).warnings
    if verdict.openCount > 0 { warnings.append(.openFindings(verdict.openCount)) }
    if let reason = printout.summary.nothingJudged { warnings.append(.nothingJudged(reason)) }
    var outcome = Outcome(
      printout,
      in: options.formats,
      options.color,
      terminal,
      analyzer.reporters
    )
    let overview = isForPeople(options) ? FindingOverview(of: printout) : nil
    let isSilent = options.isQuiet && printout.diagnostics.isEmpty && !options.listsUnresolved
    outcome.messages =
      (overview?.gap ?? "") + warnings.map(\.line).joined()
      + (isSilent ? "" : printout.summary.text + "\n")
      + (options.listsUnresolved ? Summary.text(report.coverage) + "\n" : "")
      + (isSilent ? "" : earlier.map { $0.summary(of: verdict) + "\n" } ?? "")
      + (overview?.text ?? "")
    outcome.exitCode = options.policy.fails(printout.diagnostics) ? .findings : .clean
    return outcome
  }

  /// Whether somebody reads the findings on a terminal, and no program.
  private func isForPeople(_ options: CheckOptions) -> Bool {
    let chosen = options.formats.first { $0.file == nil }?.reporter
    let reporters = analyzer.reporters
    let name = (chosen ?? terminal.reporter(among: reporters)).name
    return terminal.isInteractive && [reporters.text.name, reporters.pretty.name].contains(name)
  }

  /// The warnings about roots that the command line or a configuration names.
  private func rootWarnings(_ report: Report, _ options: CheckOptions) -> [Warning] {
    func place(_ root: RootName) -> ConfigurationPlace? {
      options.roots.contains(root) ? nil : options.policy.configurations.place(of: root)
    }
    return report.unknownRoots.map { .unknownRoot($0.name.text, place($0.name)) }
      + report.coverage.idleRoots.map { .idleRoot($0.text, place($0)) }
  }
}
