/// The ways to deal with the bodies of functions, initializers and accessors.
public enum Bodies: Sendable {
  case parse
  /// Each body becomes one `skippedBody` node; its tokens are never made.
  case skip
}
