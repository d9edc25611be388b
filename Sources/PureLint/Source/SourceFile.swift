/// One file: its path as given and its bytes, read once and never copied.
public struct SourceFile: Sendable {
  /// The path as given.
  public let path: String
  /// The content, which may be damaged UTF-8 or anything else.
  public let bytes: [UInt8]

  /// Stores the parts as they are.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a byte range, with damaged UTF-8 repaired.
  public func text(_ range: Range<UInt32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The name that a byte range spells.
  public func name(_ range: Range<UInt32>) -> Name {
    bytes.withUnsafeBufferPointer { buffer in
      Name(UnsafeBufferPointer(rebasing: buffer[Int(range.lowerBound)..<Int(range.upperBound)]))
    }
  }
}
