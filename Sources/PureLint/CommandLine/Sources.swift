import PureLintProjects
import PureLintSource

/// The files that the paths of a command line lead to, with warnings and with the failures of those
/// that cannot be read.
struct Sources: Sendable {
  private(set) var files: [SourceFile] = []
  /// The files that say which sources belong to which targets.
  private(set) var projects: [ProjectFile] = []
  /// The bytes of these.
  private(set) var manifests: [SourceFile] = []
  /// The programs, each of which is a part of the files.
  private(set) var programs: [ProgramPart] = []
  /// The paths that cannot be read, with the reasons, sorted.
  private var failures: [SourceError]
  /// The project files in folders that are links to nowhere.
  private let lostProjects: [String]
  /// The files of projects around the paths, which say what is missing.
  private var outerPaths: [String] = []
  /// The files around the paths that belong to the same apps; nil if there are none.
  private(set) var rest: RestOfApp?
  /// Whether a path is a package or project that another one builds with other code.
  private var isInsideOther = false
  /// The files that nobody can read without a key.
  private var encryptedPaths: [String] = []
  private var warnings: [Warning]
  private let emptyPaths: [String]
  /// Whether there may well be no Swift file.
  private let mayBeEmpty: Bool
  /// The path that may be a misspelled command.
  var firstWord: String?

  /// - Parameters:
  ///   - isOneProgram: Whether the paths are all files of one program, whatever projects are around.
  ///   - readsManifests: Whether manifests in Swift are sources like all others, and nobody asks what
  ///     is one program.
  ///   - systemModules: The modules that come with the system, as imports name them.
  ///   - parsed: The project files of the last check, in a session.
  init(
    _ paths: [String],
    from fileSystem: any FileSystem = Disk(),
    excludes: [Glob],
    filters: [any FolderFilter] = [],
    isOneProgram: Bool = false,
    ignoring: Ignoring? = nil,
    readsManifests: Bool = false,
    systemModules: Set<String>,
    after parsed: ParsedProjects? = nil,
    jobs: Int
  ) {
    let finder = SourceFinder(excludes: excludes, fileSystem: fileSystem, ignoring: ignoring)
    let found = finder.find(paths, filters: filters)
    let reading = SourceFile.read(found.files, from: fileSystem, jobs: jobs)
    let (lost, failures) = Self.lostProjects(Set(found.failures + reading.failures), paths)
    (lostProjects, self.failures) = (lost, failures.sorted())
    warnings =
      found.idleExcludes.map { .idleExclude($0.text) }
      + found.excludedRoots.map { .allExcluded(paths[$0]) }
    emptyPaths = found.emptyRoots.map { paths[$0] }
    mayBeEmpty = fileSystem is FileSnapshot
    guard !readsManifests else {
      files = reading.files.filter { $0.path.hasSuffix(".swift") || paths.contains($0.path) }
      return
    }
    if isOneProgram {
      files = reading.files.filter { $0.path.hasSuffix(".swift") }
      programs = [ProgramPart(files: Array(files.indices))]
      return
    }
    let folders = divide(
      reading,
      found.overlaps,
      paths,
      fileSystem,
      systemModules,
      after: parsed,
      jobs: jobs
    )
    rest = RestOfApp(
      in: folders,
      narrowed: found.narrowedRoots.map { ProjectPath(paths[$0]) },
      without: files,
      fileSystem,
      ignoring
    )
  }

  /// Takes out of failures those of project files that the user has not named: the run goes on as
  /// without such a file.
  private static func lostProjects(
    _ failures: Set<SourceError>,
    _ paths: [String]
  ) -> ([String], Set<SourceError>) {
    let lost = failures.filter { failure in
      let name = String(ProjectPath(failure.path).name)
      return failure.cause == .missing && SourceFinder.isProjectFile(name)
        && !paths.contains(failure.path)
    }
    return (lost.map(\.path).sorted(), failures.subtracting(lost))
  }

  /// Finds out which of the files that could be read are one program.
  ///
  /// - Returns: The folders of the apps of which the paths are only a part.
  private mutating func divide(
    _ reading: SourceFile.Reading,
    _ overlaps: [[Int]],
    _ paths: [String],
    _ fileSystem: any FileSystem,
    _ systemModules: Set<String>,
    after parsed: ParsedProjects?,
    jobs: Int
  ) -> [ProjectPath] {
    defer { failures.sort() }
    let roots = sort(reading, fileSystem, otherRoot: paths.count)
    ProjectFile.findWorkspaces(of: &projects) { path in
      (try? fileSystem.status(following: path.text)) != nil
    }
    let named = NamedPaths(
      paths,
      files: files,
      roots: roots,
      projects: projects,
      OuterProjects(fileSystem)
    )
    outerPaths = named.outerPaths
    isInsideOther = named.isInsideOther
    for file in named.projects {
      projects.append(file.project)
      manifests.append(file.source)
      manifests += file.project.included
    }
    programs = ProgramPartition.parts(
      of: files,
      roots: roots,
      rootCount: paths.count + 1,
      joined: overlaps + named.joined,
      systemModules: systemModules,
      projects: &projects,
      after: parsed,
      jobs: jobs
    )
    warnings += unreadProjects()
    warnings += encryptedPaths.prefix(1).map { .encrypted($0, others: encryptedPaths.count - 1) }
    warnings += named.partial.map { .partOfApp($0, project: $1) }
    return named.wholeFolders.sorted()
  }

  /// Tells project files, sources and files that are neither apart.
  ///
  /// - Parameter otherRoot: The root of sources that the user names: they belong together, as if one
  ///   more path led to them.
  /// - Returns: The roots of the sources.
  private mutating func sort(
    _ reading: SourceFile.Reading,
    _ fileSystem: any FileSystem,
    otherRoot: Int
  ) -> [Int] {
    var roots: [Int] = []
    for (file, root) in zip(reading.files, reading.roots) {
      if let project = ProjectFile(file, in: fileSystem) {
        projects.append(project)
        manifests.append(file)
        manifests += project.included
      } else if !file.path.hasSuffix(".swift") {
        // A file of another tool may have the name of one that says something of targets.
        if root == nil { failures.append(SourceError(path: file.path, cause: .notSwift)) }
      } else if file.isEncrypted {
        encryptedPaths.append(file.path)
      } else {
        files.append(file)
        roots.append(root ?? otherRoot)
      }
    }
    return roots
  }

  /// The project files that cannot be read, those of Bazel's in one line: a macro is used in many.
  private func unreadProjects() -> [Warning] {
    let packages = ProjectDescription.unreadPackages(of: projects, files: files.map(\.path))
    return projects.filter { $0.kind != .bazel }.compactMap { project in
      project.problem.map { .unreadProject(project.path, reason: $0, others: 0) }
    }
      + packages.prefix(1).map {
        .unreadProject($0.path, reason: $0.problem ?? "", others: packages.count - 1)
      }
      + lostProjects.prefix(1).map {
        let others = lostProjects.count - 1
        return .unreadProject($0, reason: "it is a link that leads nowhere", others: others)
      }
  }

  /// The paths of all that was read.
  var paths: [String] { files.map(\.path) + manifests.map(\.path) + outerPaths }

  /// Adds a fact that the user should know.
  mutating func warn(_ warning: Warning) { warnings.append(warning) }

  /// Whether there is nothing to look at.
  var isEmpty: Bool { files.isEmpty && projects.isEmpty }

  /// Whether a path leads to nothing that can be read, or to no Swift file where there has to be one.
  var haveFailed: Bool { !failures.isEmpty || !mayBeEmpty && !emptyPaths.isEmpty }

  /// Whether a project builds more than the files.
  var arePartOfApp: Bool {
    warnings.contains { if case .partOfApp = $0 { true } else { false } }
  }

  /// Whether nothing is known to be missing of the programs that the files belong to.
  var areWhole: Bool {
    failures.isEmpty && lostProjects.isEmpty && encryptedPaths.isEmpty && !arePartOfApp
      && !projects.contains(where: \.isDamaged)
  }

  /// Whether all is known that anybody says of the files: nothing is missing of their programs, and no
  /// other program is built with them.
  var areAllThatCounts: Bool { areWhole && !isInsideOther }

  /// The outcome of a run, with the warnings and failures of reading added.
  func verdict(on outcome: Outcome) -> Outcome {
    let empty = emptyPaths.map { Warning.noSwiftFile($0) }
    let mistakes =
      failures.map { $0.path == firstWord ? $0.messageForFirstWord : $0.message }
      + (mayBeEmpty ? [] : empty.map(\.message))
    var outcome = outcome
    let lines =
      (warnings + (mayBeEmpty ? empty : [])).map(\.line)
      + mistakes.map { Outcome.failure($0).messages }
    outcome.preface = lines.joined() + outcome.preface
    if !mistakes.isEmpty { outcome.exitCode = .failure }
    return outcome
  }
}

extension SourceFile {
  /// Whether `git-crypt` has encrypted the file, and nobody has unlocked the clone.
  fileprivate var isEncrypted: Bool { bytes.starts(with: "\0GITCRYPT\0".utf8) }
}

extension ProjectFile {
  /// The most bytes of a file that another one includes.
  private static let includedLimit = 1 << 22

  /// Takes a file for a project file if it is one, and reads what it includes.
  /// - Parameter folder: The folder that the file's path starts from; the current one if it is empty.
  init?(_ file: SourceFile, in fileSystem: any FileSystem, folder: String = "") {
    self.init(path: file.path, bytes: file.bytes) { path in
      let place = FolderWalk.join(folder, path.text)
      let found = SourceFinder.File(path: place, root: 0)
      let limit = Self.includedLimit
      return SourceFile.read([found], from: fileSystem, jobs: 1, limit: limit).files.first?.bytes
    }
  }
}
