/// Operators and punctuation made of operator characters.
///
/// An operator is prefix, postfix or binary by what touches it. The compiler's parser splits some
/// operators again when it finds out what they are; here they are split at once, by rules that
/// need no parser, and the rest is marked `continuesOperator`.
extension Lexer {
  mutating func lexOperator(_ flags: TokenFlags) {
    let start = position
    let isLeftBound = isLeftBound(start)
    var flags = flags
    if isLeftBound { flags.formUnion(.isLeftBound) }
    if start < operatorEnd { flags.formUnion(.continuesOperator) }
    let first = classes[Int(bytes[start])]
    if first == .period, hasTrait(.continuesIdentifier, at: start + 1) {
      // By far the most frequent operator.
      return appendByte(isLeftBound ? .period : .prefixPeriod, flags.union(.isRightBound))
    }
    if isLeftBound, first == .question || first == .exclamation {
      return appendByte(first == .question ? .postfixQuestion : .postfixExclamation, flags)
    }
    if first == .less, let end = endOfPlaceholder(from: start) {
      record(.invalidCharacter, at: start)
      return append(.identifier, flags, from: start, to: end)
    }
    if start + 1 < operatorEnd, isCut(first, from: start, to: operatorEnd, flags) {
      return appendCut(first, flags, from: start, to: operatorEnd)
    }
    var hasSlash = false
    let end = endOfOperator(
      from: start,
      isContinuation: flags.contains(.continuesOperator),
      hasSlash: &hasSlash
    )
    if isRightBound(end, isLeftBound: isLeftBound) { flags.formUnion(.isRightBound) }
    if hasSlash, let slash = firstRegexSlash(from: start, to: end, flags) {
      return lexRegexOperator(from: start, slashAt: slash, flags)
    }
    if end > start + 1, isCut(first, from: start, to: end, flags) {
      scans.byteCount += end - start
      return appendCut(first, flags, from: start, to: end)
    }
    appendOperator(flags, from: start, to: end)
  }

  /// Appends the first byte of an operator and leaves the rest for the next tokens.
  private mutating func appendCut(
    _ first: ByteClass,
    _ flags: TokenFlags,
    from start: Int,
    to end: Int
  ) {
    operatorEnd = end
    var flags = flags
    if isRightBound(end, isLeftBound: flags.contains(.isLeftBound)) {
      flags.formUnion(.isRightBound)
    }
    append(singleKind(first, flags), flags, from: start, to: start + 1)
  }

  /// Appends a whole operator.
  mutating func appendOperator(_ flags: TokenFlags, from start: Int, to end: Int) {
    if end == start + 1 {
      return append(singleKind(classes[Int(bytes[start])], flags), flags, from: start, to: end)
    }
    if end == start + 2, bytes[start] == 0x2D, bytes[start + 1] == 0x3E {
      return append(.arrow, flags, from: start, to: end)
    }
    var offset = start
    while offset + 1 < end {
      if bytes[offset] == 0x2A, bytes[offset + 1] == 0x2F {
        record(.invalidCharacter, at: offset)
        return append(.unknown, flags.union(.isDamaged), from: start, to: end)
      }
      offset += 1
    }
    append(operatorKind(flags), flags, from: start, to: end)
  }

  private func operatorKind(_ flags: TokenFlags) -> TokenKind {
    switch (flags.contains(.isLeftBound), flags.contains(.isRightBound)) {
    case (true, false): .postfixOperator
    case (false, true): .prefixOperator
    default: .binaryOperator
    }
  }

  /// The kind of an operator of one byte that is at `position`.
  private func singleKind(_ first: ByteClass, _ flags: TokenFlags) -> TokenKind {
    switch (first, bytes[position]) {
    case (.greater, _): return .rightAngle
    case (.less, _): return .leftAngle
    case (.question, _): return .infixQuestion
    case (.period, _): return operatorKind(flags) == .prefixOperator ? .prefixPeriod : .period
    case (_, 0x3D): return .equal
    case (_, 0x26) where operatorKind(flags) == .prefixOperator: return .prefixAmpersand
    default: return operatorKind(flags)
    }
  }

  /// Whether the first byte of a longer operator is a token of its own.
  private func isCut(
    _ first: ByteClass,
    from start: Int,
    to end: Int,
    _ flags: TokenFlags
  ) -> Bool {
    let second = bytes[start + 1]
    switch first {
    case .greater:
      return true
    case .less:
      // `Vector<-1>`, `Pack<>`: the compiler cuts this `<` where it parses a type.
      guard start >= operatorEnd, lastKind.isIdentifierLike, flags.contains(.isLeftBound) else {
        return false
      }
      let isSign = second == 0x2D || second == 0x7E
      return second == 0x3E || isSign && end == start + 2 && flags.contains(.isRightBound)
    case .period:
      // A key path's `.?` and `.!`; `.!=` and a prefix `.!` are SIMD operators.
      return second == 0x3F
        || second == 0x21 && flags.contains(.isLeftBound) && byte(at: start + 2) != 0x3D
    default:
      return false
    }
  }

  /// The end of the operator that begins at an offset, in front of a comment or a placeholder.
  @inline(__always)
  private func endOfOperator(
    from start: Int,
    isContinuation: Bool,
    hasSlash: inout Bool
  ) -> Int {
    let limit = isContinuation ? operatorEnd : count
    let mayHavePeriod = bytes[start] == 0x2E
    hasSlash = bytes[start] == 0x2F
    var offset = bytes[start] < 0x80 ? start + 1 : scalar(at: start)?.end ?? start + 1
    scan: while offset < limit {
      switch bytes[offset] {
      case 0x2E where !mayHavePeriod: break scan
      case 0x2F:
        if byte(at: offset + 1) == 0x2F || byte(at: offset + 1) == 0x2A { break scan }
        hasSlash = true
        offset += 1
      case 0x3C where endOfPlaceholder(from: offset) != nil: break scan
      case 0x80...:
        guard let scalar = scalar(at: offset), ScalarRanges.continuesOperator(scalar.value) else {
          break scan
        }
        offset = scalar.end
      case let next:
        guard traits[Int(next)].contains(.isOperator) else { break scan }
        offset += 1
      }
    }
    return isContinuation ? offset : endOfFunctionName(from: start, to: offset)
  }

  /// In `func ==<T>`, the name ends in front of the `<`.
  private func endOfFunctionName(from start: Int, to end: Int) -> Int {
    guard lastKind == .kwFunc, end > start + 1, bytes[end - 1] == 0x3C, end < count else {
      return end
    }
    switch classes[Int(bytes[end])] {
    case .letter, .nonASCII, .backtick, .at: return end - 1
    default: return end
    }
  }

  /// The end of an editor's placeholder, `<#name#>` on one line.
  private func endOfPlaceholder(from start: Int) -> Int? {
    guard byte(at: start + 1) == 0x23 else { return nil }
    var offset = start + 2
    while offset + 1 < count, bytes[offset] != 0x0A {
      switch (bytes[offset], bytes[offset + 1]) {
      case (0x23, 0x3E): return offset + 2
      case (0x3C, 0x23): return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Whether an operator that begins at an offset touches something on its left.
  @inline(__always)
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > contentStart else { return false }
    let previous = bytes[start - 1]
    if traits[Int(previous)].contains(.unbindsRight) { return false }
    guard previous == 0x2F || previous == 0xA0, start >= 2 else { return true }
    // The end of a comment, or a no-break space.
    return bytes[start - 2] != (previous == 0x2F ? 0x2A : 0xC2)
  }

  /// Whether an operator that ends at an offset touches something on its right. In `x^.y` the
  /// operator is postfix, in `^.y` prefix.
  @inline(__always)
  private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    let next = bytes[end]
    if traits[Int(next)].contains(.unbindsLeft) { return false }
    switch next {
    case 0x2E: return !isLeftBound
    case 0x2F: return byte(at: end + 1) != 0x2F && byte(at: end + 1) != 0x2A
    case 0xC2: return byte(at: end + 1) != 0xA0
    default: return true
    }
  }
}
