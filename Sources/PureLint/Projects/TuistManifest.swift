import PureLintSource
import PureLintSyntax

/// Reads the targets of a Tuist project off its manifest, which is parsed but never run.
struct TuistManifest {
  private let folder: ProjectPath
  /// The folder that `.relativeToRoot` means.
  private let root: ProjectPath
  private let tree: SyntaxTree
  private var values: ManifestValues

  /// The description of the targets that a manifest declares; those that a function of another file
  /// makes are left to the layout of the folders.
  ///
  /// - Complexity: linear in the size of the manifest.
  static func read(_ tree: SyntaxTree, root: ProjectPath) -> ProjectDescription? {
    guard let folder = ProjectPath(tree.source.path).parent else { return nil }
    var manifest = TuistManifest(
      folder: folder,
      root: root,
      tree: tree,
      values: ManifestValues(tree)
    )
    return manifest.description()
  }

  private mutating func description() -> ProjectDescription {
    var description = ProjectDescription(folder: folder, name: String(folder.name), kind: .tuist)
    description.references = values.projectPaths(in: folder, root: root)
    for call in tree.manifestCalls() {
      guard let text = call["name"] else { continue }
      if let product = call["product"], Self.makers.contains(call.callee) {
        if let name = targetName(text, call) {
          description.targets.append(target(name, tree.name(product), call))
        }
      } else if tree.name(TokenIndex(tree.nodes[call.node.position].firstToken)) == "Project" {
        description.name = values.string(text) ?? description.name
        description.ownKind = call["product"].map { Self.kind(of: tree.name($0)) }
      }
    }
    return description
  }

  /// The words in front of the arguments that make a target: `.target(…)`, `Target(…)` and `.init(…)`.
  private static let makers: Set<Name> = ["target", "Target", "init"]

  /// The name of a target. One that only a run tells (`isNightly ? "App-Nightly" : "App"`) is replaced
  /// by that of the product or, where the target lists its sources, by the expression as it is written:
  /// which files belong together matters more than what the target is called.
  private mutating func targetName(_ text: NodeIndex, _ call: ManifestCall) -> String? {
    if let name = values.string(text) { return name }
    let module = call["productName"] ?? call["moduleName"]
    if let name = module.flatMap({ values.string($0) }) { return name }
    let listsSources = call["sources"] != nil || call["buildableFolders"] != nil
    return listsSources && tree.kind(text) != .stringLiteral ? String(tree.text(text)) : nil
  }

  private mutating func target(
    _ name: String,
    _ product: Name,
    _ call: ManifestCall
  ) -> TargetDescription {
    let module = (call["productName"] ?? call["moduleName"]).flatMap { values.string($0) }
    let dependencies = call["dependencies"].map { values.dependencyNames(in: $0) } ?? []
    var target = TargetDescription(
      name: name,
      module: module,
      kind: Self.kind(of: product),
      dependencies: dependencies
    )
    for label: Name in ["sources", "buildableFolders"] {
      if let list = call[label] { target.sources += rules(list, depth: 0) }
    }
    return target
  }

  private static func kind(of product: Name) -> TargetKind {
    switch product {
    case "unitTests": .unitTests
    case "uiTests": .uiTests
    case "app", "appClip", "watch2App": .application
    case "commandLineTool": .executable
    case "macro": .macro
    case "appExtension", "extensionKitExtension", "messagesExtension", "stickerPackExtension",
      "tvTopShelfExtension", "watch2Extension", "systemExtension":
      .appExtension
    default: .library
    }
  }

  // MARK: Sources

  /// The rules of a list or of a single pattern, as far as they can be determined.
  private mutating func rules(_ list: NodeIndex, depth: Int) -> [SourceRule] {
    guard depth < 8 else { return [] }
    if let patterns = patterns(list) { return patterns.map { SourceRule(pattern: $0) } }
    guard let call = ManifestCall(list, in: tree) else {
      return values.elements(list).nodes.flatMap { rules($0, depth: depth + 1) }
    }
    guard let value = call["globs"] ?? call[nil] else { return [] }
    guard let included = patterns(value) else { return rules(value, depth: depth + 1) }
    let excluded = (call["excluding"] ?? call["exclude"]).map { excludedPatterns($0) } ?? []
    return included.map { SourceRule(pattern: $0, excludedPatterns: excluded) }
  }

  private mutating func excludedPatterns(_ node: NodeIndex) -> [PathPattern] {
    if let patterns = patterns(node) { return patterns }
    return Array(values.elements(node).nodes.flatMap { patterns($0) ?? [] }.prefix(64))
  }

  /// The patterns that a text stands for, or a path that is relative to something named.
  private mutating func patterns(_ node: NodeIndex) -> [PathPattern]? {
    if let text = values.string(node) { return PathPattern.alternatives(of: text, in: folder) }
    guard let call = ManifestCall(node, in: tree), call.arguments.count == 1,
      let text = call[nil].flatMap({ values.string($0) })
    else { return nil }
    return PathPattern.alternatives(of: text, in: call.callee == "relativeToRoot" ? root : folder)
  }
}
