import PureLintSource

/// The ways to write the path of a file.
package struct PathStyle: Sendable {
  /// The folder that relative paths start from, from the root of the file system.
  package var currentFolder = "/"
  /// The folder that paths are written relative to, if the user names one.
  package var base: String?
  /// The folder of the repository, to which services want paths relative.
  package var repository: String?
  /// The path of a file without links, where it has one.
  package var resolve: @Sendable (String) -> String? = { _ in nil }

  package init(
    currentFolder: String = "/",
    base: String? = nil,
    repository: String? = nil,
    resolve: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.currentFolder = currentFolder
    self.base = base
    self.repository = repository
    self.resolve = resolve
  }

  /// As given, unless the user names a folder that paths are to be relative to.
  package func plain(_ path: String) -> String {
    base.map { relative(path, to: $0) } ?? path
  }

  /// Relative to the folder that the user names, or to the repository, or to the current folder.
  package func inRepository(_ path: String) -> String {
    relative(path, to: base ?? repository ?? currentFolder)
  }

  /// From the root of the file system.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/")
      ? ProjectPath(path).text : ProjectPath(currentFolder).appending(path).text
  }

  /// Through no link if that leads out of the folder: `../B/A.swift` for what is not in it.
  private func relative(_ path: String, to folder: String) -> String {
    let absolute = absolute(path)
    let candidates = [resolve(absolute), absolute].compactMap { $0 }
    let base = ProjectPath(self.absolute(folder))
    for candidate in candidates {
      if let parts = ProjectPath(candidate).parts(below: base), !parts.isEmpty {
        return parts.joined(separator: "/")
      }
    }
    return detour(to: candidates[0], from: base.text)
  }

  /// The way up from a folder to one that it shares with a path, and down to the path.
  private func detour(to path: String, from folder: String) -> String {
    let steps = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(steps, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + steps.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
