import PureLintPolicy
import PureLintProjects
import PureLintSource

/// The file behind `--targets`: the targets of a program with their files, as a build system knows them.
struct TargetsFile: Sendable {
  /// The path as messages show it.
  let path: String

  /// The most bytes that the file may have.
  private static let largestSize = 1 << 28

  /// Why the file cannot be read.
  struct Failure: Error {
    /// The lines for standard error.
    let lines: String
  }

  /// Reads the file; the paths in it start from the current folder.
  func read(from files: any FileSystem) throws(Failure) -> ProjectDescription {
    let found = SourceFinder.File(path: path, root: nil)
    let reading = SourceFile.read([found], from: files, jobs: 1, limit: Self.largestSize)
    guard let file = reading.files.first else {
      throw Failure(lines: reading.failures.map { Outcome.failure($0.message).messages }.joined())
    }
    do throws(Configuration.Malformed) {
      let list = try Configuration(file, in: ProjectPath(currentFolder), shape: .targetList)
      guard let targets = list.listedTargets else { preconditionFailure("the list is required") }
      return targets
    } catch {
      let lines = error.problems.map { "\($0.place): error: \($0.value)".printable() + "\n" }
      throw Failure(lines: lines.joined())
    }
  }
}

extension ConfigurationFinder {
  /// The files of targets without those that a configuration or the command line leaves out, each once.
  ///
  /// - Parameter excludes: The patterns of the command line.
  func checkedPaths(of targets: ProjectDescription, _ excludes: [Glob]) -> [String] {
    var seen: Set<ProjectPath> = []
    let index = GlobIndex(excludes)
    return targets.targets.flatMap(\.sources).map(\.pattern.anchor).compactMap { place in
      guard seen.insert(place).inserted else { return nil }
      let path = place.path(below: map.base) ?? place.text
      let isLeftOut =
        index.candidates(for: Glob.Path(path)).contains { excludes[$0].covers(path) }
        || chain(of: place.parent ?? map.base).coveringExclusion(of: place) != nil
      return isLeftOut ? nil : path
    }
  }
}
