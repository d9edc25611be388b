/// The patterns that the user excludes, and which of them matched something.
struct ExcludeList {
  private let globs: [Glob]
  private let index: GlobIndex
  private var used: Set<Int> = []

  init(_ globs: [Glob]) {
    self.globs = globs
    index = GlobIndex(globs)
  }

  /// Whether some pattern matches; each that does counts as used.
  mutating func matches(_ path: String, isFolder: Bool) -> Bool {
    if globs.isEmpty { return false }
    let path = Glob.Path(path)
    let matching = index.candidates(for: path).filter {
      globs[$0].matches(path, isFolder: isFolder)
    }
    used.formUnion(matching)
    return !matching.isEmpty
  }

  /// The patterns that matched nothing, without those for hidden files, which are never looked at.
  var idle: [Glob] {
    globs.indices.filter { !used.contains($0) && !globs[$0].isAboutHidden }.map { globs[$0] }
  }
}
