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

  /// Whether the system starts it, tests aside.
  var runs: Bool { self == .application || self == .executable || self == .appExtension }

  /// Whether other targets, except for tests, can import what it declares.
  var isImportable: Bool { self == .library || self == .unknown }
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
