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
    return projects.map { (ProjectPath($0.path), $0) }.sorted { $0.0 < $1.0 }
      .compactMap { path, file in
        var description: ProjectDescription?
        switch file.parse() {
        case .manifest(let tree) where file.kind == .tuist:
          description = TuistManifest.read(tree, root: root)
        case .manifest(let tree):
          description = PackageManifest.read(tree, holdsFiles: folders.contains)
        case .description(let known): description = known
        case .nothing: break
        }
        description?.file = path
        return description
      }
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
