import PureLintSource

/// The ways to write the path of a file.
package struct PathStyle: Sendable {
  /// The folder that relative paths start from, from the root of the file system.
  package var currentFolder = "/"
  /// The folder that paths are written relative to, if the user names one.
  package var base: String?
  /// The folders of the repositories to which services want paths relative: that of the current
  /// folder, then those of what is checked.
  package var repositories: [String] = []
  /// The path of a file without links, where it has one.
  package var resolve: @Sendable (String) -> String? = { _ in nil }

  package init(
    currentFolder: String = "/",
    base: String? = nil,
    repositories: [String] = [],
    resolve: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.currentFolder = currentFolder
    self.base = base
    self.repositories = repositories
    self.resolve = resolve
  }

  /// As given, unless the user names a folder that paths are to be relative to.
  package func plain(_ path: String) -> String {
    base.map { relative(path, to: $0) } ?? path
  }

  /// Relative to the folder that the user names, or to the first repository that the file is in, or to
  /// the current folder.
  package func inRepository(_ path: String) -> String {
    if let base { return relative(path, to: base) }
    for repository in repositories {
      if let inside = self.path(path, inside: repository) { return inside }
    }
    return relative(path, to: repositories.first ?? currentFolder)
  }

  /// From the root of the file system.
  package func absolute(_ path: String) -> String {
    ProjectPath(currentFolder).appending(path).text
  }

  /// Through no link if that leads out of the folder: `../B/A.swift` for what is not in it.
  private func relative(_ path: String, to folder: String) -> String {
    self.path(path, inside: folder)
      ?? detour(to: candidates(path)[0], from: ProjectPath(absolute(folder)).text)
  }

  /// The path of a file from a folder on; nil if the file is elsewhere.
  private func path(_ path: String, inside folder: String) -> String? {
    let base = ProjectPath(absolute(folder))
    for candidate in candidates(path) {
      if let parts = ProjectPath(candidate).parts(below: base), !parts.isEmpty {
        return parts.joined(separator: "/")
      }
    }
    return nil
  }

  /// The path without links, if there is one, and as it is given, both from the root on.
  private func candidates(_ path: String) -> [String] {
    let absolute = absolute(path)
    return [resolve(absolute), absolute].compactMap { $0 }
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
