import PureLintOutput
import PureLintSource

extension CheckOptions {
  /// The problem with the folder that paths have to be relative to.
  var pathBaseError: UsageError? {
    guard let pathBase else { return nil }
    let kind = (try? FileStatus(following: pathBase))?.kind
    return kind == .folder ? nil : .notAFolder(.pathBase, pathBase, exists: kind != nil)
  }
}

extension PathStyle {
  /// The ways to write paths in this process.
  ///
  /// - Parameters:
  ///   - base: The folder that the user names.
  ///   - paths: The files and folders that are checked.
  static func current(base: String?, checking paths: [String]) -> PathStyle {
    let folder = folderOfRun
    let places = [folder] + paths.compactMap { realPath($0) }
    return PathStyle(
      currentFolder: folder,
      base: base.map { realPath($0) ?? $0 },
      repositories: places.compactMap { repository(of: ProjectPath($0)) },
      resolve: realPath
    )
  }

  /// The nearest folder above another one, or that itself, that Git knows as a work tree.
  private static func repository(of folder: ProjectPath) -> String? {
    var next: ProjectPath? = folder
    while let candidate = next {
      if (try? FileStatus(at: FolderWalk.join(candidate.text, ".git"))) != nil {
        return candidate.text
      }
      next = candidate.parent
    }
    return nil
  }
}

/// The current folder, which the style has a member of the same name for.
private var folderOfRun: String { currentFolder }
