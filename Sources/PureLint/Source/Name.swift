/// The identity of a name: a 64-bit hash of its UTF-8 bytes.
///
/// Names are compared across files by value, so files are parsed in parallel without a shared
/// table of names. With a million distinct names, two share a hash with a probability below
/// 1 in 30 million.
struct Name: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  let hash: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    self.hash = hash
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }

  init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { Name($0) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func < (left: Name, right: Name) -> Bool { left.hash < right.hash }
}
