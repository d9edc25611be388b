/// The place of a file: a folder that nothing may lead out of, and the names from there on, none of
/// which is a link's.
///
/// Whoever writes goes this way anew, and stops where there is a link by then.
public struct FilePlace: Hashable, Sendable {
  /// The path of the folder, without links on the way.
  let root: String
  /// The names of the folders from there on.
  let folders: [String]
  /// The name of the file.
  let name: String

  /// The place where a path ends, by whatever links.
  ///
  /// - Parameter roots: The paths of folders, without links on the way.
  /// - Returns: nil if there is nothing, or nothing that is in one of the folders.
  public init?(of path: String, within roots: [String]) {
    guard let end = realPath(path).map({ ProjectPath($0) }) else { return nil }
    let ways = roots.lazy.compactMap { root in
      end.parts(below: ProjectPath(root)).map { (root, $0.map { String($0) }) }
    }
    guard let (root, names) = ways.first, let name = names.last else { return nil }
    self.root = root
    folders = names.dropLast()
    self.name = name
  }

  /// The place for a file that may not be there yet, and is no link.
  ///
  /// - Returns: nil if there is no folder for it.
  public init?(for path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[...$0] } ?? "."
    guard let root = realPath(String(folder)) else { return nil }
    self.root = root
    folders = []
    name = String(slash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
  }
}
