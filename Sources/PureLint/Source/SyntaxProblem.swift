/// A place that is not Swift, in the words of the compiler where these are plain.
public struct SyntaxProblem: Hashable, Sendable {
  /// The most that are distinguished in one file.
  public static let limit = 100

  /// One phrase, lower case, without a period.
  public let message: String
  /// The bytes that it is about; empty behind the place where something is missing.
  public let range: Range<UInt32>
  /// A note on what it belongs to, such as the bracket that is never closed, or on what to do.
  public var note: Note?

  /// Stores the parts as they are.
  public init(message: String, range: Range<UInt32>, note: Note? = nil) {
    self.message = message
    self.range = range
    self.note = note
  }

  /// A second place that a problem is about, or advice.
  public struct Note: Hashable, Sendable {
    /// One phrase, lower case, without a period.
    public let message: String
    /// The bytes that it points at.
    public let range: Range<UInt32>

    /// Stores the parts as they are.
    public init(message: String, range: Range<UInt32>) {
      self.message = message
      self.range = range
    }
  }
}
