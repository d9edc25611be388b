/// The positions of files by their paths. Most files are looked for where they still stand.
struct FilePositions {
  /// In the order of the files.
  let paths: [String]
  private lazy var table = Dictionary(zip(paths, paths.indices)) { first, _ in first }

  init(of paths: [String]) { self.paths = paths }

  /// The position of a file; nil if there is none of that path.
  /// - Parameter guess: Where it most likely stands.
  /// - Complexity: O(length of the path) there; elsewhere, O(files) for the first one.
  mutating func position(of path: String, near guess: Int) -> Int? {
    if guess < paths.count, paths[guess] == path { return guess }
    return table[path]
  }
}
