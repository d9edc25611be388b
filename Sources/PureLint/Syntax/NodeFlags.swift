/// Facts about a node that its kind and children do not show.
public struct NodeFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// Takes flags from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// There is a label, or a name at all; `NodeKind` says what this means for a kind.
  public static let hasLabel = NodeFlags(rawValue: 1 << 0)
  /// The token behind the main token is the second, inner name.
  public static let hasSecondName = NodeFlags(rawValue: 1 << 1)
  /// `...` stands behind the type.
  public static let isVariadic = NodeFlags(rawValue: 1 << 2)
  /// A question mark: an initializer, cast or `try` that yields nil where it fails.
  public static let isOptional = NodeFlags(rawValue: 1 << 3)
  /// An exclamation mark: what an initializer, cast or `try` lacks then stops the program.
  public static let isForced = NodeFlags(rawValue: 1 << 4)
  static let isDefault = NodeFlags(rawValue: 1 << 5)
  /// A generic parameter that stands for several types: `each Field`.
  public static let isPack = NodeFlags(rawValue: 1 << 6)
  static let isValue = NodeFlags(rawValue: 1 << 7)
}
