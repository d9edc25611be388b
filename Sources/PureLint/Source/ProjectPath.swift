/// The path of a file or folder, told apart by its text alone.
///
/// `.` and empty parts are left out, `..` is resolved against the part before it; links are not
/// followed. The empty path is the folder that relative paths start from.
public struct ProjectPath: Hashable, Comparable, Sendable {
  /// The path without `.` and empty parts; `..` stands at most at its beginning.
  public let text: String

  /// Normalizes a path.
  /// - Complexity: O(length of the path).
  public init(_ path: String) {
    text = Self.isNormal(path) ? path : Self.normalized(path)
  }

  /// - Parameter text: A path in which there is nothing to normalize.
  private init(normal text: String) { self.text = text }

  /// The folder that holds the file or folder; none for the outermost one.
  public var parent: ProjectPath? {
    guard !text.isEmpty, text != "/", text != "..", !text.hasSuffix("/..") else { return nil }
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return ProjectPath(normal: "")
    }
    return ProjectPath(normal: slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  /// The last part.
  public var name: Substring {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text[...] }
    return text[text.utf8.index(after: slash)...]
  }

  /// Whether a folder holds the file or folder, and not one of its own folders.
  public func isDirectly(in folder: ProjectPath) -> Bool {
    guard !folder.text.isEmpty, folder.text != "/" else { return parent == folder }
    let name = text.utf8.dropFirst(folder.text.utf8.count)
    return name.first == UInt8(ascii: "/") && !name.dropFirst().contains(UInt8(ascii: "/"))
      && text.utf8.starts(with: folder.text.utf8)
  }

  /// The path that another one, written relative to this folder, means.
  public func appending(_ path: String) -> ProjectPath {
    if path.utf8.first == UInt8(ascii: "/") || text.isEmpty { return ProjectPath(path) }
    return ProjectPath(text + "/" + path)
  }

  /// The parts behind a folder's path; nil if the path is neither that folder nor in it.
  public func parts(below folder: ProjectPath) -> ArraySlice<Substring>? {
    guard text.hasPrefix("/") == folder.text.hasPrefix("/") else { return nil }
    let slash = UInt8(ascii: "/")
    let parts = text.utf8.split(separator: slash).map { Substring($0) }
    let outer = folder.text.utf8.split(separator: slash).map { Substring($0) }
    if outer.isEmpty, parts.first == ".." { return nil }
    return parts.starts(with: outer) ? parts.dropFirst(outer.count) : nil
  }

  /// The path from a folder on; nil if it is not in that folder.
  public func path(below folder: ProjectPath) -> String? {
    parts(below: folder).map { $0.joined(separator: "/") }
  }

  /// The innermost folder that two folders are in, or are.
  public func commonFolder(with other: ProjectPath) -> ProjectPath {
    var common = self
    while other.parts(below: common) == nil, let outer = common.parent { common = outer }
    return common
  }

  /// Orders by text.
  public static func < (left: ProjectPath, right: ProjectPath) -> Bool { left.text < right.text }

  /// Whether nothing is to be done, which is so for nearly all paths.
  private static func isNormal(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
      var start = bytes.first == slash ? 1 : 0
      var leadsOut = start == 0
      while true {
        let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
        let isDots = end - start <= 2 && bytes[start..<end].allSatisfy { $0 == dot }
        leadsOut = leadsOut && isDots && end - start == 2
        if isDots, !leadsOut { return false }
        if end == bytes.count { return true }
        start = end + 1
      }
    }
  }

  private static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
