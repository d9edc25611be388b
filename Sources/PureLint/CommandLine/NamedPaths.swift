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
  private(set) var outerPaths: [String] = []

  init(
    _ paths: [String],
    files: [SourceFile],
    roots: [Int],
    projects: [ProjectFile],
    _ outer: OuterProjects
  ) {
    let current = ProjectPath(currentFolder)
    var named: [Item] = []
    for root in Set(roots).sorted() where root < paths.count {
      named.append(Item(path: paths[root], place: current.appending(paths[root]), root: root))
    }
    for (file, root) in zip(files, roots) where root == paths.count {
      named.append(Item(path: file.path, place: current.appending(file.path), root: root))
    }
    let own = projects.filter { $0.kind != .bazel }
      .compactMap { Self.folder(of: $0).map { current.appending($0.text) } }
    var outer = outer
    let members = sort(named, own: Set(own), &outer)
    // Its targets are told by paths that begin as those of the files do.
    let areAbsolute = named.map { $0.path.hasPrefix("/") }
    let start = areAbsolute.contains(true) ? ProjectPath("/") : current
    let areAlike = Set(areAbsolute).count == 1
    for (_, (project, items)) in members.sorted(by: { $0.key < $1.key }) {
      joined.append(items.map(\.root))
      if project.isMoreThan(named.map(\.place)) {
        partial.append((items[0].path, project.name))
        wholeFolders.insert(project.folder)
      } else if areAlike {
        self.projects += project.files(from: start)
      }
    }
    outerPaths = outer.paths
  }

  /// A path that the user names.
  private struct Item {
    let path: String
    /// The path from the root of the file system.
    let place: ProjectPath
    /// The position in the command line.
    let root: Int
  }

  /// The paths that a project above builds, by its folder. A folder with a project of its own needs none
  /// above.
  private mutating func sort(
    _ named: [Item],
    own: Set<ProjectPath>,
    _ outer: inout OuterProjects
  ) -> [ProjectPath: (project: OuterProject, items: [Item])] {
    var members: [ProjectPath: (project: OuterProject, items: [Item])] = [:]
    for item in named {
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
      members[project.folder, default: (project, [])].items.append(item)
    }
    return members
  }

  private static func folder(of project: ProjectFile) -> ProjectPath? {
    let folder = ProjectPath(project.path).parent
    return project.kind == .xcode ? folder?.parent : folder
  }
}
