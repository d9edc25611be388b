/// The identity of a name: a 64-bit hash of its UTF-8 bytes.
///
/// Names are compared across files by value, so files are parsed in parallel without a shared
/// table of names. With a million distinct names, two share a hash with a probability below
/// 1 in 30 million.
struct Name: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// Never 0, which tables of names have where there is none.
  let hash: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    var hash = UInt64(truncatingIfNeeded: count) &* 0xcbf2_9ce4_8422_2325
    if count >= 8 {
      // The last eight bytes may overlap those before them.
      var offset = 0
      while offset < count - 8 {
        Self.mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
        offset += 8
      }
      Self.mix(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self), into: &hash)
    } else {
      var word: UInt64 = 0
      for byte in raw { word = word << 8 | UInt64(byte) }
      Self.mix(word, into: &hash)
    }
    self.hash = max(hash, 1)
  }

  private static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 29
    hash = hash &* 0xbf58_476d_1ce4_e5b9
    hash ^= hash >> 32
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }

  init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { Name($0) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// A name is spread well enough to be its own hash; hashing it once more took a tenth of a run.
  func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash) ^ seed }

  static func < (left: Name, right: Name) -> Bool { left.hash < right.hash }
}
