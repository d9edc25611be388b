extension String {
  /// The text with everything escaped that would move a terminal's cursor, end a line or turn the
  /// direction of writing around: `\u{1b}`. Names and paths are somebody else's input.
  ///
  /// - Complexity: O(*n*); allocates only if there is something to escape.
  public func printable(keepingTabs: Bool = false) -> String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" && keepingTabs || !scalar.endangersOutput
    }
    guard !unicodeScalars.allSatisfy(isKept) else { return self }
    return escaping { scalar in
      isKept(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the character, or shows what follows in another order or line, or
  /// no text is to hold it.
  public var endangersOutput: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
