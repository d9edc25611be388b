/// A fixed set of names with a small number for each, which finds its members in bytes at close to
/// the speed of reading them.
public struct NameSet: Sendable {
  @usableFromInline let isEmpty: Bool
  /// A hash table with open addressing.
  @usableFromInline let slots: [Name]
  /// By first byte, bit `i` says whether a name has that byte and `i` bytes, or more than have a
  /// shape: most words of a text are told to be none of the names by that.
  @usableFromInline let lengths: [UInt16]
  @usableFromInline let key = Name.Key.shared

  /// - Parameter names: In any order, with or without repetitions.
  @inlinable
  public init(_ names: some Collection<Name>) {
    isEmpty = names.isEmpty
    var slots = [Name](repeating: .none, count: Self.capacity(for: names.count))
    var lengths = [UInt16](repeating: 0, count: 256)
    for name in names {
      if let (first, count) = name.shape { lengths[Int(first)] |= 1 << count }
      var slot = name.hash(key) & (slots.count - 1)
      while !slots[slot].isNone, slots[slot] != name { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = name
    }
    self.slots = slots
    self.lengths = lengths
  }

  @usableFromInline
  static func capacity(for count: Int) -> Int {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    return capacity
  }

  /// One more than the largest number that `slot(of:)` answers.
  public var slotCount: Int { slots.count }

  /// A small number that stands for a name of the set; nil for any other name.
  @inlinable
  public func slot(of name: Name) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      var slot = name.hash(key) & (slots.count - 1)
      while !slots[slot].isNone {
        if slots[slot] == name { return slot }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The name that a small number stands for.
  public func name(in slot: Int) -> Name { slots[slot] }

  /// Whether the set has these names and no others.
  public func isMade(of names: Set<Name>) -> Bool {
    slots.count(where: { !$0.isNone }) == names.count && names.allSatisfy { slot(of: $0) != nil }
  }

  /// Whether any of the names occurs in the bytes as a whole word, comments and strings included.
  /// - Complexity: O(bytes).
  public func occurs(in bytes: ArraySlice<UInt8>) -> Bool {
    var isFound = false
    visit(in: bytes) { _, _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Calls `body` with the slot of each of the names that stands in the bytes as a whole word, and
  /// its offset, until it returns false.
  @inlinable
  public func visit(in bytes: ArraySlice<UInt8>, _ body: (_ slot: Int, _ offset: Int) -> Bool) {
    guard !isEmpty else { return }
    lengths.withUnsafeBufferPointer { lengths in
      Self.visitWords(in: bytes) { first, count in
        count > Name.shapeLimit || lengths[Int(first)] &>> UInt16(truncatingIfNeeded: count) & 1 > 0
      } _: { name, word in
        guard let slot = slot(of: name) else { return true }
        return body(slot, word.lowerBound)
      }
    }
  }

  /// Calls `body` with each whole word in the bytes and where it stands, until it returns false.
  /// - Parameter isWanted: Whether a word matters, by its first byte and its length.
  @inlinable @inline(__always)
  public static func visitWords(
    in bytes: ArraySlice<UInt8>,
    where isWanted: (_ first: UInt8, _ count: Int) -> Bool = { _, _ in true },
    _ body: (_ name: Name, _ word: Range<Int>) -> Bool
  ) {
    let offset = bytes.startIndex
    bytes.withUnsafeBufferPointer { bytes in
      isWordByte.withUnsafeBufferPointer { isWordByte in
        var position = 0
        let end = bytes.count
        while position < end {
          guard isWordByte[Int(bytes[position])] else {
            position += 1
            continue
          }
          let start = position
          repeat { position += 1 } while position < end && isWordByte[Int(bytes[position])]
          guard isWanted(bytes[start], position - start) else { continue }
          let name = Name(UnsafeBufferPointer(rebasing: bytes[start..<position]))
          if !body(name, offset + start..<offset + position) { return }
        }
      }
    }
  }

  /// Whether a name is one word: one between backticks need not be.
  public static func isWord(_ name: String) -> Bool {
    name.utf8.allSatisfy { isWordByte[Int($0)] }
  }

  /// Whether a byte may stand in a name.
  public static let isWordByte: [Bool] = (0..<256).map { byte in
    let character = UInt8(byte)
    return character >= 0x80 || character == UInt8(ascii: "_") || character == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(character)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
  }
}
