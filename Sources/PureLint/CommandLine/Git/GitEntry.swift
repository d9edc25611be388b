/// One line of Git's listing: a path and its recorded content.
struct GitEntry: Sendable {
  /// From the folder that the list is about, with `/` between the parts.
  let path: ArraySlice<UInt8>
  let kind: Kind
  /// The name of the recorded content, or of a submodule's commit, in hexadecimal digits.
  let object: GitObject
  /// Whether the file on the disk has this content, as far as Git's own bookkeeping tells.
  var isClean = false
  /// Whether the path has a merge conflict.
  var isUnmerged = false

  /// The path of the folder, with a `/` at its end; empty for the outermost one.
  var folder: ArraySlice<UInt8> { path[..<nameStart] }

  /// The last part of the path, with damaged UTF-8 repaired.
  var name: String { String(decoding: path[nameStart...], as: UTF8.self) }

  /// Whether the name is UTF-8 as it is recorded.
  var isNameValid: Bool { name.utf8.elementsEqual(path[nameStart...]) }

  private var nameStart: Int {
    path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
  }

  enum Kind: Sendable {
    case file, link, submodule

    /// - Parameter mode: Six octal digits.
    init?(mode: ArraySlice<UInt8>) {
      switch mode.prefix(2) {
      case [UInt8(ascii: "1"), UInt8(ascii: "0")]: self = .file
      case [UInt8(ascii: "1"), UInt8(ascii: "2")]: self = .link
      case [UInt8(ascii: "1"), UInt8(ascii: "6")]: self = .submodule
      default: return nil
      }
    }
  }

  /// Reads what `git ls-files -z -s -v -m` prints: `TAG MODE OBJECT STAGE`, a tab and a path, and
  /// the same again with another tag where the disk has something else.
  static func index(_ output: [UInt8]) -> [GitEntry]? {
    var entries: [GitEntry] = []
    for line in output.split(separator: 0) {
      guard let (words, path) = Self.parts(line), words.count == 4, let tag = words[0].first else {
        return nil
      }
      if tag == UInt8(ascii: "C") || tag == UInt8(ascii: "c") {
        guard !entries.isEmpty else { return nil }
        entries[entries.count - 1].isClean = false
        continue
      }
      guard let kind = Kind(mode: words[1]) else { continue }
      entries.append(
        GitEntry(
          path: path,
          kind: kind,
          object: GitObject(words[2]),
          isClean: tag == UInt8(ascii: "H"),
          isUnmerged: words[3].first != UInt8(ascii: "0")
        )
      )
    }
    return entries
  }

  /// Reads what `git ls-tree -r -z` prints: `MODE TYPE OBJECT`, a tab and a path.
  static func tree(_ output: [UInt8]) -> [GitEntry]? {
    var entries: [GitEntry] = []
    for line in output.split(separator: 0) {
      guard let (words, path) = Self.parts(line), words.count == 3 else { return nil }
      guard let kind = Kind(mode: words[0]) else { continue }
      entries.append(GitEntry(path: path, kind: kind, object: GitObject(words[2])))
    }
    return entries
  }

  private static func parts(
    _ line: ArraySlice<UInt8>
  ) -> (words: [ArraySlice<UInt8>], path: ArraySlice<UInt8>)? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    return (line[..<tab].split(separator: UInt8(ascii: " ")), line[(tab + 1)...])
  }
}

/// The name of what Git has recorded: hexadecimal digits.
struct GitObject: Hashable, Sendable {
  let digits: [UInt8]

  init(_ digits: some Sequence<UInt8>) { self.digits = Array(digits) }
}
