extension Character {
  /// The number of columns that a terminal usually gives the character: 0, 1 or 2.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return first.isWide ? 2 : 1
    }
  }
}

extension String {
  /// The number of columns that a terminal usually gives the text.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The first part that has room in some columns, and `…` behind it if that is not all.
  package func beginning(ofWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    var room = width - 1
    let part = prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return part + "…"
  }

  /// The last part of a path that has room in some columns, and `…` in front of it if that is not
  /// all; empty if there is hardly any room.
  package func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 8 else { return "" }
    return String(String(reversed()).beginning(ofWidth: width).reversed())
  }
}

extension Unicode.Scalar {
  /// Whether the character is wide or full-width, by the blocks of East Asian scripts.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
