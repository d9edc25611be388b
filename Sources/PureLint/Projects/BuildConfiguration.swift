import PureLintSource

/// The builds of a program that findings are about.
public struct BuildConfiguration: Hashable, Sendable {
  /// The names that the build defines, and no others; nil if any name may be defined or not.
  public var defines: Set<Name>?
  /// By the question for a system, the answers of those for frameworks that are the same in all of its
  /// builds.
  public var frameworks: [Name: [Name: Bool]] = [:]
  /// Whether previews are judged, too.
  public var hasPreviews = false

  /// Stores the names as they are; by default any name may be defined or not.
  public init(defines: Set<Name>? = nil) {
    self.defines = defines
  }

  /// Adds a name to those that the build defines; from the first one on, it defines no others.
  mutating func define(_ name: String) {
    defines = (defines ?? []).union([Name(name)])
  }

  /// Whether a text can be what an `#if` asks for: one name, without a value.
  public static func canDefine(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isIDContinue }
  }
}
