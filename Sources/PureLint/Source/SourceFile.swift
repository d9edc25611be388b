/// One file: its path as given and its bytes, read once and never copied.
struct SourceFile: Sendable {
  let path: String
  let bytes: [UInt8]

  /// The text of a byte range, with damaged UTF-8 repaired.
  func text(_ range: Range<UInt32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The name that a byte range spells.
  func name(_ range: Range<UInt32>) -> Name {
    bytes.withUnsafeBufferPointer { buffer in
      Name(UnsafeBufferPointer(rebasing: buffer[Int(range.lowerBound)..<Int(range.upperBound)]))
    }
  }
}
