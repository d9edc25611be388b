/// Bytes in brackets of a pattern: `[a-z]`, `[!0-9]`, `[[:space:]]`.
struct ByteSet: Hashable, Sendable {
  private var bits: SIMD4<UInt64> = .zero
  private var isNegated = false

  /// Reads what stands behind an opening bracket, with the closing one; nil if there is none.
  init?(in rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") {
      isNegated = true
      rest.removeFirst()
    }
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return }
      isFirst = false
      if byte == UInt8(ascii: "["), let name = Self.className(&rest) {
        guard let isMember = Self.classes[name] else { return nil }
        for byte in UInt8(0)...127 where isMember(byte) { insert(byte) }
        continue
      }
      guard let low = Self.unescaped(byte, &rest) else { return nil }
      guard rest.first == UInt8(ascii: "-"), rest.dropFirst().first != UInt8(ascii: "]") else {
        insert(low)
        continue
      }
      rest.removeFirst()
      guard let next = rest.popFirst(), let high = Self.unescaped(next, &rest) else { return nil }
      if low <= high { for byte in low...high { insert(byte) } }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool {
    (bits[Int(byte >> 6)] >> UInt64(byte & 63)) & 1 == (isNegated ? 0 : 1)
  }

  private mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  private static func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Reads the name of a class such as `:digit:]`; nil if none stands there.
  private static func className(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "]")),
      end > rest.startIndex + 1, rest[end - 1] == UInt8(ascii: ":")
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) },
    "alpha": { isLetter($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": { isDigit($0) },
    "graph": { 0x21...0x7E ~= $0 },
    "lower": { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 },
    "print": { 0x20...0x7E ~= $0 },
    "punct": { 0x21...0x7E ~= $0 && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || 0x09...0x0D ~= $0 },
    "upper": { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 },
    "xdigit": { isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
