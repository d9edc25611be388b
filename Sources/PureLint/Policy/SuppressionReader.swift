import PureLintFindings

/// Reads one command from a part of a comment's line.
struct SuppressionReader {
  let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The command of the part; nil if it has none.
  mutating func command() -> SuppressionCommand? {
    let start = position
    if skip(SuppressionCommand.leftoverText) {
      // `periphery:ignore:parameters` says something else.
      guard isAtEndOfWord, position == end || bytes[position] != UInt8(ascii: ":") else {
        return nil
      }
      return SuppressionCommand(range: UInt32(start)..<UInt32(position), content: .leftover)
    }
    guard skip(SuppressionCommand.prefix) else { return nil }
    let word = commandWord()
    guard let reach = SuppressionCommand.Reach(rawValue: word), isAtEndOfWord else {
      return unknownCommand(word, from: start)
    }
    let wordEnd = position
    let (names, isClosed) = ruleNames()
    let hasReason = isClosed && hasText
    guard let last = names.last else {
      return mistake(.noRule(command: reach.text), start..<wordEnd)
    }
    guard hasReason else {
      let rules = names.map(\.id).joined(separator: ", ")
      let range = start..<Int(last.range.upperBound)
      return mistake(.noReason(command: reach.text, rules: rules), range)
    }
    return SuppressionCommand(
      range: UInt32(start)..<last.range.upperBound,
      content: .ignore(rules: names, reach: reach)
    )
  }

  /// The word behind the prefix, with what else tools put there: `disable:next`.
  private mutating func commandWord() -> String {
    let start = position
    while position < end {
      let isJoint = bytes[position] == UInt8(ascii: ":") && start < position
      let isPart = isJoint && position + 1 < end && Self.isNamePart(bytes[position + 1])
      guard Self.isNamePart(bytes[position]) || isPart else { break }
      position += 1
    }
    return text(start..<position)
  }

  /// A word that is no command; nil if it looks like prose.
  private mutating func unknownCommand(_ word: String, from start: Int) -> SuppressionCommand? {
    var word = word
    if word.isEmpty {
      skipSeparators()
      word = commandWord()
      guard ["ignore", "disable"].contains(where: { word.hasPrefix($0) }) else { return nil }
    }
    let isForFile = ["file", "all"].contains { word.contains($0) }
    let meant = isForFile ? SuppressionCommand.Reach.file : .declaration
    let range = start..<position
    return mistake(.unknownCommand(text(range), meant: meant.text), range)
  }

  /// The names of rules up to the colon in front of the reason. Without a colon, what follows the
  /// last name that looks like a rule's is the reason.
  private mutating func ruleNames() -> (names: [SuppressionCommand.RuleName], isClosed: Bool) {
    var names: [SuppressionCommand.RuleName] = []
    while true {
      skipSeparators()
      let start = position
      while position < end, Self.isNamePart(bytes[position]) { position += 1 }
      let id = text(start..<position)
      let isRule = id.contains { $0 != "-" } && (names.isEmpty || id.contains("-"))
      guard isRule || (position < end && bytes[position] == UInt8(ascii: ":")) else {
        return (names, false)
      }
      if isRule { names.append(.init(id: id, range: UInt32(start)..<UInt32(position))) }
      guard position < end, bytes[position] == UInt8(ascii: ":") else { continue }
      position += 1
      return (names, true)
    }
  }

  private func mistake(_ cause: IdleSuppression.Cause, _ range: Range<Int>) -> SuppressionCommand {
    SuppressionCommand(
      range: UInt32(range.lowerBound)..<UInt32(range.upperBound),
      content: .mistake(cause)
    )
  }

  /// Whether anything is left but white space.
  private var hasText: Bool {
    bytes[position..<end].contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }

  private var isAtEndOfWord: Bool {
    position == end || [" ", "\t", ":"].contains(UnicodeScalar(bytes[position]))
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[position..<end].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func skipSeparators() {
    while position < end, [" ", "\t", ","].contains(UnicodeScalar(bytes[position])) {
      position += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a byte may stand in the name of a rule or command, or in one that is misspelt.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
