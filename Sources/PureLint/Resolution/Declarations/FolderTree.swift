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
    var last = (path: ""[...], folder: 0)
    for file in paths {
      let path = Self.folderPath(of: file[...])
      if path != last.path { last = (path, add(path, &known)) }
      folderOfFile.append(last.folder)
    }
    isOrdered = followEachOther()
  }

  /// Whether no folder comes again after a file that is outside of it.
  private func followEachOther() -> Bool {
    var isLeft = [Bool](repeating: false, count: parents.count)
    var last = 0
    for folder in folderOfFile where folder != last {
      let common = shared(folders: last, folder)
      while last != common { (isLeft[last], last) = (true, parents[last]) }
      var entered = folder
      while entered != common {
        if isLeft[entered] { return false }
        entered = parents[entered]
      }
      last = folder
    }
    return true
  }

  /// The path up to its last slash.
  private static func folderPath(of path: Substring) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }

  /// The folder at a path, which ends with a slash or is empty.
  private mutating func add(_ path: Substring, _ known: inout [Substring: Int]) -> Int {
    if let folder = known[path] { return folder }
    let slash = path.utf8.index(before: path.endIndex)
    let parent = add(Self.folderPath(of: path[..<slash]), &known)
    parents.append(parent)
    depths.append(depths[parent] + 1)
    known[path] = parents.count - 1
    return parents.count - 1
  }

  /// The number of leading folders that the paths of two files share.
  /// - Complexity: O(depth of the folders).
  func shared(_ file: Int, _ other: Int) -> Int {
    depths[shared(folders: folderOfFile[file], folderOfFile[other])]
  }

  /// The innermost folder that two folders are in, or that one of them is.
  private func shared(folders left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while depths[left] > depths[right] { left = parents[left] }
    while depths[right] > depths[left] { right = parents[right] }
    while left != right { (left, right) = (parents[left], parents[right]) }
    return left
  }
}
