/// The patterns that the user excludes, and which of them matched something.
struct ExcludeList {
  private let globs: [Glob]
  private var used: Set<Int> = []

  init(_ globs: [Glob]) { self.globs = globs }

  /// Whether some pattern matches; each that does counts as used.
  mutating func matches(_ path: String, isFolder: Bool) -> Bool {
    var isExcluded = false
    for (index, glob) in globs.enumerated() where glob.matches(path, isFolder: isFolder) {
      used.insert(index)
      isExcluded = true
    }
    return isExcluded
  }

  /// The patterns that matched nothing, without those for hidden files, which are never looked at.
  var idle: [Glob] {
    globs.indices.filter { !used.contains($0) && !globs[$0].isAboutHidden }.map { globs[$0] }
  }
}
