extension FileSystem {
  /// The rules that hold for what is in a folder, without those of a `.gitignore` file in it; nil
  /// outside of repositories, and where the folder itself is ignored: who names it wants it.
  func ignoreRules(around path: String) -> IgnoreRules? {
    guard let real = realPath(path) else { return nil }
    var outer = real[...]
    var inner: [String] = []
    while (try? status(at: FolderWalk.join(String(outer), ".git"))) == nil {
      guard let slash = outer.lastIndex(of: "/"), outer != "/" else { return nil }
      inner.append(String(outer[outer.index(after: slash)...]))
      outer = slash == outer.startIndex ? "/" : outer[..<slash]
    }
    var rules = repositoryRules(String(outer))
    var folder = String(outer)
    for name in inner.reversed() {
      rules.add(ignoreFile(in: folder))
      rules = rules.entering(name)
      if rules.ignoresAll { return nil }
      folder = FolderWalk.join(folder, name)
    }
    return rules
  }

  /// The rules that hold for what is in a folder.
  ///
  /// - Parameter outer: Those without the folder's own.
  func ignoreRules(
    in folder: String,
    _ listing: FolderListing,
    _ outer: IgnoreRules?
  ) -> IgnoreRules? {
    var rules = outer
    if listing.isRepository, let real = realPath(folder.isEmpty ? "." : folder) {
      if rules?.repository != real { rules = repositoryRules(real) }
    }
    if listing.hasIgnoreFile { rules?.add(ignoreFile(in: folder)) }
    return rules
  }

  /// The rules that hold for a whole repository.
  private func repositoryRules(_ folder: String) -> IgnoreRules {
    var rules = IgnoreRules(repository: folder)
    rules.add(text(FolderWalk.join(folder, ".git/info/exclude")))
    return rules
  }

  private func ignoreFile(in folder: String) -> [UInt8] {
    text(FolderWalk.join(folder, ".gitignore"))
  }

  /// The bytes of a file; none where it cannot be read.
  private func text(_ path: String) -> [UInt8] { (try? contents(path).bytes) ?? [] }
}
