import PureLintProjects
import PureLintSource

/// The paths of a command line, compared with the projects above them.
struct NamedPaths {
  /// Positions of paths that one project above builds; files that the user names stand behind them.
  private(set) var joined: [[Int]] = []
  /// The first path of each project that is given in part, with the project's file.
  private(set) var partial: [(path: String, project: String)] = []
  /// The folders of the apps of which the paths are a part: those of projects that are given in part,
  /// and those of repositories where no project says what an app is made of.
  private(set) var wholeFolders: Set<ProjectPath> = []
  /// The files of projects above, of which the paths leave out nothing.
  private(set) var projects: [(source: SourceFile, project: ProjectFile)] = []
  /// Whether a path with a project of its own is a part of what one above builds.
  private(set) var isInsideOther = false
  /// The paths of the files of these projects.
  let outerPaths: [String]

  init(
    _ paths: [String],
    files: [SourceFile],
    roots: [Int],
    projects: [ProjectFile],
    _ outer: OuterProjects
  ) {
    let current = currentFolder
    func absolute(_ path: String) -> ProjectPath {
      path.hasPrefix("/") ? ProjectPath(path) : ProjectPath(current + "/" + path)
    }
    var named: [(path: String, place: ProjectPath, root: Int)] = []
    for root in Set(roots).sorted() where root < paths.count {
      named.append((paths[root], absolute(paths[root]), root))
    }
    for (file, root) in zip(files, roots) where root == paths.count {
      named.append((file.path, absolute(file.path), root))
    }
    // A folder with a project of its own needs none above.
    let own = Set(
      projects.filter { $0.kind != .bazel }
        .compactMap { Self.folder(of: $0).map { absolute($0.text) } }
    )
    var outer = outer
    var members: [ProjectPath: (project: OuterProject, named: [Int])] = [:]
    for (position, item) in named.enumerated() {
      if own.contains(item.place) {
        if outer.project(above: item.place)?.builds(item.place) == true { isInsideOther = true }
        continue
      }
      guard let project = outer.project(above: item.place) else {
        let holdsProjects = own.contains { $0.parts(below: item.place) != nil }
        let folder = holdsProjects ? nil : OuterProjects.repository(around: item.place)
        if let folder, folder != item.place { wholeFolders.insert(folder) }
        continue
      }
      guard project.builds(item.place) else { continue }
      members[project.folder, default: (project, [])].named.append(position)
    }
    // Its targets are told by paths that begin as those of the files do.
    let areAbsolute = named.map { $0.path.hasPrefix("/") }
    let start = ProjectPath(areAbsolute.contains(true) ? "/" : current)
    let areAlike = Set(areAbsolute).count == 1
    for (_, (project, positions)) in members.sorted(by: { $0.key < $1.key }) {
      joined.append(positions.map { named[$0].root })
      if project.isMoreThan(named.map(\.place)) {
        partial.append((named[positions[0]].path, project.name))
        wholeFolders.insert(project.folder)
      } else if areAlike {
        self.projects += project.files(from: start)
      }
    }
    outerPaths = outer.paths
  }

  private static func folder(of project: ProjectFile) -> ProjectPath? {
    let folder = ProjectPath(project.path).parent
    return project.kind == .xcode ? folder?.parent : folder
  }
}
