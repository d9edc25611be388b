import PureLintSource

extension ProjectDescription {
  /// Reads all project files of a run, in the order of their paths; damaged ones are left out.
  ///
  /// - Parameter folders: All folders that the files of the run are in, at any depth.
  /// - Complexity: linear in the sizes of the project files.
  public static func read(_ projects: [ProjectFile], folders: Set<ProjectPath>)
    -> [ProjectDescription]
  {
    let root = tuistRoot(projects)
    let descriptions = projects.map { (ProjectPath($0.path), $0) }.sorted { $0.0 < $1.0 }
      .compactMap { path, file in
        var description: ProjectDescription?
        switch file.parse() {
        case .manifest(let tree) where file.kind == .tuist:
          description = TuistManifest.read(tree, root: root)
        case .manifest(let tree):
          description = PackageManifest.read(tree, holdsFiles: folders.contains)
        case .description(let known): description = known
        case .bazel, .nothing: break
        }
        description?.file = path
        return description
      }
    // Where another project has the folder of a workspace, too, it tells the targets: an app that is built
    // in two ways has them twice.
    let known = Set(descriptions.filter(\.tellsFiles).map(\.folder))
    let workspaces = BazelWorkspace.descriptions(projects).filter { !known.contains($0.folder) }
    return joined(withoutParts(descriptions + workspaces))
  }

  /// The packages of Bazel's that cannot be read and are in no folder of which another project tells the
  /// targets.
  ///
  /// - Parameter files: The paths of all files of the run.
  public static func unreadPackages(of projects: [ProjectFile], files: [String]) -> [ProjectFile] {
    let unread = projects.filter { $0.kind == .bazel && $0.problem != nil }
    if unread.isEmpty { return [] }
    let others = projects.filter { $0.kind != .bazel }
    let folders = GroupedPaths(files).allFolders
    let known = Set(read(others, folders: folders).filter(\.tellsFiles).map(\.folder))
    return unread.filter { project in
      var folder = ProjectPath(project.path).parent
      while let next = folder, !known.contains(next) { folder = next.parent }
      return folder == nil
    }
  }

  /// Whether it says of some target which files it has.
  private var tellsFiles: Bool { targets.contains(where: \.hasSources) }

  /// The descriptions without those of files that another one includes: a part of a project is none.
  private static func withoutParts(_ descriptions: [ProjectDescription]) -> [ProjectDescription] {
    var parts: Set<ProjectPath> = []
    // Where files include each other, the outermost one is the project.
    for description in descriptions.sorted(by: { $0.file.isOutside($1.file) })
    where !parts.contains(description.file) {
      parts.formUnion(description.included)
    }
    return descriptions.filter { !parts.contains($0.file) }
  }

  /// The descriptions with each target once that an Xcode project and the specification that it is
  /// made of have: either may be the newer one, so the target has the files of both.
  private static func joined(_ descriptions: [ProjectDescription]) -> [ProjectDescription] {
    var descriptions = descriptions
    var places: [ProjectPath: [String: (project: Int, target: Int)]] = [:]
    for (project, description) in descriptions.enumerated() where description.kind == .xcode {
      for (position, target) in description.targets.enumerated() {
        places[description.folder, default: [:]][target.name] = (project, position)
      }
    }
    for (project, description) in descriptions.enumerated() where description.kind == .xcodeGen {
      guard let known = places[description.folder] else { continue }
      for target in description.targets {
        guard let place = known[target.name] else { continue }
        descriptions[place.project].targets[place.target].sources += target.sources
      }
      descriptions[project].targets = description.targets.filter { known[$0.name] == nil }
    }
    return descriptions
  }

  /// The folder around all of Tuist's manifests.
  private static func tuistRoot(_ projects: [ProjectFile]) -> ProjectPath {
    let folders = projects.filter { $0.kind == .tuist || $0.kind == .other }
      .compactMap { ProjectPath($0.path).parent }
    guard var root = folders.min() else { return ProjectPath("") }
    for folder in folders {
      while folder.parts(below: root) == nil, let outer = root.parent { root = outer }
    }
    return root
  }
}

extension ProjectPath {
  /// Orders by length, then by text.
  fileprivate func isOutside(_ other: ProjectPath) -> Bool {
    (text.utf8.count, text) < (other.text.utf8.count, other.text)
  }
}
