/// The libraries that packages offer to others.
struct LibraryOffers {
  private let projects: [ProjectDescription]
  private let entries: [TargetAssembly.Entry]

  init(_ assembly: TargetAssembly, _ projects: [ProjectDescription]) {
    self.projects = projects
    entries = assembly.targets
  }

  /// Whether a target that runs and uses a library is there for the library's sake, or is one of many
  /// that use it: examples, benchmarks and tools that packages run of what a package offers to all. An
  /// app is not.
  func isOneOfMany(_ user: TargetMap.TargetID, using library: TargetMap.TargetID) -> Bool {
    guard entries.indices.contains(library.rawValue), entries.indices.contains(user.rawValue)
    else { return false }
    let (offered, using) = (entries[library.rawValue], entries[user.rawValue])
    return projects[using.project].kind == .package
      && projects[offered.project].offers(offered.name)
  }
}

extension ProjectDescription {
  /// Whether the project packs a target as a library for others, or may do so.
  fileprivate func offers(_ target: String) -> Bool {
    hasOpenLibraries || offered.contains(target)
  }
}
