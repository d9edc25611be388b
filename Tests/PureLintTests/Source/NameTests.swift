import Testing

@testable import PureLintSource

@Suite struct NameTests {
  @Test(arguments: [
    "", "a", "seven_7", "eight_88", "fifteen_fifteen", "sixteen_sixteen_", "a longer one",
  ])
  func isNeverNothing(text: String) {
    #expect(!Name(text).isNone)
    #expect(NameSet([Name(text)]).slot(of: Name(text)) != nil)
  }

  /// All texts that differ from one in a byte or in their length are other names.
  @Test(arguments: 0...40)
  func everyByteCounts(length: Int) {
    let text = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    var names: Set<Name> = [name(text), name(text + [0])]
    for position in text.indices {
      var other = text
      other[position] ^= 0x80
      names.insert(name(other))
      other.remove(at: position)
      if position == 0 || text[position] != text[position - 1] { names.insert(name(other)) }
    }
    #expect(names.count == 2 + 2 * length)
    #expect(name(Array(text)) == name(text))
  }

  /// Names that an unkeyed hash takes for one, and that follow each other in every table of it.
  @Test func chosenNamesAreLikeAnyOthers() {
    let names = UnkeyedHash.equalNames(count: 13_000)
    #expect(Set(names.map { UnkeyedHash.value(of: $0) }).count == 1)
    let distinct = Set(names.map { name($0) })
    #expect(distinct.count == 13_000)
    // Thrown at random, 13,000 names take 10,700 of 32,768 places.
    let places = Set(distinct.map { $0.hash(.shared) & (1 << 15 - 1) })
    #expect(places.count > 10_000)
    let set = NameSet(distinct)
    #expect(Set(distinct.compactMap { set.slot(of: $0) }).count == 13_000)
  }

  @Test func placesDifferFromKeyToKey() {
    let names = (0..<100).map { Name("name\($0)") }
    let (first, second) = (Name.Key(), Name.Key())
    #expect(names.map { $0.hash(first) } != names.map { $0.hash(second) })
  }

  @Test func aSetTakesRepetitions() {
    let names = (0..<1000).map { Name("name\($0 % 100)") }
    let set = NameSet(names)
    let slots = names.compactMap { set.slot(of: $0) }
    #expect(slots.count == names.count && Set(slots).count == 100)
    #expect(slots.allSatisfy { (0..<set.slotCount).contains($0) })
    #expect(set.slot(of: "another") == nil)
  }

  private func name(_ bytes: [UInt8]) -> Name { bytes.withUnsafeBufferPointer { Name($0) } }
}

/// A good hash without a key, each of whose steps can be undone.
private enum UnkeyedHash {
  private static let (first, second) = (
    0x9e37_79b9_7f4a_7c15 as UInt64, 0xbf58_476d_1ce4_e5b9 as UInt64
  )

  static func value(of name: [UInt8]) -> UInt64 {
    words(name).reduce(UInt64(name.count) &* 0xcbf2_9ce4_8422_2325) { mix($0 ^ $1) }
  }

  /// Names of 16 bytes: for any first half there is a second one that leads to the same value.
  static func equalNames(count: Int) -> [[UInt8]] {
    let wanted = unmix(0x1234_5678_9abc_def0)
    var names: [[UInt8]] = []
    var number: UInt64 = 0
    while names.count < count {
      number += 1
      let half = bytes(0x6161_6161_6161_6161 + spread(number))
      let state = words(half + half).prefix(1).reduce(16 &* 0xcbf2_9ce4_8422_2325) { mix($0 ^ $1) }
      let name = half + bytes(wanted ^ state)
      if name.allSatisfy({ NameSet.isWordByte[Int($0)] }) { names.append(name) }
    }
    return names
  }

  /// Four bits of a number in each byte.
  private static func spread(_ number: UInt64) -> UInt64 {
    (0..<8).reduce(0) { $0 | (number >> (4 * UInt64($1)) & 15) << (8 * UInt64($1)) }
  }

  private static func words(_ name: [UInt8]) -> [UInt64] {
    stride(from: 0, to: name.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 | UInt64(name[start + $1]) << (8 * UInt64($1)) }
    }
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value &* first
    value ^= value >> 29
    value = value &* second
    return value ^ value >> 32
  }

  private static func unmix(_ value: UInt64) -> UInt64 {
    var value = value ^ value >> 32
    value = value &* inverse(second)
    value ^= value >> 29 ^ value >> 58
    return value &* inverse(first)
  }

  /// The odd number that a product with another one is 1 of.
  private static func inverse(_ factor: UInt64) -> UInt64 {
    (0..<6).reduce(factor) { inverse, _ in inverse &* (2 &- factor &* inverse) }
  }
}
