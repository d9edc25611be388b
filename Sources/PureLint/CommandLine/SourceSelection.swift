import PureLintPolicy
import PureLintSource

/// The state of the files that a check is about, and the one that it is compared with.
struct SourceSelection: Hashable, Sendable {
  /// Whether it is the state that the next commit would have, rather than that of the disk.
  var isStaged = false
  /// The revision whose findings are not told, as `GitRepository.commit` takes it.
  var revision: String?
  /// The file whose text is standard input.
  var inputPath: String?
  /// The file that lists the targets to check, with their files.
  var targetsPath: String?
  /// Whether what `.gitignore` files leave out is left out.
  var honorsIgnoreFiles = true

  /// A state that is not to be had.
  struct Failure: Error {
    /// The reason and the way to mend it, in one line.
    let message: String
  }

  /// Takes over an option of the command line.
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .staged: isStaged = true
    case .since: revision = value
    case .stdinPath: inputPath = value
    case .targets: targetsPath = value
    case .noGitignore: honorsIgnoreFiles = false
    default: preconditionFailure("\(option) says nothing of the files")
    }
    if value.isEmpty, option.placeholder != nil { throw .missingValue(option) }
  }

  /// The files in the state that is checked.
  ///
  /// - Parameters:
  ///   - baselineName: The name of files with a baseline.
  ///   - input: All of standard input.
  func files(
    baselineName: String,
    _ input: () throws(SourceError) -> [UInt8]
  ) throws(Failure) -> any FileSystem {
    if let inputPath { return try Self.overlay(inputPath, input) }
    guard isStaged else { return Disk() }
    return try Self.asked(.staged) { () throws(GitError) in
      try GitSnapshot.index(baselineName: baselineName)
    }
  }

  /// The files to check.
  func sources(
    _ options: CheckOptions,
    from files: any FileSystem,
    _ finder: ConfigurationFinder,
    jobs: Int
  ) -> Sources {
    Sources(
      options.targets.map { finder.checkedPaths(of: $0, options.policy.excludes) } ?? options.paths,
      from: files,
      excludes: options.policy.excludes,
      filters: [finder],
      isOneProgram: options.targets != nil,
      ignoring: honorsIgnoreFiles && !isStaged ? .repositories : nil,
      systemModules: options.analyzer.systemModules,
      after: options.analyzer.parsedProjects,
      jobs: jobs
    )
  }

  /// The warning about standard input that replaces none of the files that were read.
  func warning(_ paths: [String], in files: any FileSystem) -> Warning? {
    guard let overlay = files as? OverlaidFiles, let inputPath,
      !paths.contains(where: overlay.replaces)
    else { return nil }
    return .idleInput(inputPath)
  }

  private static func overlay(
    _ path: String,
    _ input: () throws(SourceError) -> [UInt8]
  ) throws(Failure) -> OverlaidFiles {
    do throws(SourceError) {
      return try OverlaidFiles(path, try input())
    } catch {
      throw Failure(message: error.message)
    }
  }

  private static func asked<Answer>(
    _ option: Option,
    _ question: () throws(GitError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(GitError) {
      return try question()
    } catch {
      throw Failure(message: error.message(option.rawValue))
    }
  }

  /// The findings of the revision, judged as the present ones are, but for the baseline; nil if no
  /// revision is named.
  func earlierFindings(
    _ options: CheckOptions,
    _ finder: ConfigurationFinder,
    jobs: Int
  ) throws(Failure) -> EarlierFindings? {
    guard let revision else { return nil }
    let snapshot = try Self.asked(.since) { () throws(GitError) in
      try GitSnapshot.revision(revision)
    }
    guard let snapshot else { return EarlierFindings(revision: revision, nil) }
    let sources = Sources(
      options.paths,
      from: snapshot,
      excludes: options.policy.excludes,
      filters: [finder],
      systemModules: options.analyzer.systemModules,
      jobs: jobs
    )
    var options = options
    options.adapt(to: sources, finder.map, jobs: jobs)
    let report = options.report(on: sources, jobs: jobs)
    let verdict = options.policy.verdict(on: report, jobs: jobs)
    return EarlierFindings(revision: revision, verdict.diagnostics)
  }
}
