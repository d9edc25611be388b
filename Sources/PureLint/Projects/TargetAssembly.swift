import PureLintSource

/// Puts files into the targets that projects describe.
struct TargetAssembly {
  private let projects: [ProjectDescription]
  private(set) var targets: [Entry] = []
  /// Targets by project and name.
  private var named: [ProjectName: TargetMap.TargetID] = [:]
  /// The targets of files that are listed one by one.
  private var listedFiles: [ProjectPath: [TargetMap.TargetID]] = [:]
  /// The same, by the paths in lower case.
  private lazy var listedInLowerCase = Dictionary(
    listedFiles.map { ($0.text.lowercased(), $1) },
    uniquingKeysWith: { Set($0 + $1).sorted() }
  )
  /// The wishes for files, by the folders or files that they are about.
  private var claims: [ProjectPath: [Claim]] = [:]
  /// The projects whose layout is known, by their folders: what is in a package belongs to no
  /// folder around it.
  private var projectOfRoot: [ProjectPath: Int] = [:]
  /// The folders of packages of Bazel's.
  private var borders: Set<ProjectPath> = []
  /// The folders of Xcode projects that list their files.
  private var listed: Set<ProjectPath> = []
  /// The folders that were asked for so far, and those around them.
  private var folders: [ProjectPath: Folder] = [:]
  /// Targets that only the layout of folders shows.
  private var guessed: [ProjectPath: TargetMap.TargetID] = [:]

  /// A target and what it says of others.
  struct Entry {
    let name: String
    let module: String
    let kind: TargetKind
    /// The position of its project.
    let project: Int
    /// Whether its project says which files it has.
    let hasSources: Bool
    /// The names of what it is built with; nil if not all are known.
    let dependencies: [String]?
    /// Whether its project lets only tests use it.
    let isTestOnly: Bool
    /// Whether programs out of sight use it, too.
    let isShared: Bool
    /// Whether no project says what kind of product it is.
    let hasOpenKind: Bool
    /// The systems that it is built for; nil if its project does not tell.
    let systems: Set<String>?
  }

  struct ProjectName: Hashable {
    let project: Int
    let name: String
  }

  /// A target's wish for files below a folder.
  fileprivate struct Claim {
    let target: TargetMap.TargetID
    let rule: SourceRule
  }

  /// A folder, with all that its files have in common.
  struct Folder {
    fileprivate var claims: [Claim] = []
    /// The innermost project around it whose layout is known.
    fileprivate(set) var project: Int?
    /// The kind of the project that has left out those of its files that are in no target: an Xcode
    /// project around it that lists them, or one of XcodeGen's or Bazel's that takes them from it.
    fileprivate var listing: ProjectFile.Kind?

    /// Whether files in no target are left out.
    var isListed: Bool { listing != nil }
  }

  /// More claims on one folder than this are not looked at: no project has them, and each costs
  /// time for each file.
  private static let claimLimit = 64

  init(_ projects: [ProjectDescription]) {
    self.projects = projects
    for (index, project) in projects.enumerated() {
      if project.kind == .tuist || project.kind == .package && projectOfRoot[project.folder] == nil
      {
        projectOfRoot[project.folder] = index
      }
      borders.formUnion(project.borders)
      for target in project.targets { add(target, project: index) }
      if project.kind == .xcode, project.targets.contains(where: \.hasSources) {
        listed.insert(project.folder)
      }
    }
  }

  private mutating func add(_ target: TargetDescription, project: Int) {
    let id = TargetMap.TargetID(rawValue: targets.count)
    targets.append(
      Entry(
        name: target.name,
        module: target.module,
        kind: target.kind,
        project: project,
        hasSources: target.hasSources,
        dependencies: target.dependencies,
        isTestOnly: target.isTestOnly,
        isShared: target.isShared,
        hasOpenKind: target.hasOpenKind,
        systems: target.systems
      )
    )
    if named[ProjectName(project: project, name: target.name)] == nil {
      named[ProjectName(project: project, name: target.name)] = id
    }
    for file in target.files where listedFiles[file, default: []].count < Self.claimLimit {
      if listedFiles[file]?.last != id { listedFiles[file, default: []].append(id) }
    }
    for rule in target.sources
    where claims[rule.pattern.anchor, default: []].count < Self.claimLimit {
      claims[rule.pattern.anchor, default: []].append(Claim(target: id, rule: rule))
    }
  }

  /// The target of a name in a project.
  func target(_ name: String, in project: Int) -> TargetMap.TargetID? {
    named[ProjectName(project: project, name: name)]
  }

  /// The targets that a file of a folder is compiled into, sorted; none if no project knows of it.
  mutating func targets(of file: ProjectPath, in folder: Folder) -> [TargetMap.TargetID] {
    let listed = listedFiles[file] ?? []
    let wanted = folder.claims.isEmpty && claims[file] == nil ? [] : claimants(of: file, in: folder)
    let found = wanted.isEmpty ? listed : Set(listed + wanted).sorted()
    if found.count > 1 { return withoutSecondBuild(found) }
    if !found.isEmpty { return found }
    // Most Macs do not tell upper from lower case, so a project may write a path in other letters.
    if folder.isListed, let known = listedInLowerCase[file.text.lowercased()] { return known }
    return folder.project.flatMap { guess(file, project: $0) }.map { [$0] } ?? []
  }

  /// The targets without those of Bazel's, where another project has the file, too: it is one app that
  /// can be built in two ways.
  private func withoutSecondBuild(_ found: [TargetMap.TargetID]) -> [TargetMap.TargetID] {
    let others = found.filter { kind(of: $0) != .bazel }
    return others.isEmpty ? found : others
  }

  private func claimants(of file: ProjectPath, in folder: Folder) -> [TargetMap.TargetID] {
    (folder.claims + (claims[file] ?? [])).filter { $0.rule.includes(file) }.map(\.target)
  }

  /// The folder of a path, with what it takes over from the folders around it.
  ///
  /// - Complexity: O(depth of the folder), without the folders around it that were asked for.
  mutating func folder(_ folder: ProjectPath) -> Folder {
    var chain: [ProjectPath] = []
    var next: ProjectPath? = folder
    while let path = next, folders[path] == nil {
      chain.append(path)
      next = path.parent
    }
    var facts = next.flatMap { folders[$0] } ?? Folder()
    for path in chain.reversed() {
      facts = self.facts(of: path, inside: facts)
      folders[path] = facts
    }
    return facts
  }

  /// The kind of the project that a target belongs to.
  private func kind(of target: TargetMap.TargetID) -> ProjectFile.Kind {
    projects[targets[target.rawValue].project].kind
  }

  private func facts(of folder: ProjectPath, inside outer: Folder) -> Folder {
    var facts = outer
    if let project = projectOfRoot[folder] {
      facts.project = project
      facts.listing = nil
      if projects[project].kind == .package { facts.claims = [] }
    }
    if borders.contains(folder) {
      facts.claims.removeAll { kind(of: $0.target) == .bazel }
      if facts.listing == .bazel { facts.listing = nil }
    }
    if listed.contains(folder) { facts.listing = .xcode }
    guard let own = claims[folder] else { return facts }
    // In a package, the folder of one target is not part of another one around it.
    let packages = Set(own.map { targets[$0.target.rawValue].project })
      .filter { projects[$0].kind == .package }
    facts.claims.removeAll { packages.contains(targets[$0.target.rawValue].project) }
    let kinds = own.map { kind(of: $0.target) }
    facts.listing = facts.listing ?? kinds.first { $0 == .xcodeGen || $0 == .bazel }
    facts.claims = Array((own + facts.claims).prefix(Self.claimLimit))
    return facts
  }

  private mutating func guess(_ file: ProjectPath, project: Int) -> TargetMap.TargetID? {
    guard let guess = TargetLayout.guess(file, in: projects[project]) else { return nil }
    if let known = guessed[guess.folder] { return known }
    if let declared = target(guess.name, in: project) {
      return targets[declared.rawValue].hasSources ? nil : declared
    }
    var described = TargetDescription(name: guess.name, kind: guess.kind)
    described.hasOpenKind = guess.hasOpenKind
    add(described, project: project)
    guessed[guess.folder] = TargetMap.TargetID(rawValue: targets.count - 1)
    return guessed[guess.folder]
  }
}
