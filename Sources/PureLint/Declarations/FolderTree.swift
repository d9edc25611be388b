/// The folders of a run's files, for telling how near two files are without comparing paths.
struct FolderTree: Sendable {
  /// Element `i` is the folder of file `i`.
  private var folderOfFile: [Int] = []
  /// Element `i` is the folder around folder `i`; folder 0 is around itself.
  private var parents = [0]
  /// Element `i` is the number of folders around folder `i`.
  private var depths = [0]
  /// Whether files of one folder, subfolders included, always follow each other.
  private(set) var isOrdered = true

  /// - Complexity: O(total length of the paths).
  init(paths: [String]) {
    folderOfFile.reserveCapacity(paths.count)
    var known: [Substring: Int] = ["": 0]
    for path in paths {
      let folder = self.folder(of: Substring(path), &known)
      folderOfFile.append(folder)
    }
    isOrdered = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
  }

  private mutating func folder(of path: Substring, _ known: inout [Substring: Int]) -> Int {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return 0 }
    let name = path[...slash]
    if let folder = known[name] { return folder }
    let parent = folder(of: path[..<slash], &known)
    parents.append(parent)
    depths.append(depths[parent] + 1)
    known[name] = parents.count - 1
    return parents.count - 1
  }

  /// The number of leading folders that the paths of two files share.
  /// - Complexity: O(depth of the folders).
  func shared(_ file: Int, _ other: Int) -> Int {
    var (left, right) = (folderOfFile[file], folderOfFile[other])
    while depths[left] > depths[right] { left = parents[left] }
    while depths[right] > depths[left] { right = parents[right] }
    while left != right { (left, right) = (parents[left], parents[right]) }
    return depths[left]
  }
}
