import GraphModel
import PureLintPolicy
import PureLintSource

/// The file of known findings that a run is compared with.
struct BaselineFile: Sendable {
  /// The path as messages show it.
  let path: String
  /// The folder that the file is in, from the root of the file system; its paths start there.
  let folder: ProjectPath
  /// The state of the files in which it counts.
  private let files: any FileSystem

  /// The name of the file where the user gives none.
  static let defaultName = ".purelint-baseline.json"

  /// - Parameter files: The state that is checked. A file outside of the repository is in no such
  ///   state, and that of the disk counts.
  init(path: String, in files: any FileSystem) {
    self.path = path
    folder = ProjectPath(currentFolder).appending(path).parent ?? ProjectPath("/")
    self.files = files is FileSnapshot && !Self.isInRepository(folder) ? Disk() : files
  }

  /// Whether a folder belongs to the repository that the process runs in.
  private static func isInRepository(_ folder: ProjectPath) -> Bool {
    var next: ProjectPath? = ProjectPath(currentFolder)
    while let outer = next {
      if isRepository(outer) {
        return ProjectPath(realPath(folder.text) ?? folder.text).parts(below: outer) != nil
      }
      next = outer.parent
    }
    return true
  }

  private static func isRepository(_ folder: ProjectPath) -> Bool {
    (try? FileStatus(at: folder.appending(".git").text)) != nil
  }

  /// The file of the default name that is nearest above all paths of a run, up to the folder of the
  /// repository.
  static func find(above paths: [String], in files: any FileSystem) -> BaselineFile? {
    let current = ProjectPath(currentFolder)
    var next = commonFolder(of: paths.map { current.appending($0) }, in: files)
    while let folder = next {
      let path = shownPath(of: defaultName, in: folder, from: current)
      if (try? files.status(at: path)) != nil { return BaselineFile(path: path, in: files) }
      next = isRepository(folder) ? nil : folder.parent
    }
    return nil
  }

  /// The innermost folder that holds all of some files and folders.
  private static func commonFolder(
    of paths: [ProjectPath],
    in files: any FileSystem
  ) -> ProjectPath? {
    var folders = paths.map { path in
      leadsToFolder(path, in: files) ? path : path.parent ?? path
    }[...]
    guard var common = folders.popFirst() else { return nil }
    for folder in folders { common = common.commonFolder(with: folder) }
    return common
  }

  /// Whether a path is that of a folder, or of a link to one.
  private static func leadsToFolder(_ path: ProjectPath, in files: any FileSystem) -> Bool {
    switch (try? files.status(at: path.text))?.kind {
    case .folder: true
    case .link: (try? FileStatus(following: path.text))?.kind == .folder
    default: false
    }
  }

  /// The path of a file from the current folder on, if it is there or above.
  private static func shownPath(
    of name: String,
    in folder: ProjectPath,
    from current: ProjectPath
  ) -> String {
    if folder.parts(below: current) == nil, let parts = current.parts(below: folder) {
      return String(repeating: "../", count: parts.count) + name
    }
    return current.relativePath(to: folder.appending(name))
  }

  /// Reads the file.
  ///
  /// - Throws: the line for standard error that says what is wrong.
  func read() throws(Failure) -> Baseline {
    let found = SourceFinder.File(path: path, root: nil)
    let reading = SourceFile.read([found], from: files, jobs: 1)
    guard let file = reading.files.first else {
      let text = failure(reading.failures.first?.cause ?? .notAFile)
      throw Failure(text)
    }
    do throws(Baseline.Malformed) {
      return try Baseline(file.bytes)
    } catch {
      throw Failure(
        "\(path):\(error.position): \(error.message)",
        line: "\(path):\(error.position): error: \(error.message)".printable() + "\n"
      )
    }
  }

  private func failure(_ cause: SourceError.Cause) -> String {
    switch cause {
    case .missing: "there is no baseline '\(path)'; write it with '--write-baseline=\(path)'"
    case .system(let code): "cannot read the baseline '\(path)': \(systemText(code))"
    case .unrecorded, .notFetched, .unmerged: SourceError(path: path, cause: cause).message
    default: "cannot read the baseline '\(path)': it is no regular file"
    }
  }

  /// Why the file cannot be read.
  struct Failure: Error {
    /// The reason without the name of the program.
    let message: String
    /// The line for standard error.
    let line: String

    init(_ message: String, line: String? = nil) {
      self.message = message
      self.line = line ?? Outcome.failure(message).messages
    }
  }

  /// The paths of a run, from the folder of the file on, sorted.
  func relativePaths(_ paths: [String]) -> [String] {
    let current = ProjectPath(currentFolder)
    return Set(paths.map { folder.relativePath(to: current.appending($0)) }).sorted()
  }

  /// Some of the file's paths, without those that others of them hold, sorted.
  func outermost(_ paths: [String]) -> [String] {
    let places = paths.map { folder.appending($0) }
    let outer = zip(paths, places).filter { path, place in
      !places.contains { $0 != place && place.parts(below: $0) != nil }
    }
    return Set(outer.map(\.0)).sorted()
  }

  /// Whether a run looks at all that was looked at when the file was written.
  func isCovered(by paths: [String], _ baseline: Baseline) -> Bool {
    let current = ProjectPath(currentFolder)
    let checked = paths.map { current.appending($0) }
    return baseline.paths.allSatisfy { path in
      let path = folder.appending(path)
      return checked.contains { path.parts(below: $0) != nil }
    }
  }
}

extension ProjectPath {
  /// The path by which this folder leads to a place; both are from the root of the file system.
  fileprivate func relativePath(to place: ProjectPath) -> String {
    var common = self
    var steps: [Substring] = []
    while place.parts(below: common) == nil, let outer = common.parent {
      common = outer
      steps.append("..")
    }
    steps += place.parts(below: common) ?? []
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
