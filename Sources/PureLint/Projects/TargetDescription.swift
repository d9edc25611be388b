import PureLintSource

/// One target as a project file describes it.
public struct TargetDescription: Sendable {
  /// The name as the project writes it.
  public let name: String
  /// The name that other targets import it by.
  let module: String
  /// The kind of product.
  public let kind: TargetKind
  /// Files that are listed one by one.
  public var files: [ProjectPath] = []
  /// Rules for the files that are not listed.
  public var sources: [SourceRule] = []
  /// The names of targets and products that it is built with; nil if not all could be determined.
  var dependencies: [String]?
  /// Whether its project lets only tests use it.
  var isTestOnly = false
  /// Whether programs out of sight use it, too.
  package var isShared = false
  /// Whether no project says what kind of product it is.
  var hasOpenKind = false
  /// The systems that it is built for, by the names that `os(…)` has for them; nil if its project does
  /// not tell.
  var systems: Set<String>?

  /// Whether the project says which files the target has.
  public var hasSources: Bool { !files.isEmpty || !sources.isEmpty }

  /// Describes a target that has no files yet.
  /// - Parameters:
  ///   - module: The name that others import it by; nil if that is `name`.
  ///   - dependencies: Nil if not all could be determined.
  public init(name: String, module: String? = nil, kind: TargetKind, dependencies: [String]? = nil)
  {
    self.name = name
    self.module = moduleName(of: module ?? name)
    self.kind = kind
    self.dependencies = dependencies
  }
}

/// The kind of product that a target's sources become.
public enum TargetKind: Sendable {
  case library, application, executable, appExtension, unitTests, uiTests, macro, plugin
  /// The files that no project file speaks of.
  case unknown

  /// Whether it runs tests.
  public var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Whether the system starts it, tests aside.
  public var runs: Bool { self == .application || self == .executable || self == .appExtension }

  /// Whether other targets, except for tests, can import what it declares.
  var isImportable: Bool { self == .library || self == .unknown }
}

extension TargetKind {
  /// The text in front of the types of products that Xcode knows.
  static let productTypePrefix = "com.apple.product-type."

  /// The kind of a type of products, as Xcode writes it.
  init(productType: String) {
    let prefix = Self.productTypePrefix
    guard productType.hasPrefix(prefix), productType != prefix else {
      self = .unknown
      return
    }
    self =
      switch productType.dropFirst(prefix.count) {
      case "bundle.unit-test", "bundle.ocunit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case "tool": .executable
      case let type where type.hasSuffix("extension"): .appExtension
      case let type where type.hasPrefix("app-extension"): .appExtension
      case let type where type.hasPrefix("application"): .application
      default: .library
      }
  }
}

/// The name of a target's module: what no name may have becomes `_`.
public func moduleName(of target: String) -> String {
  var name = ""
  for scalar in target.unicodeScalars {
    let isDigit = ("0"..."9").contains(scalar)
    if name.isEmpty && isDigit { name += "_" }
    let mayStand = scalar.properties.isAlphabetic || isDigit || scalar == "_"
    name.unicodeScalars.append(mayStand ? scalar : "_")
  }
  return name
}
