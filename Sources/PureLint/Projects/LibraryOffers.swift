import PureLintSource

/// The libraries that packages offer to others, and those that have other users.
struct LibraryOffers {
  private let projects: [ProjectDescription]
  private let entries: [TargetAssembly.Entry]
  /// The folders that projects outside of them depend on by their paths alone. Where a manifest has
  /// the package fetched otherwise, the path is a way to build, and the package is still for others.
  private let named: Set<ProjectPath>

  init(_ assembly: TargetAssembly, _ projects: [ProjectDescription]) {
    self.projects = projects
    entries = assembly.targets
    named = projects.reduce(into: []) { named, project in
      for path in project.references where project.folder.parts(below: path) == nil {
        if !project.fetched.contains(path.name.lowercased()) { named.insert(path) }
      }
    }
  }

  /// Whether a target that runs and uses a library says nothing of the library's other users: it is no
  /// app but an example, a benchmark or a tool that a package builds, and the library is a product, of
  /// the same package or of one that no other names by its path; or programs out of sight are known to
  /// use the library, too.
  func isExample(_ user: TargetMap.TargetID, of library: TargetMap.TargetID) -> Bool {
    let (offered, using) = (entries[library.rawValue], entries[user.rawValue])
    if offered.isShared { return true }
    let package = projects[offered.project]
    return projects[using.project].kind == .package && using.kind != .application
      && package.offers(offered.name)
      && (using.project == offered.project || !named.contains(package.folder))
  }
}

extension ProjectDescription {
  /// Whether the project packs a target as a library for others, or may do so.
  fileprivate func offers(_ target: String) -> Bool {
    hasOpenLibraries || offered.contains(target)
  }
}
