extension Place {
  /// Whether a place stands before another, by file and token.
  public func precedes(_ other: Place) -> Bool {
    (file, token) < (other.file, other.token)
  }

  /// The place by file and token alone.
  public var unscoped: Place {
    Place(file: file, token: token)
  }
}
