/// The libraries that packages pack for others, and who else uses them in view.
struct LibraryOffers {
  private let projects: [ProjectDescription]
  private let entries: [TargetAssembly.Entry]

  init(_ assembly: TargetAssembly, _ projects: [ProjectDescription]) {
    self.projects = projects
    entries = assembly.targets
  }

  /// Whether a target uses another one only to try it, or to serve it: what a package runs itself of
  /// a library that it offers, such as examples, benchmarks and tools. Packages in its folder count.
  func isTrial(of library: TargetMap.TargetID, by user: TargetMap.TargetID) -> Bool {
    guard entries.indices.contains(library.rawValue), entries.indices.contains(user.rawValue)
    else { return false }
    let (offered, using) = (entries[library.rawValue], entries[user.rawValue])
    guard projects[offered.project].offers(offered.name) else { return false }
    if using.project == offered.project { return true }
    let (package, other) = (projects[offered.project], projects[using.project])
    return other.kind == .package && other.folder.parts(below: package.folder) != nil
  }
}

extension ProjectDescription {
  /// Whether the project packs a target as a library for others, or may do so.
  fileprivate func offers(_ target: String) -> Bool {
    hasOpenLibraries || offered.contains(target)
  }
}
