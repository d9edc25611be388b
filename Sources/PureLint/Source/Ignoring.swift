/// The leaving out of what repositories have Git ignore.
public struct Ignoring: Sendable {
  /// By the outermost folder of a repository, the paths of files that are tracked although they
  /// would be ignored.
  let trackedFiles: @Sendable (String) -> [String]

  /// - Parameter trackedFiles: By the outermost folder of a repository, the paths of files that are
  ///   tracked although they would be ignored.
  public init(trackedFiles: @escaping @Sendable (String) -> [String]) {
    self.trackedFiles = trackedFiles
  }
}

/// The rules of the `.gitignore` files around a folder, and of its repository's own list, for the
/// contents of the folder.
struct IgnoreRules: Sendable {
  /// The outermost folder of the repository.
  let repository: String
  /// The folder, by its parts below the outermost one.
  private var folder: [[UInt8]] = []
  /// The patterns of each file, those of the outermost folder first.
  private var levels: [Level] = []
  /// Whether the folder itself is ignored, and with it everything in it.
  private(set) var ignoresAll = false

  private struct Level {
    let patterns: [IgnorePattern]
    let index: PatternIndex<UInt8>
    /// The number of parts of the folder that the file is in.
    let depth: Int
  }

  /// - Parameter repository: The path of its outermost folder.
  init(repository: String) { self.repository = repository }

  /// Adds the patterns of a file in the folder.
  mutating func add(_ text: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    guard !patterns.isEmpty else { return }
    let index = PatternIndex(patterns.map(\.needs))
    levels.append(Level(patterns: patterns, index: index, depth: folder.count))
  }

  /// The rules for one of the folders in the folder.
  func entering(_ name: String) -> IgnoreRules {
    var inner = self
    inner.ignoresAll = ignores(name, isFolder: true)
    inner.folder.append(Array(name.utf8))
    return inner
  }

  /// Whether something in the folder is ignored, unless it is tracked.
  func ignores(_ name: String, isFolder: Bool) -> Bool {
    if ignoresAll || levels.isEmpty { return ignoresAll }
    let path = folder + [Array(name.utf8)]
    for level in levels.reversed() {
      let inside = path[level.depth...]
      let last = level.index.candidates(for: inside).last {
        level.patterns[$0].matches(inside, isFolder: isFolder)
      }
      if let last { return !level.patterns[last].isNegated }
    }
    return false
  }

  /// The path of something in the folder, from the outermost folder on.
  func path(of name: String) -> String {
    (folder.map { String(decoding: $0, as: UTF8.self) } + [name]).joined(separator: "/")
  }
}

/// The files that are tracked although they would be ignored, asked for when one would be.
struct TrackedFiles {
  private let ignoring: Ignoring
  /// By repository, the paths of files and of the folders around them.
  private var known: [String: Set<String>] = [:]

  init(_ ignoring: Ignoring) { self.ignoring = ignoring }

  /// Whether a path is that of a tracked file or of a folder with one.
  mutating func contain(_ path: String, in repository: String) -> Bool {
    if let paths = known[repository] { return paths.contains(path) }
    var paths: Set<String> = []
    for file in ignoring.trackedFiles(repository) {
      var path = file[...]
      while paths.insert(String(path)).inserted, let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
      }
    }
    known[repository] = paths
    return paths.contains(path)
  }
}
