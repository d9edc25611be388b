import GraphModel
import PureLintSource

/// The targets of each file, and which targets can see which.
///
/// Targets come from the project files of a run. Files that none of these knows, or all files if
/// there are none, are one target of unknown dependencies, with its tests as another one.
public final class TargetMap: Sendable {
  /// The targets of the projects, then the files that no project knows, then the tests among these.
  public let targets: [Target]
  /// Element `i` is the position of file `i`'s set of targets.
  private let setOfFile: [Int]
  /// The number of files.
  public var fileCount: Int { setOfFile.count }
  /// Every combination of targets that files are in: each sorted, none empty.
  private let sets: [[TargetID]]
  /// Whether some file is compiled into several targets.
  public let sharesFiles: Bool
  private let graph: TargetGraph
  private let offers: LibraryOffers
  /// See `isLeftOut(file:)`.
  private let leftOut: Set<Int>
  /// See `isStray(file:)`.
  private let strays: Set<Int>
  /// See `projectAround(looseFile:)`.
  private let projectsAround: [Int: Int]
  /// Element `i` says who runs what the files of set `i` declare; filled in when all else is known, by
  /// the initializer alone.
  @exclusivity(unchecked) private nonisolated(unsafe) var users: [Users] = []

  /// The reason why nothing is changed in a file that several targets compile.
  public static func reasonToKeep(shared path: String) -> String {
    "'\(path)' is compiled into several targets, which may use it differently; change it by hand, and "
      + "build them all"
  }

  /// A target of the run, with the facts that decide which others can see it.
  public struct Target: Sendable {
    /// The name as the project writes it; empty for the files that no project knows.
    public let name: String
    /// The name that other targets import it by.
    public let module: Name
    /// The kind of product; `unknown` for the files that no project knows.
    public fileprivate(set) var kind: TargetKind
    /// Whether it is a test, or a library that is there for tests alone.
    public let isTest: Bool
    /// Whether all that it depends on is known.
    let knowsDependencies: Bool
    /// The systems that it is built for, by the names that `os(…)` has for them; nil if that is not
    /// known.
    let systems: Set<String>?
    /// Whether no project says what kind of product it is.
    var hasOpenKind = false
  }

  /// The identity of a target: its position among `targets`.
  public struct TargetID: Hashable, Comparable, Sendable {
    let rawValue: Int

    /// Takes a position, of which nothing is checked.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Orders by position.
    public static func < (left: TargetID, right: TargetID) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Without project files: everything is one target, what stands in folders of tests another.
  convenience init(paths: [String]) { self.init(files: paths, projects: []) }

  /// Reads the project files and puts every file into its targets.
  ///
  /// All paths start from the same folder, or are absolute. Damaged project files count as absent.
  /// - Complexity: O(*n*) in the sizes of the project files and the lengths of all paths, and in the sets
  ///   of targets times the targets that run.
  public convenience init(files: [String], projects: [ProjectFile]) {
    let paths = GroupedPaths(files)
    let descriptions =
      projects.isEmpty ? [] : ProjectDescription.read(projects, folders: paths.allFolders)
    self.init(paths, descriptions)
  }

  /// Puts every file into the targets that the user describes.
  public convenience init(files: [String], _ described: DescribedTargets) {
    let paths = files.map { described.base.appending($0).text }
    self.init(GroupedPaths(paths), [described.project])
  }

  private init(_ paths: GroupedPaths, _ descriptions: [ProjectDescription]) {
    var assembly = TargetAssembly(descriptions)
    var sets = TargetSets()
    if !descriptions.isEmpty { sets.fill(from: &assembly, paths) }
    let relations = TargetRelations(assembly, descriptions)
    targets =
      assembly.targets.enumerated().map { index, entry in
        Target(
          name: entry.name,
          module: Name(entry.module),
          kind: entry.kind,
          isTest: relations.isTest[index],
          knowsDependencies: entry.dependencies != nil,
          systems: entry.systems,
          hasOpenKind: entry.hasOpenKind
        )
      } + [Self.rest(isTest: false), Self.rest(isTest: true)]
    graph = TargetGraph(edges: relations.edges + [[], []])
    sets.fillRest(paths, TargetID(rawValue: targets.count - 2))
    setOfFile = sets.setOfFile
    self.sets = sets.sets
    sharesFiles = sets.sets.contains { $0.count > 1 }
    leftOut = sets.leftOut
    strays = sets.strays
    projectsAround = sets.projectsAround
    offers = LibraryOffers(assembly, descriptions)
    findUsers()
  }

  /// Copies a map, with other kinds of its targets.
  private init(_ other: TargetMap, _ targets: [Target]) {
    self.targets = targets
    graph = other.graph
    setOfFile = other.setOfFile
    sets = other.sets
    sharesFiles = other.sharesFiles
    leftOut = other.leftOut
    strays = other.strays
    projectsAround = other.projectsAround
    offers = other.offers
    findUsers()
  }

  /// The same targets, of which those are apps that have one of some files and of which no project says
  /// what they are.
  ///
  /// - Parameter files: Those in which a program begins.
  public func starting(in files: [Int]) -> TargetMap {
    let open = Set(files.flatMap(targets(ofFile:)).filter { self[$0].hasOpenKind })
    guard !open.isEmpty else { return self }
    var targets = targets
    for target in open { targets[target.rawValue].kind = .application }
    return TargetMap(self, targets)
  }

  private func findUsers() {
    let running = targets.indices.map(TargetID.init).filter {
      !self[$0].isTest && self[$0].kind != .library && self[$0].kind != .unknown
    }
    users = sets.map { users(of: $0, among: running, offers) }
  }

  private static func rest(isTest: Bool) -> Target {
    Target(
      name: "",
      module: Name(""),
      kind: .unknown,
      isTest: isTest,
      knowsDependencies: false,
      systems: nil
    )
  }

  /// The target of an identity.
  public subscript(id: TargetID) -> Target { targets[id.rawValue] }

  /// The targets that a file is compiled into, sorted; never none. What is no file of the user's
  /// counts as one that no project knows.
  public func targets(ofFile file: Int) -> [TargetID] { sets[set(ofFile: file)] }

  /// The name of the first target of each of the first files, where a project names one.
  public func names(ofFiles count: Int) -> [FileID: String] {
    var names: [FileID: String] = [:]
    for file in 0..<count {
      let name = self[targets(ofFile: file)[0]].name
      if !name.isEmpty { names[FileID(index: UInt32(file))] = name }
    }
    return names
  }

  /// Whether a file is compiled into tests alone.
  public func isTest(file: Int) -> Bool { targets(ofFile: file).allSatisfy { self[$0].isTest } }

  /// The systems that a file is compiled for, by the names that `os(…)` has for them; nil if that is not
  /// known.
  public func systems(ofFile file: Int) -> Set<String>? {
    targets(ofFile: file).reduce(Set()) { found, target in
      found.flatMap { found in self[target].systems.map(found.union) }
    }
  }

  /// Whether a project says which targets a file is compiled into.
  public func isInProject(file: Int) -> Bool {
    targets(ofFile: file).allSatisfy { self[$0].kind != .unknown }
  }

  /// Whether a file may be compiled into something that runs, tests and what takes part in a build aside.
  public func mayBeOfApp(file: Int) -> Bool {
    targets(ofFile: file).contains { target in
      !self[target].isTest && self[target].kind != .macro && self[target].kind != .plugin
    }
  }

  /// Whether a file is in no target although an Xcode project around it lists its files, or XcodeGen or
  /// Bazel takes those of its folder: it is there, but not compiled.
  public func isLeftOut(file: Int) -> Bool { leftOut.contains(file) }

  /// Whether a file is left out though others of its folder are compiled: an old file, a copy or one side
  /// of a merge. Where a whole folder is left out, a project out of sight may have it, such as a pod's.
  public func isStray(file: Int) -> Bool { strays.contains(file) }

  /// The number of the package or the like that a file stands in but is in no target of; nil for one
  /// that is in a target, or outside of them all.
  public func projectAround(looseFile file: Int) -> Int? { projectsAround[file] }

  /// Whether some target has both files.
  public func shareTarget(_ file: Int, _ other: Int) -> Bool {
    let (first, second) = (set(ofFile: file), set(ofFile: other))
    return first == second || sets[first].contains { sets[second].contains($0) }
  }

  /// Whether a target can use what another one declares.
  ///
  /// A target sees what it depends on at any remove; where that is not known, everything that can
  /// be imported. Only tests see tests. Apps and extensions are seen by tests and by the files that
  /// no project knows.
  public func canSee(from target: TargetID, to other: TargetID) -> Bool {
    if target == other { return true }
    if !self[target].isTest {
      if self[other].isTest { return false }
      if !self[other].kind.isImportable && self[target].kind != .unknown { return false }
    }
    if !self[target].knowsDependencies || self[other].kind == .unknown { return true }
    return graph.leads(from: target.rawValue, to: other.rawValue)
  }

  /// Whether some target of a file can use what some target of another one declares.
  public func canSee(fromFile file: Int, toFile other: Int) -> Bool {
    if isTest(file: other) && !isTest(file: file) { return false }
    let (first, second) = (set(ofFile: file), set(ofFile: other))
    return first == second
      || sets[first].contains { from in sets[second].contains { canSee(from: from, to: $0) } }
  }

  /// Whether one file belongs to libraries only, and the other one to programs only. No library can import
  /// a program, so nothing that the second declares has a meaning in the first.
  public func isAppHidden(fromFile file: Int, inFile other: Int) -> Bool {
    set(ofFile: file) != set(ofFile: other)
      && targets(ofFile: file).allSatisfy { self[$0].kind == .library }
      && targets(ofFile: other).allSatisfy {
        !self[$0].kind.isImportable && !self[$0].isTest
      }
  }

  /// Whether a file belongs to a module of that name.
  public func isFile(_ file: Int, inModule module: Name) -> Bool {
    targets(ofFile: file).contains { self[$0].module == module }
  }

  /// Whether a file is a library's, and nothing in view that runs can use it but tests.
  public func isRunOutOfSight(file: Int) -> Bool { users[set(ofFile: file)] == .none }

  /// Whether a file is a library's whose clients are out of sight: nothing in view that runs can use it
  /// but tests, and examples and tools of a library that a package offers to others.
  public func isForClients(file: Int) -> Bool { users[set(ofFile: file)] != .clients }

  /// The targets that are known to run the code of a set of targets.
  private enum Users {
    case none, examples, clients
  }

  private func users(of own: [TargetID], among running: [TargetID], _ offers: LibraryOffers)
    -> Users
  {
    guard own.allSatisfy({ self[$0].kind == .library && !self[$0].isTest }) else { return .clients }
    var found = Users.none
    for user in running {
      for library in own where canSee(from: user, to: library) {
        guard offers.isExample(user, of: library) else { return .clients }
        found = .examples
      }
    }
    return found
  }

  /// The position of the set of targets that a file is compiled into.
  public func set(ofFile file: Int) -> Int { file < setOfFile.count ? setOfFile[file] : 0 }
}
