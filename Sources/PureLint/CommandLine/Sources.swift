/// What the paths of a command line lead to, as far as it can be read, and what there is to say of
/// the rest.
struct Sources: Sendable {
  let files: [SourceFile]
  /// What says which files belong to which targets.
  let projects: [ProjectFile]
  /// What cannot be read, sorted.
  private let failures: [SourceError]
  private let warnings: [Warning]
  private let emptyPaths: [String]

  /// - Parameter readsManifests: Whether manifests in Swift are sources like all others.
  init(_ paths: [String], excludes: [Glob], readsManifests: Bool = false, jobs: Int) {
    let found = SourceFinder(excludes: excludes).find(paths)
    let reading = SourceFile.read(found.files, jobs: jobs)
    (files, projects) =
      readsManifests
      ? (reading.files.filter { $0.path.hasSuffix(".swift") || paths.contains($0.path) }, [])
      : ProjectFile.separate(reading.files)
    failures = Set(found.failures + reading.failures).sorted()
    warnings =
      found.idleExcludes.map { .idleExclude($0.text) }
      + found.excludedRoots.map { .allExcluded(paths[$0]) }
    emptyPaths = found.emptyRoots.map { paths[$0] }
  }

  /// Whether there is nothing to look at.
  var isEmpty: Bool { files.isEmpty && projects.isEmpty }

  /// What a run has to say that also has to say what of the command line it could not do.
  func verdict(on outcome: Outcome) -> Outcome {
    let mistakes =
      failures.map(\.message)
      + emptyPaths.map { "no Swift file in '\($0)'; nothing is checked there, check the path" }
    var outcome = outcome
    let lines = warnings.map(\.line) + mistakes.map { Outcome.failure($0).messages }
    outcome.messages = lines.joined() + outcome.messages
    if !mistakes.isEmpty { outcome.exitCode = .failure }
    return outcome
  }
}

/// Something that is no failure, and that whoever started the run should know.
enum Warning: Hashable, Sendable {
  case idleExclude(String)
  case allExcluded(String)
  case nothingRecognised

  /// The line for standard error.
  var line: String { "purelint: warning: \(message.printable())\n" }

  private var message: String {
    switch self {
    case .idleExclude(let pattern):
      "'--exclude \(pattern)' has no effect; nothing that would be checked matches it"
    case .allExcluded(let path):
      "everything in '\(path)' is excluded, so nothing is checked there; leave an '--exclude' out"
    case .nothingRecognised:
      "no module and no composition root is recognised, so nothing is checked; name what builds "
        + "the app's objects with '--root NAME'"
    }
  }
}
