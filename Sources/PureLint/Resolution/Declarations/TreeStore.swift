import PureLintSource
import PureLintSyntax

/// The syntax trees of a program's files: outlines, and full trees where bodies may matter.
///
/// A class, because whoever asks a struct for a tree copies its four collections; `Program` says when it
/// changes.
public final class TreeStore {
  private let sources: [SourceFile]
  @exclusivity(unchecked) private var trees: [SyntaxTree]
  /// Element `i` says whether the bodies of file `i` were parsed.
  @exclusivity(unchecked) private var parsedBodies: [Bool]
  /// Full trees of files that are outlines to everybody else.
  @exclusivity(unchecked) private var treesAside: [Int: SyntaxTree] = [:]

  /// - Parameter trees: Element `i` is the outline of file `i`.
  public init(_ sources: [SourceFile], trees: [SyntaxTree]) {
    self.sources = sources
    self.trees = trees
    parsedBodies = Array(repeating: false, count: trees.count)
  }

  /// The same trees for another thread.
  func copy() -> TreeStore { TreeStore(copying: self) }

  private init(copying other: TreeStore) {
    sources = other.sources
    trees = other.trees
    parsedBodies = other.parsedBodies
    treesAside = other.treesAside
  }

  /// The file of an index, with its bytes.
  public func source(_ file: Int) -> SourceFile { sources[file] }

  var count: Int { sources.count }
  /// The paths of all files, by index.
  /// - Complexity: O(files).
  public var paths: [String] { sources.map(\.path) }

  /// Whether a file's bodies were parsed.
  public func hasBodies(_ file: Int) -> Bool { parsedBodies[file] }

  /// The tree that the program uses for a file: its outline, or the full tree.
  public subscript(file: Int) -> SyntaxTree { trees[file] }

  /// Takes a file's full tree instead of its outline, or the other way round. A full tree that has
  /// been parsed is kept aside.
  func set(_ tree: SyntaxTree, of file: Int, hasBodies: Bool) {
    treesAside[file] = self.hasBodies(file) && !hasBodies ? trees[file] : nil
    trees[file] = tree
    parsedBodies[file] = hasBodies
  }

  /// The tree of a file with its bodies.
  ///
  /// If the graph has no need of them, they are parsed when they are first asked for, and the tree
  /// is kept beside the outline.
  func parseBodies(of file: Int) -> SyntaxTree {
    if hasBodies(file) { return self[file] }
    if let known = treesAside[file] { return known }
    let tree = self[file].filled().tree
    treesAside[file] = tree
    return tree
  }
}
