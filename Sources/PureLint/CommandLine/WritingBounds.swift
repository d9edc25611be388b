import PureLintSource

/// The folders that the user names for a change: what stands elsewhere is not written.
struct WritingBounds {
  /// The paths without links on the way.
  private let roots: [String]

  /// - Parameter paths: Folders, and files, which stand for the folder that they are in.
  init(_ paths: [String]) {
    roots = paths.compactMap { path in
      let isFolder = (try? FileStatus(following: path))?.kind == .folder
      return realPath(isFolder ? path : Self.folder(of: path))
    }
  }

  /// Where a file is written; nil if that is outside.
  func place(of path: String) -> FilePlace? { FilePlace(of: path, within: roots) }

  /// The files that have to stay as they are, each by its position and with the reason.
  func obstacles(_ paths: [String]) -> [Int: String] {
    var inside: [String: Bool] = [:]
    var obstacles: [Int: String] = [:]
    for (position, path) in paths.enumerated() {
      guard let status = try? FileStatus(at: path) else {
        obstacles[position] = "'\(path)' is not saved yet"
        continue
      }
      let folder = Self.folder(of: path)
      let isInside = inside[folder] ?? realPath(folder).map(holds) ?? false
      inside[folder] = isInside
      if status.kind == .link || !isInside, place(of: path) == nil {
        obstacles[position] = "a link leads to '\(path)', out of what was named"
      } else if ((try? FileStatus(following: path)) ?? status).nameCount > 1 {
        obstacles[position] = "'\(path)' has other names, too, by hard links"
      }
    }
    return obstacles
  }

  private func holds(_ folder: String) -> Bool {
    let place = ProjectPath(folder)
    return roots.contains { place.parts(below: ProjectPath($0)) != nil }
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
  }
}
