import PureLintProjects
import PureLintSource

/// The project above a path of the command line, whose sources are not read.
struct OuterProject: Sendable {
  /// The folder that holds its file, from the root of the file system.
  let folder: ProjectPath
  /// The name of its file.
  let name: String
  /// The paths of all its files.
  let paths: [String]
  /// These files, by their paths from the folder on.
  private let sources: [SourceFile]
  private let fileSystem: any FileSystem
  private let targets: [TargetDescription]
  /// The folders of the packages that it names.
  private let packages: [ProjectPath]

  /// Reads the project files of a folder, if there are any.
  ///
  /// - Parameter folder: From the root of the file system.
  fileprivate init?(in folder: ProjectPath, _ fileSystem: any FileSystem) {
    guard let found = Self.projects(in: folder, fileSystem) else { return nil }
    self.folder = folder
    self.fileSystem = fileSystem
    sources = found.sources
    name = found.name
    paths = found.paths
    targets = found.descriptions.flatMap(\.targets).filter(\.hasSources)
    packages = found.descriptions.flatMap(\.references).filter { reference in
      let manifest = folder.appending(reference.appending("Package.swift").text)
      return (try? fileSystem.status(at: manifest.text)) != nil
    }
  }

  /// The project files of a folder, as they are in it.
  private static func projects(
    in folder: ProjectPath,
    _ fileSystem: any FileSystem
  ) -> (
    name: String, paths: [String], sources: [SourceFile], descriptions: [ProjectDescription]
  )? {
    guard let listing = try? fileSystem.listing(folder.text) else { return nil }
    let names = listing.entries.compactMap { entry -> String? in
      if entry.kind == .folder, entry.name.hasSuffix(".xcodeproj") {
        return entry.name + "/project.pbxproj"
      }
      return ["Package.swift", "Project.swift", "project.yml"].contains(entry.name)
        ? entry.name : nil
    }
    let files = names.sorted().map {
      SourceFinder.File(path: FolderWalk.join(folder.text, $0), root: 0)
    }
    let sources = SourceFile.read(files, from: fileSystem, jobs: 1).files.map { file in
      let start = file.path.utf8.index(file.path.startIndex, offsetBy: folder.text.utf8.count)
      let name = file.path[start...].drop { $0 == "/" }
      return SourceFile(path: String(name), bytes: file.bytes)
    }
    let projects = sources.compactMap { ProjectFile($0, in: fileSystem, folder: folder.text) }
    guard let first = projects.first else { return nil }
    let name = first.path.split(separator: "/").first.map(String.init) ?? first.path
    let folders = sourceFolders(in: folder, fileSystem)
    let paths = projects.flatMap { [$0.path] + $0.included.map(\.path) }
      .map { folder.appending($0).text }
    return (name, paths, sources, ProjectDescription.read(projects, folders: folders))
  }

  /// The folders in which a package looks for its targets.
  private static func sourceFolders(
    in folder: ProjectPath,
    _ fileSystem: any FileSystem
  ) -> Set<ProjectPath> {
    var found: Set<ProjectPath> = []
    for name in TargetLayout.sourceFolders + ["Tests"] {
      guard let listing = try? fileSystem.listing(folder.appending(name).text) else { continue }
      found.insert(ProjectPath(name))
      for entry in listing.entries where entry.kind == .folder {
        found.insert(ProjectPath(name + "/" + entry.name))
      }
    }
    return found
  }

  /// Its files, by their paths from a folder on, as a walk over that folder would have found them. There
  /// are none if they do not stand below it.
  ///
  /// - Parameter start: From the root of the file system; paths from the root on begin with a slash.
  func files(from start: ProjectPath) -> [(source: SourceFile, project: ProjectFile)] {
    let isRoot = start.text == "/"
    guard let prefix = isRoot ? folder.text : folder.path(below: start) else { return [] }
    return sources.compactMap { file in
      let source = SourceFile(path: FolderWalk.join(prefix, file.path), bytes: file.bytes)
      return ProjectFile(source, in: fileSystem).map { (source, $0) }
    }
  }

  /// A path below the folder, as the project would write it.
  private func inside(_ path: ProjectPath) -> ProjectPath? {
    path.parts(below: folder).map { ProjectPath($0.joined(separator: "/")) }
  }

  /// Whether a path holds something that the project builds, or may hold it.
  func builds(_ path: ProjectPath) -> Bool {
    guard let path = inside(path) else { return false }
    if targets.isEmpty || packages.contains(where: { Self.covers(path, $0) }) { return true }
    return targets.contains { target in
      target.files.contains { Self.covers(path, $0) }
        || target.sources.contains { rule in
          Self.covers(path, rule.pattern.anchor) || Self.covers(rule.pattern.anchor, path)
        }
    }
  }

  /// Whether none of the targets that the project lists compiles a file.
  func leavesOut(_ path: ProjectPath) -> Bool {
    guard let place = inside(path), !targets.isEmpty else { return false }
    return !packages.contains { Self.covers($0, place) } && !compiles(path)
  }

  /// Whether one of the targets that the project lists compiles a file.
  func compiles(_ path: ProjectPath) -> Bool {
    guard let path = inside(path) else { return false }
    let spelling = path.text.lowercased()
    return targets.contains { target in
      target.files.contains { $0.text.lowercased() == spelling }
        || target.sources.contains { Self.covers($0.pattern.anchor, path) && $0.includes(path) }
    }
  }

  /// Whether some paths leave out a part of what the project builds besides tests.
  func isMoreThan(_ paths: [ProjectPath]) -> Bool {
    let given = paths.compactMap { inside($0) }
    return targets.contains { target in
      !target.kind.isTest
        && (target.files + target.sources.map(\.pattern.anchor)).contains { wanted in
          !given.contains { Self.covers($0, wanted) }
        }
    }
  }

  private static func covers(_ outer: ProjectPath, _ path: ProjectPath) -> Bool {
    path.parts(below: outer) != nil
  }
}

/// The projects above the paths of a command line, each read once.
struct OuterProjects {
  private let fileSystem: any FileSystem
  private var known: [ProjectPath: OuterProject?] = [:]

  init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// The paths of the files of all projects that were asked for.
  var paths: [String] { known.values.flatMap { $0?.paths ?? [] } }

  /// The nearest project above a path, up to the folder of a repository.
  ///
  /// - Parameter path: From the root of the file system.
  mutating func project(above path: ProjectPath) -> OuterProject? {
    var passed: [ProjectPath] = []
    var found: OuterProject?
    var next = path.parent
    while let folder = next {
      if let earlier = known[folder] {
        found = earlier
        break
      }
      passed.append(folder)
      found = OuterProject(in: folder, fileSystem)
      if found != nil || isRepository(folder) { break }
      next = folder.parent
    }
    for folder in passed { known[folder] = .some(found) }
    return found
  }

  /// The projects above a path, the nearest first, up to the folder of a repository.
  mutating func projects(above path: ProjectPath) -> [OuterProject] {
    var found: [OuterProject] = []
    var next = path
    while let project = project(above: next) {
      found.append(project)
      if isRepository(project.folder) { break }
      next = project.folder
    }
    return found
  }

  /// The folder of the repository that a file or folder is in, or is.
  static func repository(around path: ProjectPath) -> ProjectPath? {
    var next: ProjectPath? = path
    while let folder = next {
      if (try? FileStatus(at: folder.appending(".git").text)) != nil { return folder }
      next = folder.parent
    }
    return nil
  }

  private func isRepository(_ folder: ProjectPath) -> Bool {
    (try? fileSystem.status(at: FolderWalk.join(folder.text, ".git"))) != nil
  }
}
