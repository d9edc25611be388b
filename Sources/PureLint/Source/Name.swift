/// The identity of a name: its UTF-8 bytes, or, of a long name, what a secret function makes of them.
///
/// Names are compared across files by value, so files are parsed in parallel without a shared table
/// of names. Up to 15 bytes a name is its own identity. Longer ones are hashed to 122 bits with a
/// key that each process draws anew (see `LongName`), so that nobody can choose two that are taken
/// for one, and of a million names none are with a probability above 1 in 10^23.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline let low: UInt64
  /// The top byte is one more than the number of bytes, or 255 for a long name: never 0, which
  /// tables of names have where there is none.
  @usableFromInline let high: UInt64

  /// The name of some UTF-8 bytes, which are not kept.
  /// - Complexity: O(bytes).
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    guard count < 16 else {
      let long = LongName(raw)
      low = long.first
      high = long.second | 0xFF << 56
      return
    }
    let tag = UInt64(truncatingIfNeeded: count + 1) << 56
    if count > 8 {
      low = raw.loadUnaligned(as: UInt64.self)
      // The last eight bytes overlap those before them.
      let last = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      high = last &>> UInt64(truncatingIfNeeded: 8 * (16 - count)) | tag
    } else {
      low = Self.word(raw)
      high = tag
    }
  }

  /// At most eight bytes as one number.
  @inline(__always)
  private static func word(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    let count = raw.count
    if count == 8 { return raw.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let first = UInt64(raw.loadUnaligned(as: UInt32.self))
      let last = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return first | last &<< UInt64(truncatingIfNeeded: 8 * (count - 4))
    }
    guard count > 0 else { return 0 }
    // The first, the middle and the last of up to three bytes.
    let middle = count / 2
    return UInt64(raw[0]) | UInt64(raw[middle]) &<< UInt64(truncatingIfNeeded: 8 * middle)
      | UInt64(raw[count - 1]) &<< UInt64(truncatingIfNeeded: 8 * (count - 1))
  }

  /// The name that a text spells.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }

  /// The name that a literal spells.
  public init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { Name($0) }
  }

  /// The first byte and the number of bytes; nil for a name of no bytes, and for a long one.
  @inlinable var shape: (first: UInt8, count: Int)? {
    let tag = high &>> 56
    return tag > 1 && tag < 0xFF ? (UInt8(truncatingIfNeeded: low), Int(tag) - 1) : nil
  }

  /// The number of bytes up to which names have a shape.
  @inlinable static var shapeLimit: Int { 15 }

  /// The value that stands for no name in tables of names.
  public static let none = Name()

  private init() { (low, high) = (0, 0) }

  /// Whether it stands for no name.
  @inlinable public var isNone: Bool { high == 0 }

  /// The number that says where to look for the name in a table; it is unknown before the process
  /// begins.
  @inlinable @inline(__always)
  public func hash(_ key: Key) -> Int {
    let product = (low ^ key.low).multipliedFullWidth(by: high ^ key.high)
    let folded = (product.low ^ product.high) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: folded ^ folded &>> 32)
  }

  /// The default, which serves for long texts too, took a tenth of a run.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { hash(Key.shared) ^ seed }

  /// Adds the name to a hash of the standard library, for values that hold names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high)
  }

  /// The random part of hashes, which makes places in tables hard to foresee.
  public struct Key: Sendable {
    @usableFromInline let low: UInt64
    @usableFromInline let high: UInt64

    /// Draws a key.
    init() {
      low = .random(in: 0 ... .max)
      high = .random(in: 0 ... .max) | 1
    }

    private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

    /// The key of this process: a variable, as to look whether a constant has been made yet takes as
    /// long as a hash.
    public static var shared: Key { drawn }

    // Unsafe, as nothing keeps the program from drawing it later than `drawForProcess` says.
    @exclusivity(unchecked) private nonisolated(unsafe) static var drawn = Key(
      low: 0x9e37_79b9_7f4a_7c15,
      high: 0xc2b2_ae3d_27d4_eb4f
    )

    /// Draws the key of this process, before the first name is hashed and while one thread runs.
    public static func drawForProcess() { drawn = Key() }
  }
}

extension Name: Comparable {
  /// An order for searching, which is another one in each process.
  public static func < (left: Name, right: Name) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

/// A long name as the values of a polynomial at two secret places.
///
/// The coefficients are the length and the bytes, seven at a time, in the field of the prime
/// 2^61 - 1. Two different names of at most *n* coefficients agree at fewer than *n* of its places,
/// so whoever does not know the places cannot do better than guess both: one chance in (2^61 / n)².
private struct LongName {
  let first: UInt64
  let second: UInt64

  private static let prime: UInt64 = 1 << 61 - 1
  private static let places = (place(), place())

  private static func place() -> UInt64 { .random(in: 1 << 32..<prime) }

  /// - Parameter raw: At least eight bytes.
  init(_ raw: UnsafeRawBufferPointer) {
    let places = Self.places
    let count = raw.count
    let bytes = raw.baseAddress.unsafelyUnwrapped
    var first = UInt64(truncatingIfNeeded: count)
    var second = first
    var offset = 0
    while offset &+ 8 <= count {
      let word = (bytes + offset).loadUnaligned(as: UInt64.self) & (1 << 56 - 1)
      first = Self.next(first, places.0, word)
      second = Self.next(second, places.1, word)
      offset &+= 7
    }
    if offset < count {
      // The last seven bytes may overlap those before them.
      let word = (bytes + (count &- 8)).loadUnaligned(as: UInt64.self) &>> 8
      first = Self.next(first, places.0, word)
      second = Self.next(second, places.1, word)
    }
    self.first = first >= Self.prime ? first - Self.prime : first
    self.second = second >= Self.prime ? second - Self.prime : second
  }

  /// `value * place + coefficient` in the field, or the prime more: a value of at most `prime + 1`
  /// gives one of at most as much.
  @inline(__always)
  private static func next(_ value: UInt64, _ place: UInt64, _ coefficient: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: place)
    let sum = low & prime &+ (high &<< 3 | low &>> 61) &+ coefficient
    return sum & prime &+ sum &>> 61
  }
}
