import PureLintSource

/// The argument that a library's function hands to its closures, as another argument of the call
/// tells.
public struct ClosureInput: Sendable {
  /// The label of that argument; nil for the first one, if it has none.
  public let label: Name?
  /// What the argument is to the value.
  public let source: Source

  /// The way in which an argument tells what closures are given.
  public enum Source: Sendable {
    /// It names the type, as `Route.self` does.
    case type
    /// They get the value of a wrapper; its name says which type that is.
    case typeIn(wrapper: Name)
    /// It is the value, or may hold it.
    case value
    /// It is a binding of a value, or of none.
    case binding
  }

  /// Stores the parts as they are.
  public init(label: Name?, source: Source) {
    self.label = label
    self.source = source
  }
}
