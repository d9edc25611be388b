/// A type that is the first argument of a call, such as `Clock.self` in `resolve(Clock.self)`, as it stands
/// in a text.
struct TypeArgument {
  /// The bytes of the argument.
  let range: Range<Int>

  /// - Parameter offset: That of a byte of the argument, or of the one behind it.
  /// - Returns: nil if something else stands there.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard offset <= bytes.count else { return nil }
    range = PropertyName.word(at: offset, in: bytes) {
      PropertyName.isPart($0) || $0 == UInt8(ascii: ".")
    }
    let isFirst = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "(")
    guard isFirst, bytes[range].ends(with: Array(".self".utf8)) else { return nil }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with others: [UInt8]) -> Bool { suffix(others.count).elementsEqual(others) }
}
