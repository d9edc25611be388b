#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// Whether the content is the same as another file's, which takes a tenth of what comparing arrays does.
  public func hasContent(of other: SourceFile) -> Bool {
    guard bytes.count == other.bytes.count else { return false }
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        own.isEmpty || memcmp(own.baseAddress!, others.baseAddress!, own.count) == 0
      }
    }
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
