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
    var (isInComment, isInText) = (false, false)
    var last: UInt8 = 0
    for byte in self {
      switch (last, byte) {
      case (slash, slash) where !isInText && !isInComment: return true
      case (slash, star) where !isInText: isInComment = true
      case (star, slash) where isInComment: isInComment = false
      case (_, quote) where !isInComment: isInText.toggle()
      default: break
      }
      last = byte
    }
    // Inside a comment, lines often begin with `*`.
    return isInComment || isInText || first { $0 > UInt8(ascii: " ") } == star
  }
}
