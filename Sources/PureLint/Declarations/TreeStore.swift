/// The syntax trees of a program's files: those that are needed in full are kept, the others are
/// parsed again when somebody asks for one.
///
/// Most files of a large program only declare types that nobody asks about, and their trees would
/// be many times larger than what was read off them. A store belongs to one thread.
final class TreeStore {
  private let sources: [SourceFile]
  private var trees: [SyntaxTree?]

  /// - Parameter trees: Element `i` is the full tree of file `i`, or nil if bodies are not needed.
  init(_ sources: [SourceFile], trees: [SyntaxTree?]) {
    self.sources = sources
    self.trees = trees
    fullFiles = trees.map { $0 != nil }
  }

  /// A store for another thread: with the same trees, and with room for those to come.
  func copy() -> TreeStore { TreeStore(copying: self) }

  private init(copying other: TreeStore) {
    sources = other.sources
    trees = other.trees
    fullFiles = other.fullFiles
  }

  func source(_ file: Int) -> SourceFile { sources[file] }

  var count: Int { sources.count }
  var paths: [String] { sources.map(\.path) }

  /// Whether a file's bodies were parsed.
  func isFull(_ file: Int) -> Bool { fullFiles[file] }

  private let fullFiles: [Bool]

  subscript(file: Int) -> SyntaxTree {
    if let tree = trees[file] { return tree }
    let tree = SyntaxTree(parsing: sources[file], bodies: .skip)
    trees[file] = tree
    return tree
  }
}
