import PureLintSource

extension SourceFile {
  /// The words behind `import` and behind what may follow it: modules, and names that are none.
  func importedWords(_ search: WordSearch) -> [String] {
    search.offsets(in: bytes).flatMap { offset -> [String] in
      let line = bytes[(offset + 6)...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
      let before = bytes[..<offset].suffix(200)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
      if before[start...].endsInText { return [] }
      let words = line.split { !NameSet.isWordByte[Int($0)] }
      return words.prefix(2).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line ends within a comment or a text, as far as the line alone tells: what is said of
  /// an import there imports nothing.
  fileprivate var endsInText: Bool {
    let (slash, star, quote) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\""))
    let backslash = UInt8(ascii: "\\")
    var (depth, isInText) = (0, false)
    var last: UInt8 = 0
    for byte in self {
      var next = byte
      switch (last, byte) {
      case (slash, slash) where !isInText && depth == 0: return true
      case (slash, star) where !isInText: (depth, next) = (depth + 1, 0)
      case (star, slash) where depth > 0: (depth, next) = (depth - 1, 0)
      case (backslash, _) where isInText: next = 0
      case (_, quote) where depth == 0: isInText.toggle()
      default: break
      }
      last = next
    }
    // Inside a comment, lines often begin with `*`.
    let start = drop { $0 <= UInt8(ascii: " ") }.prefix(2)
    return depth > 0 || isInText || start.first == star && start.last != slash
  }
}
