import PureLintSource

/// The task of a run with the findings that are known already.
struct BaselineOptions: Hashable, Sendable {
  /// The file that the user names; nil for the nearest of the default name, if there is one.
  var path: String?
  var task = Task.compare

  /// The name of the file.
  var fileName: String {
    path.map { String(ProjectPath($0).name) } ?? BaselineFile.defaultName
  }

  enum Task: Hashable, Sendable {
    /// Report what the file does not hold.
    case compare
    /// Report everything.
    case ignore
    /// Make the file hold what the run finds.
    case write
    /// Take what the run does not find out of the file.
    case prune
  }
}

extension BaselineOptions {
  /// What is to be said of a baseline that has a place on the disk alone, where another state of the
  /// files is checked.
  ///
  /// - Parameter paths: Those of the run.
  func warning(_ paths: [String], in files: any FileSystem) -> Warning? {
    guard task == .compare, path == nil, files is FileSnapshot,
      let file = BaselineFile.find(above: paths, in: Disk()),
      (try? files.status(at: file.path)) == nil
    else { return nil }
    return .unstagedBaseline(file.path)
  }

  /// Takes over an option, and its value if it has one.
  mutating func take(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .noBaseline: task = .ignore
    case .writeBaseline: task = .write
    case .pruneBaseline: task = .prune
    default: if value.isEmpty { throw .missingValue(option) }
    }
    if !value.isEmpty { path = value }
  }
}
