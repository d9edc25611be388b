import PureLintFindings
import PureLintSource

/// The files that a command looks at, with the configurations that hold for them.
struct Reading {
  private(set) var sources: Sources
  /// The state that the files are of.
  let state: any FileSystem
  let finder: ConfigurationFinder
  let jobs: Int

  init(_ options: CheckOptions, from files: any FileSystem) {
    jobs = options.jobs ?? processorCount
    state = files
    finder = ConfigurationFinder(
      options.analyzer,
      files,
      endsHere: options.targets != nil
    )
    sources = options.sources.sources(options, from: files, finder, jobs: jobs)
    sources.firstWord = options.firstWord
    finder.look(above: sources.files)
  }

  /// Whether a configuration cannot be read, or nothing of what is named can.
  var hasFailed: Bool { !finder.failures.isEmpty || sources.isEmpty && sources.haveFailed }

  /// The outcome of a run that ends before the analysis: no file is there, or a configuration cannot
  /// be read. Nil if it can go on.
  var failure: Outcome? {
    if !finder.failures.isEmpty { return finder.verdict(on: Outcome()) }
    return sources.isEmpty ? verdict(on: Outcome()) : nil
  }

  /// Adds a fact that the user should know.
  mutating func warn(_ warning: Warning) { sources.warn(warning) }

  /// The outcome of a run, with the warnings and failures of reading added.
  func verdict(on outcome: Outcome) -> Outcome {
    finder.verdict(on: sources.verdict(on: outcome))
  }

  /// The analysis of the files that were read, to which the options are adapted.
  func report(_ options: inout CheckOptions) throws(SourceSelection.Failure) -> Report {
    options.adapt(to: sources, finder.map, jobs: jobs)
    let report = options.report(on: sources, jobs: jobs)
    let named = options.roots
    if let unknown = report.unknownRoots.first(where: { named.contains($0.name) }) {
      let error = UsageError.unknownRoot(unknown.name.text, known: unknown.candidates)
      throw SourceSelection.Failure(message: error.message)
    }
    return report
  }
}
