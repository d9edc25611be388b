extension String {
  /// The text as it may stand in a line for people, or begin one: the one way in which names, paths
  /// and lines of sources come to a terminal or a log, as they are somebody else's input.
  ///
  /// Everything is escaped that would move a terminal's cursor, end a line or turn the direction of
  /// writing around: `\u{1b}`; and so is what build services take for a command: `##[…]`,
  /// `##vso[…]` and `##teamcity[…]` anywhere in a line, `::error::` at its start.
  ///
  /// - Parameter rest: What follows in the line, and is escaped on its own.
  /// - Complexity: O(*n*); allocates only if there is something to escape.
  public func printable(keepingTabs: Bool = false, before rest: String = "") -> String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" && keepingTabs || !scalar.endangersOutput
    }
    let commands = commandStarts(before: rest)
    guard !commands.isEmpty || !unicodeScalars.allSatisfy(isKept) else { return self }
    var offset = 0
    return escaping { scalar in
      defer { offset += UTF8.width(scalar) }
      guard !isKept(scalar) || commands.contains(offset) else { return nil }
      return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// Whether a build service would take a line that begins with the text for a command.
  public var beginsWithCommand: Bool {
    drop { $0.isWhitespace }.utf8.starts(with: "::".utf8)
  }

  /// The offsets in UTF-8 of the characters without which nothing is a command.
  private func commandStarts(before rest: String) -> Set<Int> {
    var starts: Set<Int> = []
    if beginsWithCommand {
      starts.insert(prefix { $0.isWhitespace }.utf8.count)
    }
    let mark = UInt8(ascii: "#")
    guard utf8.contains(mark) else { return starts }
    let bytes = Array(utf8) + Array(rest.utf8)
    for start in 0..<utf8.count where bytes[start] == mark {
      guard start + 1 < bytes.count, bytes[start + 1] == mark else { continue }
      let word = bytes[(start + 2)...].prefix { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B }
      if word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "[") {
        starts.insert(start)
      }
    }
    return starts
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
