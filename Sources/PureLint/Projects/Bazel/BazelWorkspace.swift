import PureLintSource

/// Puts the `BUILD` files of a workspace together: labels lead from one to the other.
struct BazelWorkspace {
  private let root: ProjectPath
  /// The packages by their folders; nil for one that cannot be read.
  private let packages: [ProjectPath: BazelPackage?]
  /// The rules by their labels, with the folders of their packages.
  private var rules: [String: (rule: BazelRule, folder: ProjectPath)] = [:]

  /// More files of groups than this are not looked at for one target.
  private static let groupLimit = 1_024

  private init(_ root: ProjectPath, _ packages: [ProjectPath: BazelPackage?]) {
    self.root = root
    self.packages = packages
    for (folder, package) in packages {
      for rule in package?.rules ?? [] {
        rules[label(of: rule.name, in: folder)] = (rule, folder)
      }
    }
  }

  /// The projects that `BUILD` files describe, one for each workspace.
  static func descriptions(_ files: [ProjectFile]) -> [ProjectDescription] {
    var workspaces: [ProjectPath: [ProjectPath: BazelPackage?]] = [:]
    var names: [ProjectPath: ProjectPath] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) where file.kind == .bazel {
      guard let root = file.workspace, let folder = ProjectPath(file.path).parent else { continue }
      names[root] = names[root] ?? ProjectPath(file.path)
      // Of two files in one folder, `BUILD.bazel` counts.
      workspaces[root, default: [:]][folder] = .some(file.package)
    }
    return workspaces.sorted { $0.key < $1.key }.map { root, packages in
      var description = BazelWorkspace(root, packages).description()
      description.file = names[root] ?? root
      return description
    }
  }

  private func description() -> ProjectDescription {
    var description = ProjectDescription(folder: root, name: String(root.name), kind: .bazel)
    description.borders = Set(packages.keys)
    description.targets = rules.sorted { $0.key < $1.key }.compactMap { label, found in
      target(label, found.rule, in: found.folder)
    }
    return description
  }

  private func target(
    _ label: String,
    _ rule: BazelRule,
    in folder: ProjectPath
  ) -> TargetDescription {
    var target = TargetDescription(
      name: label,
      module: rule.module ?? defaultModule(of: rule, in: folder),
      kind: rule.kind ?? .library,
      dependencies: dependencies(of: rule, in: folder)
    )
    target.isTestOnly = rule.isTestOnly
    if rule.kind != nil { target.sources = sources(of: rule, in: folder) }
    return target
  }

  /// The name that Bazel makes of the package and the target.
  private func defaultModule(of rule: BazelRule, in folder: ProjectPath) -> String {
    let path = folder.path(below: root) ?? ""
    return moduleName(of: path.isEmpty ? rule.name : path + "_" + rule.name)
  }

  // MARK: Labels

  private func label(of name: String, in folder: ProjectPath) -> String {
    "//" + (folder.path(below: root) ?? "") + ":" + name
  }

  /// A label as all others are written; nil for one of another workspace.
  private func label(_ text: String, in folder: ProjectPath) -> String? {
    var text = text[...]
    if text.hasPrefix("@") {
      text = text.drop { $0 == "@" }
      guard text.hasPrefix("//") else { return nil }
    }
    guard text.hasPrefix("//") else {
      return label(of: String(text.drop { $0 == ":" }), in: folder)
    }
    if text.contains(":") { return String(text) }
    return text + ":" + (text.split(separator: "/").last ?? "")
  }

  /// The labels of what a target is built with; nil if one of the workspace's own is not known, which
  /// a macro may make of anything.
  private func dependencies(of rule: BazelRule, in folder: ProjectPath) -> [String]? {
    guard !rule.dependencies.isOpen else { return nil }
    var names: [String] = []
    for text in rule.dependencies.texts {
      if let label = label(text, in: folder) {
        guard rules[label] != nil else { return nil }
        names.append(label)
      } else if let name = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).last {
        names.append(String(name))
      }
    }
    return names
  }

  // MARK: Sources

  /// The files of a target, those of groups of files included.
  private func sources(of rule: BazelRule, in folder: ProjectPath) -> [SourceRule] {
    var found: [SourceRule] = []
    var pending = rule.sources.parts.map { (part: $0, folder: folder) }
    var seen: Set<String> = []
    while let (part, folder) = pending.popLast() {
      switch part {
      case .glob(let included, let excluded):
        found += self.found(included, without: excluded, in: folder)
      case .label(let text):
        guard let label = label(text, in: folder) else { continue }
        if text.hasSuffix(".swift") {
          found.append(SourceRule(pattern: PathPattern(path(of: label))))
        } else if seen.count < Self.groupLimit, seen.insert(label).inserted,
          let group = rules[label], group.rule.kind == nil
        {
          pending += group.rule.sources.parts.map { ($0, group.folder) }
        }
      }
    }
    return found
  }

  /// The path of a file that a label names.
  private func path(of label: String) -> ProjectPath {
    root.appending(label.dropFirst(2).split(separator: ":").joined(separator: "/"))
  }

  private func found(
    _ included: [String],
    without excluded: [String],
    in folder: ProjectPath
  ) -> [SourceRule] {
    let patterns = excluded.map { PathPattern($0, in: folder) }
    let paths = Set(patterns.filter(\.isPath).map(\.anchor))
    let open = patterns.filter { !$0.isPath }
    return included.filter { $0.hasSuffix(".swift") || $0.hasSuffix("*") }
      .map { PathPattern($0, in: folder) }.filter { isOf(folder, $0.anchor) }
      .map { SourceRule(pattern: $0, excludedPaths: paths, excludedPatterns: open) }
  }

  /// Whether a package is the innermost around a path: no pattern reaches into one that is further in.
  private func isOf(_ package: ProjectPath, _ path: ProjectPath) -> Bool {
    var next: ProjectPath? = path
    while let folder = next, folder != package {
      if packages[folder] != nil { return false }
      next = folder.parent
    }
    return next != nil
  }
}
