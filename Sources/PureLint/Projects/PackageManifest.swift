import PureLintSource
import PureLintSyntax

/// Reads the targets of a Swift package off its manifest, which is parsed but never run.
struct PackageManifest {
  private let tree: SyntaxTree
  private let folder: ProjectPath
  private let calls: [ManifestCall]
  private var values: ManifestValues
  /// Whether any of the given files is in a folder.
  private let holdsFiles: (ProjectPath) -> Bool

  /// The description of the targets that a manifest declares.
  ///
  /// - Complexity: linear in the size of the manifest.
  static func read(
    _ tree: SyntaxTree,
    holdsFiles: @escaping (ProjectPath) -> Bool
  ) -> ProjectDescription? {
    guard let folder = ProjectPath(tree.source.path).parent else { return nil }
    var manifest = PackageManifest(
      tree: tree,
      folder: folder,
      calls: tree.manifestCalls(),
      values: ManifestValues(tree),
      holdsFiles: holdsFiles
    )
    return manifest.description()
  }

  private static let kinds: [Name: TargetKind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .unitTests,
    "macro": .macro, "plugin": .plugin,
  ]

  /// The labels of what a target of a package can be given. A call with another one is of a
  /// function that the manifest declares, and what that makes is not known.
  private static let labels: Set<Name> = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    "capability",
  ]

  private mutating func description() -> ProjectDescription {
    var description = ProjectDescription(folder: folder, name: String(folder.name), kind: .package)
    let declared = calls.compactMap { call in kind(of: call).map { (call, $0) } }
    let apps = Set(
      calls.filter { $0.callee == "iOSApplication" }.flatMap { strings($0["targets"]) ?? [] }
    )
    let testCount = declared.count { $0.1.isTest }
    let otherCount = declared.count { !$0.1.isTest && $0.1 != .plugin }
    for (call, kind) in declared {
      guard let name = call["name"].flatMap({ values.string($0) }) else { continue }
      var target = TargetDescription(
        name: name,
        kind: apps.contains(name) ? .application : kind,
        dependencies: dependencies(of: call)
      )
      let isOnly = kind.isTest ? testCount == 1 : otherCount == 1
      target.sources = sources(of: call, name, kind, isOnly: isOnly)
      description.targets.append(target)
    }
    for call in calls where call.callee == "library" || call.callee == "executable" {
      guard let targets = call["targets"] else { continue }
      let elements = values.elements(targets)
      let names = elements.nodes.compactMap { values.string($0) }
      if call.callee == "library" {
        description.offered.formUnion(names)
        if elements.isOpen || names.count < elements.nodes.count {
          description.hasOpenLibraries = true
        }
      }
      guard let name = call["name"].flatMap({ values.string($0) }) else { continue }
      description.products[name, default: []] += names
    }
    description.references = values.projectPaths(in: folder, root: folder)
    description.fetched = values.fetchedPackages()
    return description
  }

  /// The kind of target that a call declares; nil if it declares none.
  private func kind(of call: ManifestCall) -> TargetKind? {
    guard let kind = Self.kinds[call.callee], call["name"] != nil,
      call.arguments.allSatisfy({ $0.label.map(Self.labels.contains) ?? false })
    else { return nil }
    // A product of plug-ins, and the use of a plug-in.
    if kind == .plugin, call["capability"] == nil { return nil }
    return kind
  }

  // MARK: Sources

  private mutating func sources(
    of call: ManifestCall,
    _ name: String,
    _ kind: TargetKind,
    isOnly: Bool
  ) -> [SourceRule] {
    var root = defaultFolder(name, kind, isOnly: isOnly)
    if let path = call["path"] { root = values.string(path).map { folder.appending($0) } }
    guard let root else { return [] }
    let excluded = Set(strings(call["exclude"])?.map { root.appending($0) } ?? [])
    let included = strings(call["sources"])?.map { root.appending($0) } ?? [root]
    return included.map { SourceRule(pattern: PathPattern($0), excludedPaths: excluded) }
  }

  /// The list that an argument comes to; nil if it is left out or not wholly known.
  private mutating func strings(_ node: NodeIndex?) -> [String]? {
    guard let node else { return nil }
    let elements = values.elements(node)
    let texts = elements.nodes.compactMap { values.string($0) }
    return elements.isOpen || texts.count < elements.nodes.count ? nil : texts
  }

  /// The folder of a target without a path: one of its name, or, if it is the only target of its
  /// kind, the folder around that; nil if no files are there.
  private func defaultFolder(
    _ name: String,
    _ kind: TargetKind,
    isOnly: Bool
  ) -> ProjectPath? {
    let ordinary = TargetLayout.sourceFolders
    let folders =
      switch kind {
      case .unitTests: ["Tests"] + ordinary
      case .plugin: ["Plugins"]
      default: ordinary
      }
    let candidates = folders.map { folder.appending($0 + "/" + name) }
    let outer = isOnly ? [folder.appending(folders[0])] : []
    return (candidates + outer).first(where: holdsFiles)
  }

  // MARK: Dependencies

  /// The names of what a target is built with; nil if some cannot be determined.
  private mutating func dependencies(of call: ManifestCall) -> [String]? {
    guard let list = call["dependencies"] else { return [] }
    return values.dependencyNames(in: list)
  }
}

extension ManifestValues {
  /// The paths of the packages and projects that a manifest names by them.
  ///
  /// - Parameter root: The folder that `.relativeToRoot` means.
  func projectPaths(in folder: ProjectPath, root: ProjectPath) -> [ProjectPath] {
    var values = self
    return calls(of: ["package", "project", "local"]).compactMap { call in
      guard let path = call["path"] else { return nil }
      if let text = values.string(path) { return folder.appending(text) }
      guard let outer = ManifestCall(path, in: tree), let value = outer[nil],
        let text = values.string(value)
      else { return nil }
      return (outer.callee == "relativeToRoot" ? root : folder).appending(text)
    }
  }

  /// The names of the packages that a manifest has fetched from somewhere, in lower case, as SwiftPM
  /// tells packages apart.
  func fetchedPackages() -> Set<String> {
    var values = self
    return Set(
      calls(of: ["package"]).compactMap { call in
        guard let text = call["url"].flatMap({ values.string($0) }) else { return nil }
        let name = text.split { $0 == "/" || $0 == ":" }.last ?? ""
        return (name.hasSuffix(".git") ? name.dropLast(4) : name).lowercased()
      }
    )
  }

  /// The calls of some functions, wherever they stand.
  private func calls(of functions: [Name]) -> [ManifestCall] {
    tree.nodes.indices.compactMap { ManifestCall(NodeIndex($0), in: tree) }
      .filter { functions.contains($0.callee) }
  }

  /// The names of targets and products in a list of dependencies; nil if some cannot be determined.
  mutating func dependencyNames(in list: NodeIndex) -> [String]? {
    let elements = elements(list)
    guard !elements.isOpen else { return nil }
    var names: [String] = []
    for element in elements.nodes {
      guard let found = dependencyNames(of: element) else { return nil }
      names += found
    }
    return names
  }

  /// The name that one dependency has; none if it comes with the system or as a binary.
  private mutating func dependencyNames(of element: NodeIndex) -> [String]? {
    let node = dependency(element) ?? element
    if let name = string(node) { return [name] }
    guard let call = ManifestCall(node, in: tree) else {
      return tree.kind(node) == .implicitMember && tree.name(node) == "xctest" ? [] : nil
    }
    switch call.callee {
    case "sdk", "framework", "xcframework", "library", "macro": return []
    default: break
    }
    for label: Name in ["target", "product", "name"] {
      if let value = call[label] { return string(value).map { [$0] } }
    }
    return nil
  }
}
