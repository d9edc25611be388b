/// The targets of one project, as its file describes them.
struct ProjectDescription: Sendable {
  /// The folder that the project's paths start from.
  let folder: ProjectPath
  /// The name of the project, or of its folder.
  var name: String
  let kind: ProjectFile.Kind
  /// The project's file.
  var file = ProjectPath("")
  /// Where other projects are, or files of theirs, that it names.
  var references: [ProjectPath] = []
  var targets: [TargetDescription] = []
  /// The names of targets by the product that packs them for other packages.
  var products: [String: [String]] = [:]
}

/// One target as a project file describes it.
struct TargetDescription: Sendable {
  let name: String
  /// The name that other targets import it by.
  let module: String
  let kind: TargetKind
  /// Files that are listed one by one.
  var files: [ProjectPath] = []
  var sources: [SourceRule] = []
  /// The names of targets and products that it is built with; nil if not all could be told.
  var dependencies: [String]?

  /// Whether the project says which files the target has.
  var hasSources: Bool { !files.isEmpty || !sources.isEmpty }

  init(name: String, module: String? = nil, kind: TargetKind, dependencies: [String]? = nil) {
    self.name = name
    self.module = moduleName(of: module ?? name)
    self.kind = kind
    self.dependencies = dependencies
  }
}

/// The kind of product that a target's sources become.
enum TargetKind: Sendable {
  case library, application, executable, appExtension, unitTests, uiTests, macro, plugin
  /// The files that no project file speaks of.
  case unknown

  var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Whether other targets, except for tests, can import what it declares.
  var isImportable: Bool { self == .library || self == .unknown }
}

/// Files that belong to a target.
struct SourceRule: Sendable {
  let pattern: PathPattern
  /// Files, and folders with all in them, that do not belong to it after all.
  var excludedPaths: Set<ProjectPath> = []
  var excludedPatterns: [PathPattern] = []

  /// Whether a file that is the pattern's anchor or in it belongs to the target.
  ///
  /// - Complexity: O(depth of the path), if there are no patterns with wildcards.
  func includes(_ file: ProjectPath) -> Bool {
    guard pattern.matches(pathInAnchor: file),
      !excludedPatterns.contains(where: { $0.matches(file) })
    else {
      return false
    }
    if excludedPaths.isEmpty { return true }
    var path: ProjectPath? = file
    while let next = path {
      if excludedPaths.contains(next) { return false }
      if next == pattern.anchor { break }
      path = next.parent
    }
    return true
  }
}

/// The name of a target's module: what no name may have becomes `_`.
func moduleName(of target: String) -> String {
  var name = ""
  for scalar in target.unicodeScalars {
    let isDigit = ("0"..."9").contains(scalar)
    if name.isEmpty && isDigit { name += "_" }
    let mayStand = scalar.properties.isAlphabetic || isDigit || scalar == "_"
    name.unicodeScalars.append(mayStand ? scalar : "_")
  }
  return name
}
