import PureLintSource

/// Files that are one program: what they declare can be meant by each of them, and by no others.
public struct ProgramPart: Hashable, Sendable {
  /// The positions of the files among those of the run, sorted.
  public var files: [Int] = []
  /// The positions of the project files.
  public var projects: [Int] = []

  /// Stores the positions as they are.
  public init(files: [Int] = [], projects: [Int] = []) {
    self.files = files
    self.projects = projects
  }
}

/// Divides the files of a run into programs.
///
/// A folder with a project file is a program of its own, unless another project refers to it: by a
/// path (a local package, a project in a project or a workspace), by a file of it that it compiles,
/// or by an import of a module that it does not declare itself. What no project is around belongs
/// together as far as one path of the command line leads to it, and to the only program there, if
/// there is just one.
public struct ProgramPartition {
  private let files: [SourceFile]
  private let projects: [ProjectFile]
  /// The number of threads; the outcome does not depend on it.
  private let jobs: Int
  private let paths: GroupedPaths
  private let unitOfProjectFolder: [ProjectPath: Int]
  /// Element `i` is a unit that unit `i` belongs to, itself if it stands for all of them: first
  /// those of projects, then those of paths on the command line.
  private var owners: [Int]
  private let unitOfFile: [Int]
  /// The units of projects that declare a module of a name.
  private var declared: [String: Set<Int>] = [:]
  /// The modules that come with the system.
  private let systemModules: Set<String>
  /// The units that have a folder of a name.
  private var guessed: [String: Set<Int>] = [:]

  /// A module that the files of a unit import.
  private struct Import: Hashable {
    let unit: Int
    let module: String
  }

  /// - Parameters:
  ///   - roots: Element `i` is the position of the path on the command line that file `i` belongs
  ///     to.
  ///   - rootCount: How many such paths there are.
  ///   - joined: Paths of the command line that share a folder or a project above.
  ///   - systemModules: The modules that come with the system.
  ///   - projects: Project files, which are parsed.
  ///   - parsed: Those of the last check, in a session.
  /// - Complexity: O(files), and linear in their sizes if project files alone show several programs.
  public static func parts(
    of files: [SourceFile],
    roots: [Int],
    rootCount: Int,
    joined: [[Int]],
    systemModules: Set<String>,
    projects: inout [ProjectFile],
    after parsed: ParsedProjects? = nil,
    jobs: Int
  ) -> [ProgramPart] {
    projects = (parsed ?? ParsedProjects()).parse(projects, jobs: jobs)
    guard projects.count > 1 || Set(roots).count > 1 else {
      return [ProgramPart(files: Array(files.indices), projects: Array(projects.indices))]
    }
    var partition = ProgramPartition(
      files,
      roots,
      rootCount: rootCount,
      projects,
      systemModules,
      jobs: jobs
    )
    for roots in joined {
      for root in roots { partition.join(projects.count + roots[0], projects.count + root) }
    }
    partition.followReferences()
    partition.followImports()
    partition.joinRest(roots)
    return partition.parts()
  }

  private init(
    _ files: [SourceFile],
    _ roots: [Int],
    rootCount: Int,
    _ projects: [ProjectFile],
    _ systemModules: Set<String>,
    jobs: Int
  ) {
    self.files = files
    self.systemModules = systemModules
    self.projects = projects
    self.jobs = jobs
    paths = GroupedPaths(files.map(\.path))
    owners = Array(0..<projects.count + rootCount)
    var units: [ProjectPath: Int] = [:]
    for (unit, project) in projects.enumerated() {
      let folder = Self.folder(of: project)
      // Several projects of one folder are one.
      if let first = units[folder] { owners[unit] = first } else { units[folder] = unit }
    }
    unitOfProjectFolder = units
    let projectOfFolder = paths.folders.map { Self.innermost($0, units) }
    unitOfFile = zip(paths.folderOfFile, roots).map { folder, root in
      projectOfFolder[folder] ?? projects.count + root
    }
  }

  // MARK: Folders

  /// The folder that a project file speaks of.
  private static func folder(of project: ProjectFile) -> ProjectPath {
    let outer = ProjectPath(project.path).parent ?? ProjectPath("")
    switch project.kind {
    case .package, .tuist, .xcodeGen: return outer
    case .xcode: return outer.parent ?? outer.appending("..")
    case .bazel: return project.workspace ?? outer
    case .other:
      var folder = outer
      while let parent = folder.parent {
        if folder.name == "Tuist" { return parent }
        folder = parent
      }
      return outer
    }
  }

  private static func innermost(_ folder: ProjectPath, _ units: [ProjectPath: Int]) -> Int? {
    var next: ProjectPath? = folder
    while let path = next {
      if let unit = units[path] { return unit }
      next = path.parent
    }
    return nil
  }

  // MARK: Units

  private func owner(_ unit: Int) -> Int {
    var unit = unit
    while owners[unit] != unit { unit = owners[unit] }
    return unit
  }

  private mutating func join(_ unit: Int, _ other: Int) {
    let (first, second) = (owner(unit), owner(other))
    owners[max(first, second)] = min(first, second)
  }

  // MARK: References

  private mutating func followReferences() {
    let folders = paths.allFolders
    let positions = Dictionary(
      projects.enumerated().map { (ProjectPath($1.path), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let fileUnits = Dictionary(
      zip(paths.files, unitOfFile),
      uniquingKeysWith: { first, _ in first }
    )
    for project in ProjectDescription.read(projects, folders: folders) {
      guard let unit = positions[project.file] else { continue }
      for path in project.references {
        if let other = Self.innermost(path, unitOfProjectFolder) { join(unit, other) }
      }
      for file in project.targets.flatMap(\.files) {
        if let other = fileUnits[file] { join(unit, other) }
      }
      for folder in Set(project.targets.flatMap(\.sources).map(\.pattern.anchor)).sorted()
      where folders.contains(folder) {
        if let other = self.unit(ofFolder: folder) { join(unit, other) }
      }
      let modules = project.targets.map(\.module) + project.products.keys.map { moduleName(of: $0) }
      for module in modules + [moduleName(of: project.name)] {
        declared[module, default: []].insert(unit)
      }
    }
    joinWorkspaces()
  }

  /// The project around a folder, or, if there is none, the unit of the first file in it.
  private func unit(ofFolder folder: ProjectPath) -> Int? {
    Self.innermost(folder, unitOfProjectFolder)
      ?? paths.files.firstIndex { $0.parts(below: folder) != nil }.map { unitOfFile[$0] }
  }

  /// Joins the projects below a folder with Tuist's own files: they are one workspace.
  private mutating func joinWorkspaces() {
    for (unit, project) in projects.enumerated() where project.kind == .other {
      let root = Self.folder(of: project)
      guard !ProjectPath(project.path).name.hasPrefix("Package@") else { continue }
      for (other, project) in projects.enumerated()
      where project.kind == .tuist && Self.folder(of: project).parts(below: root) != nil {
        join(unit, other)
      }
    }
  }

  // MARK: Imports

  private mutating func followImports() {
    guard Set(unitOfFile.map(owner)).count > 1 else { return }
    guessModules()
    let search = WordSearch("import")
    let imports = concurrentMap(files, jobs: jobs, weight: \.bytes.count) {
      $0.importedWords(search)
    }
    var seen: Set<Import> = []
    for (file, modules) in imports.enumerated() {
      let unit = unitOfFile[file]
      for module in modules
      where seen.insert(Import(unit: unit, module: module)).inserted {
        let own = owner(unit)
        let others = declared[module] ?? guessed[module] ?? []
        guard !others.contains(where: { owner($0) == own }) else { continue }
        for other in others.sorted() { join(unit, other) }
      }
    }
  }

  /// Takes the folders of a unit for modules, for where no project declares one of that name. One
  /// named as a module of the system is one only where a package has its targets: elsewhere it holds
  /// additions to that module.
  private mutating func guessModules() {
    var last: (folder: Int, unit: Int)?
    for (file, unit) in unitOfFile.enumerated() {
      let folder = paths.folderOfFile[file]
      if let last, last == (folder, unit) { continue }
      last = (folder, unit)
      let isPackage = unit < projects.count && projects[unit].kind == .package
      var outer: Substring = ""
      for name in paths.folders[folder].text.split(separator: "/") {
        let module = moduleName(of: String(name))
        if !systemModules.contains(module)
          || isPackage && TargetLayout.sourceFolders.contains(where: { $0 == outer })
        {
          guessed[module, default: []].insert(unit)
        }
        outer = name
      }
    }
  }

  // MARK: The rest

  /// Joins the files outside of all projects to the program that the same path leads to, if there
  /// is just one.
  private mutating func joinRest(_ roots: [Int]) {
    var units: [Int: Set<Int>] = [:]
    for (root, unit) in zip(roots, unitOfFile) { units[root, default: []].insert(unit) }
    for (root, units) in units.sorted(by: { $0.key < $1.key }) {
      let programs = Set(units.map(owner))
      let rest = owner(projects.count + root)
      let others = programs.subtracting([rest])
      let isAlone = !units.contains { $0 < projects.count && owner($0) == rest }
      if isAlone, programs.contains(rest), others.count == 1 { join(rest, others.first!) }
    }
  }

  /// The programs, in the order of their first files; those without files are left out.
  private func parts() -> [ProgramPart] {
    var parts: [ProgramPart] = []
    var positions: [Int: Int] = [:]
    for (file, unit) in unitOfFile.enumerated() {
      let owner = owner(unit)
      if positions[owner] == nil {
        positions[owner] = parts.count
        parts.append(ProgramPart())
      }
      parts[positions[owner]!].files.append(file)
    }
    for project in projects.indices {
      if let position = positions[owner(project)] { parts[position].projects.append(project) }
    }
    return parts
  }
}
