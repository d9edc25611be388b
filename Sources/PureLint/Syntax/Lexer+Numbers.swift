/// Integer and floating-point literals.
extension Lexer {
  mutating func lexNumber(_ flags: TokenFlags) {
    guard bytes[position] == 0x30 else { return lexDecimal(flags) }
    switch byte(at: position + 1) {
    case 0x78: lexHexadecimal(flags)
    case 0x6F: lexInteger(flags) { 0x30...0x37 ~= $0 }
    case 0x62: lexInteger(flags) { 0x30...0x31 ~= $0 }
    default: lexDecimal(flags)
    }
  }

  /// `0o17`, `0b1`.
  private mutating func lexInteger(_ flags: TokenFlags, isDigit: (UInt8) -> Bool) {
    var end = position + 2
    let hasDigit = isDigit(byte(at: end))
    if hasDigit {
      while isDigit(byte(at: end)) || byte(at: end) == 0x5F { end += 1 }
    }
    appendNumber(.integerLiteral, flags, end: end, isComplete: hasDigit)
  }

  /// `17`, `1.5`, `1e-3`. Behind a period only an integer is taken: `x.0.1` is a member's member.
  private mutating func lexDecimal(_ flags: TokenFlags) {
    var end = endOfDigits(.isDigit, from: position)
    let mark = byte(at: end)
    if mark == 0x2E {
      guard hasTrait(.isDigit, at: end + 1), lastKind != .period else {
        return append(.integerLiteral, flags, from: position, to: end)
      }
      end = endOfDigits(.isDigit, from: end + 1)
    } else if mark | 0x20 != 0x65 {
      return appendNumber(.integerLiteral, flags, end: end, isComplete: true)
    }
    guard byte(at: end) | 0x20 == 0x65 else {
      return append(.floatLiteral, flags, from: position, to: end)
    }
    end = endOfSign(from: end + 1)
    let hasExponent = hasTrait(.isDigit, at: end)
    if hasExponent { end = endOfDigits(.isDigit, from: end) }
    appendNumber(.floatLiteral, flags, end: end, isComplete: hasExponent)
  }

  /// `0xFF`, `0x1.8p3`. Without an exponent the period belongs to a member: `0xFF.description`.
  private mutating func lexHexadecimal(_ flags: TokenFlags) {
    let digits = position + 2
    guard hasTrait(.isHexDigit, at: digits) else {
      return appendNumber(.integerLiteral, flags, end: digits, isComplete: false)
    }
    let integerEnd = endOfDigits(.isHexDigit, from: digits)
    var end = integerEnd
    if byte(at: end) == 0x2E, hasTrait(.isHexDigit, at: end + 1) {
      end = endOfDigits(.isHexDigit, from: end + 1)
    }
    let mayBeMember = end > integerEnd && !hasTrait(.isDigit, at: integerEnd + 1)
    guard byte(at: end) | 0x20 == 0x70 else {
      if mayBeMember { end = integerEnd }
      let isInteger = end == integerEnd
      return appendNumber(
        isInteger ? .integerLiteral : .floatLiteral,
        flags,
        end: end,
        isComplete: isInteger
      )
    }
    let exponent = endOfSign(from: end + 1)
    let hasExponent = hasTrait(.isDigit, at: exponent)
    if !hasExponent, mayBeMember, exponent == end + 1 {
      return append(.integerLiteral, flags, from: position, to: integerEnd)
    }
    end = hasExponent ? endOfDigits(.isDigit, from: exponent) : exponent
    appendNumber(.floatLiteral, flags, end: end, isComplete: hasExponent)
  }

  /// Appends a number with all that touches it: letters behind it make it damaged.
  private mutating func appendNumber(
    _ kind: TokenKind,
    _ flags: TokenFlags,
    end: Int,
    isComplete: Bool
  ) {
    let fullEnd = endOfIdentifier(from: end)
    if isComplete, fullEnd == end { return append(kind, flags, from: position, to: end) }
    record(.invalidCharacter, at: end)
    append(kind, flags.union(.isDamaged), from: position, to: fullEnd)
  }

  private func endOfDigits(_ trait: ByteTraits, from start: Int) -> Int {
    var offset = start
    while offset < count, traits[Int(bytes[offset])].contains(trait) || bytes[offset] == 0x5F {
      offset += 1
    }
    return offset
  }

  private func endOfSign(from offset: Int) -> Int {
    byte(at: offset) == 0x2B || byte(at: offset) == 0x2D ? offset + 1 : offset
  }
}
