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
      mend: { [options] in options.mend($0) },
      explain: { id in
        analyzer.rules.first { $0.id == id }?.explanation(by: analyzer)
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
    options.paths = Self.paths(folders, texts)
    guard !options.paths.isEmpty else { return .nothing }
    let files = EditedFiles(texts)
    let reading = Reading(options, from: files)
    if let failure = reading.failure {
      return .failure(failure.preface + failure.messages, at: reading.finder.placedMistakes)
    }
    do throws(SourceSelection.Failure) {
      let report = try reading.report(&options)
      let known = try options.baseline(of: report, in: files, jobs: reading.jobs)
      options.policy.baseline = known
      let verdict = options.policy.verdict(on: report, jobs: reading.jobs)
      let paths = PathStyle.current(base: nil, checking: options.paths)
      let shown = PathStyle.current(base: Self.sharedFolder(folders), checking: options.paths)
      return .inspection(
        Workspace.Inspection(
          files: report.files + verdict.configurations,
          diagnostics: verdict.diagnostics,
          broken: report.brokenFiles,
          paths: paths,
          survey: { Survey(report, verdict, paths: shown) }
        )
      )
    } catch {
      return .failure(error.message)
    }
  }

  /// The change that mends one finding, with what it leaves unused.
  fileprivate func mend(_ request: MendRequest) -> MendOutcome {
    var options = self
    options.paths = Self.paths(request.folders, request.texts)
    let files = EditedFiles(request.texts)
    let jobs = options.jobs ?? processorCount
    let finder = ConfigurationFinder(options.analyzer, files)
    let sources = Sources(
      options.paths,
      from: files,
      excludes: options.policy.excludes,
      filters: [finder],
      systemModules: options.analyzer.systemModules,
      jobs: jobs
    )
    finder.look(above: sources.files)
    guard sources.areWhole, finder.failures.isEmpty else {
      return .nothing("only the whole app, read without failure, shows who uses what")
    }
    options.policy.configurations = finder.map
    let choice = Choice(policy: options.policy, baseline: nil, jobs: jobs, wanted: request)
    let outside = sources.filesBeside(options, jobs)
    let fix = FixOptions(check: options, isDryRun: true)
    let repair = Repair(of: choice, in: sources, outside: outside, fix, jobs: jobs)
    guard !repair.replacements.isEmpty else {
      let reason = repair.leftovers.first.map { "left as it is: \($0.reason)".printable() }
      return .nothing(reason ?? "there is nothing to change")
    }
    return .change(
      repair.replacements.map { file in
        let difference = LineDifference(path: file.path, from: file.old, to: file.new)
        return MendOutcome.File(path: file.path, old: file.old, edits: difference.edits)
      }
    )
  }

  /// The folders to check: those that an editor has open; or else, for each of its files, that of the project
  /// or the repository around it, as the current folder of an editor may be any.
  private static func paths(_ folders: [String], _ texts: [String: [UInt8]]) -> [String] {
    guard folders.isEmpty else { return folders }
    var projects = OuterProjects(Disk())
    let found = texts.keys.compactMap { path in
      let place = ProjectPath(path)
      return projects.project(above: place)?.folder ?? OuterProjects.repository(around: place)
    }
    return Set(found.map(\.text)).sorted()
  }

  /// The innermost folder that holds all that an editor has open; nil if there is none.
  private static func sharedFolder(_ folders: [String]) -> String? {
    let parts = folders.map { $0.split(separator: "/") }
    guard let first = parts.first else { return nil }
    let shared = first.indices.prefix { index in
      parts.allSatisfy { index < $0.count && $0[index] == first[index] }
    }
    return shared.isEmpty ? nil : "/" + first[..<shared.count].joined(separator: "/")
  }
}

extension ConfigurationFinder {
  /// The mistakes in configurations, as the server tells them.
  fileprivate var placedMistakes: [Workspace.Mistake] {
    mistakes.map { file, mistake in
      let position = mistake.place.position
      return Workspace.Mistake(
        path: map.base.appending(file.path).text,
        text: file.bytes,
        offset: LineIndex(file.bytes).start(ofLine: position.line) + position.column - 1,
        message: mistake.value
      )
    }
  }
}
