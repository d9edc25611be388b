import PureLintSource

/// Reads the targets of an Xcode project off its `project.pbxproj`.
struct XcodeProject {
  private typealias Index = PropertyList.Index

  private let list: PropertyList
  private let objects: [Name: Index]
  private let project: Index
  /// The folder that holds the `.xcodeproj`, or what the project names instead.
  private let folder: ProjectPath
  /// The path of each file and each synchronized folder, as the groups of the project put them.
  private let paths: [Index: ProjectPath]
  /// Objects that have one owner and were read for it; a damaged project may list them again and
  /// again.
  private var spent: Set<Index> = []

  /// The description of a project's targets.
  ///
  /// - Throws: the place at which its file is damaged.
  /// - Complexity: linear in the size of the file.
  static func read(_ file: ProjectFile) throws(PropertyList.Damage) -> ProjectDescription {
    var project = try XcodeProject(file)
    return project.description()
  }

  private init(_ file: ProjectFile) throws(PropertyList.Damage) {
    list = try PropertyList(file.bytes)
    let entries = list.entries(list.value("objects", in: PropertyList.root))
    var objects: [Name: Index] = [:]
    objects.reserveCapacity(entries.count)
    for (key, value) in entries { objects[key] = value }
    self.objects = objects
    guard let root = list.value("rootObject", in: PropertyList.root),
      let project = objects[list.name(root)],
      let bundle = ProjectPath(file.path).parent
    else { throw PropertyList.Damage(line: 1, message: "no 'rootObject' names the project") }
    self.project = project
    folder = (bundle.parent ?? bundle.appending(".."))
      .appending(list.text(list.value("projectDirPath", in: project)) ?? "")
    var walk = XcodeGroupWalk(list: list, objects: objects, root: folder)
    walk.visit(list.value("mainGroup", in: project))
    paths = walk.paths
  }

  private mutating func description() -> ProjectDescription {
    var description = ProjectDescription(folder: folder, name: String(folder.name), kind: .xcode)
    description.references = otherProjects()
    let targets = references("targets", of: project)
    let products = productOwners(targets)
    var exceptions = exceptions()
    let shared = buildSettings(of: project)
    for target in targets where spent.insert(target).inserted {
      guard let name = text("name", of: target), text("isa", of: target) == "PBXNativeTarget" else {
        continue
      }
      let settings = buildSettings(of: target)
      var found = TargetDescription(
        name: name,
        module: module(in: settings),
        kind: kind(of: target),
        dependencies: dependencies(of: target, products: products)
      )
      found.systems = systems(in: settings, shared)
      found.files = listedFiles(of: target)
      addFolders(of: target, exceptions.removeValue(forKey: target) ?? [:], to: &found)
      description.targets.append(found)
    }
    return description
  }

  /// Local packages, and the folders and projects among what the groups hold.
  private func otherProjects() -> [ProjectPath] {
    let packages = objects.values.filter { text("isa", of: $0) == "XCLocalSwiftPackageReference" }
      .compactMap { text("relativePath", of: $0) }.map { folder.appending($0) }
    let held = paths.values.filter { path in
      !path.name.utf8.contains(UInt8(ascii: ".")) || path.name.hasSuffix(".xcodeproj")
    }
    return Set(packages + held).sorted()
  }

  // MARK: Sources

  /// The Swift files of a target's build phases.
  private mutating func listedFiles(of target: Index) -> [ProjectPath] {
    var files: [ProjectPath] = []
    for phase in phases(of: target, "PBXSourcesBuildPhase") {
      for buildFile in ownReferences("files", of: phase) where spent.insert(buildFile).inserted {
        guard let file = reference("fileRef", of: buildFile), let path = paths[file] else {
          continue
        }
        if path.text.hasSuffix(".swift") { files.append(path) }
      }
    }
    return files
  }

  private func addFolders(
    of target: Index,
    _ exceptions: [Index: Set<ProjectPath>],
    to description: inout TargetDescription
  ) {
    let groups = references("fileSystemSynchronizedGroups", of: target)
    for group in groups {
      guard let path = paths[group] else { continue }
      description.sources.append(
        SourceRule(pattern: PathPattern(path), excludedPaths: exceptions[group] ?? [])
      )
    }
    // Where the target does not have the whole folder, the exceptions are what it has of it.
    let whole = Set(groups)
    let others = exceptions.filter { group, _ in !whole.contains(group) }.values.joined()
    description.sources += others.sorted().map { SourceRule(pattern: PathPattern($0)) }
  }

  /// The files of synchronized folders that are not compiled as the folder is, by target and
  /// folder.
  private mutating func exceptions()
    -> [Index: [Index: Set<ProjectPath>]]
  {
    var found: [Index: [Index: Set<ProjectPath>]] = [:]
    let groups = paths.filter { group, _ in list.value("exceptions", in: group) != nil }
    for (group, path) in groups.sorted(by: { $0.key < $1.key }) {
      for set in references("exceptions", of: group) where spent.insert(set).inserted {
        guard let target = reference("target", of: set) else { continue }
        let files = list.elements(list.value("membershipExceptions", in: set))
          .compactMap { list.text($0) }.map { path.appending($0) }
        found[target, default: [:]][group, default: []].formUnion(files)
      }
    }
    return found
  }

  // MARK: Dependencies

  private mutating func dependencies(
    of target: Index,
    products: [Index: String]
  ) -> [String] {
    var names: [String] = []
    for dependency in references("dependencies", of: target)
    where spent.insert(dependency).inserted {
      if let other = reference("target", of: dependency) ?? proxied(by: dependency) {
        names += text("name", of: other).map { [$0] } ?? []
      } else if let proxy = reference("targetProxy", of: dependency) {
        names += text("remoteInfo", of: proxy).map { [$0] } ?? []
      }
    }
    for phase in phases(of: target, "PBXFrameworksBuildPhase") {
      for buildFile in ownReferences("files", of: phase) where spent.insert(buildFile).inserted {
        guard let file = reference("fileRef", of: buildFile) else { continue }
        names += (products[file] ?? linkedName(of: file)).map { [$0] } ?? []
      }
    }
    for product in references("packageProductDependencies", of: target) {
      names += text("productName", of: product).map { [$0] } ?? []
    }
    return names
  }

  private func proxied(by dependency: Index) -> Index? {
    reference("targetProxy", of: dependency).flatMap { reference("remoteGlobalIDString", of: $0) }
  }

  /// The target that a linked product is made by, going by the product's name.
  private func linkedName(of file: Index) -> String? {
    guard let name = text("path", of: file)?.split(separator: "/").last else { return nil }
    let stem = name.prefix { $0 != "." }
    return String(name.hasSuffix(".a") && stem.hasPrefix("lib") ? stem.dropFirst(3) : stem)
  }

  /// The names of targets by the products that they make.
  private func productOwners(_ targets: [Index]) -> [Index: String] {
    var owners: [Index: String] = [:]
    for target in targets {
      guard let product = reference("productReference", of: target) else { continue }
      owners[product] = text("name", of: target)
    }
    return owners
  }

  // MARK: Kinds and names

  private func kind(of target: Index) -> TargetKind {
    TargetKind(productType: text("productType", of: target) ?? "")
  }

  /// The build settings of a target or of the project, for each configuration.
  private mutating func buildSettings(of owner: Index) -> [Index] {
    let configurations =
      reference("buildConfigurationList", of: owner)
      .map { ownReferences("buildConfigurations", of: $0) } ?? []
    return configurations.compactMap { list.value("buildSettings", in: $0) }
  }

  /// The module's name where the build settings fix one.
  private func module(in settings: [Index]) -> String? {
    for key: StaticString in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      for settings in settings {
        if let name = list.text(list.value(key, in: settings)), !name.contains("$") {
          return name
        }
      }
    }
    return nil
  }

  /// The systems that a target is built for, going by its settings or by those of the project.
  private func systems(in settings: [Index], _ shared: [Index]) -> Set<String>? {
    for key: StaticString in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      for settings in [settings, shared] {
        let written = settings.compactMap { list.text(list.value(key, in: $0)) }
        guard !written.isEmpty else { continue }
        return BuiltSystems.systems(
          named: written.flatMap { $0.split(separator: " ") }.map(String.init)
        )
      }
    }
    return nil
  }

  // MARK: Objects

  private func phases(of target: Index, _ isa: String) -> [Index] {
    references("buildPhases", of: target).filter { text("isa", of: $0) == isa }
  }

  private func text(_ key: StaticString, of object: Index) -> String? {
    list.text(list.value(key, in: object))
  }

  private func reference(_ key: StaticString, of object: Index) -> Index? {
    list.value(key, in: object).flatMap { objects[list.name($0)] }
  }

  /// The objects that belong to one object alone; none when asked again.
  private mutating func ownReferences(
    _ key: StaticString,
    of object: Index
  ) -> [Index] {
    spent.insert(object).inserted ? references(key, of: object) : []
  }

  private func references(_ key: StaticString, of object: Index) -> [Index] {
    list.elements(list.value(key, in: object)).compactMap { objects[list.name($0)] }
  }
}

/// Follows the groups of a project down to its files; what several groups hold has the first path.
private struct XcodeGroupWalk {
  typealias Index = PropertyList.Index

  let list: PropertyList
  let objects: [Name: Index]
  let root: ProjectPath
  private(set) var paths: [Index: ProjectPath] = [:]

  init(list: PropertyList, objects: [Name: Index], root: ProjectPath) {
    self.list = list
    self.objects = objects
    self.root = root
  }

  /// Notes the paths of a group and of all in it.
  mutating func visit(_ group: Index?) {
    guard let group else { return }
    var visited: Set<Index> = []
    var pending = [(id: group, folder: root)]
    while let (id, folder) = pending.popLast() {
      guard let object = objects[list.name(id)], visited.insert(object).inserted,
        let path = path(of: object, in: folder), path.text.utf8.count <= 4_096
      else { continue }
      paths[object] = path
      let children = list.elements(list.value("children", in: object))
      pending += children.reversed().map { ($0, path) }
    }
  }

  /// The path of a group or file; nil if it belongs to a tool chain or to what is built.
  private func path(of object: Index, in folder: ProjectPath) -> ProjectPath? {
    let path = list.text(list.value("path", in: object)) ?? ""
    switch list.text(list.value("sourceTree", in: object)) ?? "<group>" {
    case "<group>": return folder.appending(path)
    case "SOURCE_ROOT", "<absolute>": return root.appending(path)
    default: return nil
    }
  }
}
