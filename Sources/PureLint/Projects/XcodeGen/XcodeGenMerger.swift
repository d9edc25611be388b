/// Puts maps of a specification on top of others, and texts in the places of variables, as XcodeGen
/// does; what would take for ever is not done.
struct XcodeGenMerger {
  private var budget = 1 << 21

  private static let replacement = ":REPLACE"

  /// A key without the word that has it replace what was there.
  static func plainKey(_ key: String) -> String {
    key.hasSuffix(replacement) ? String(key.dropLast(replacement.count)) : key
  }

  private mutating func spend(_ steps: Int) throws(XcodeGenProblem) {
    budget -= steps
    guard budget >= 0 else { throw XcodeGenProblem.tooLarge }
  }

  /// The entries of both maps: those of the second, with what the first adds to maps and lists or has
  /// in place of texts.
  mutating func merge(
    _ value: YAMLValue,
    onto base: YAMLValue
  ) throws(XcodeGenProblem) -> YAMLValue {
    try spend(value.entries.count + base.entries.count)
    var entries = base.entries
    var positions: [String: Int] = [:]
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    for entry in value.entries {
      let key = Self.plainKey(entry.key)
      guard let position = positions[key] else {
        positions[key] = entries.count
        entries.append(.init(key: key, value: entry.value))
        continue
      }
      let merged =
        key == entry.key
        ? try combine(entry.value, entries[position].value) : entry.value
      entries[position] = .init(key: key, value: merged)
    }
    return YAMLValue(entries)
  }

  private mutating func combine(
    _ value: YAMLValue,
    _ base: YAMLValue
  ) throws(XcodeGenProblem) -> YAMLValue {
    switch (value.content, base.content) {
    case (.map, .map): return try merge(value, onto: base)
    case (.list(let added), .list(let first)):
      try spend(added.count + first.count)
      return YAMLValue(first + added)
    default: return value
    }
  }

  /// A value whose texts have `${name}` replaced by the text of a variable.
  mutating func expand(
    _ value: YAMLValue,
    _ variables: [String: String]
  ) throws(XcodeGenProblem) -> YAMLValue {
    switch value.content {
    case .text(let text):
      try spend(1 + text.utf8.count / 64)
      return YAMLValue(Self.expand(text, variables))
    case .list(let elements):
      var expanded: [YAMLValue] = []
      for element in elements { expanded.append(try expand(element, variables)) }
      return YAMLValue(expanded)
    case .map(let entries):
      var expanded: [YAMLValue.Entry] = []
      for entry in entries {
        let value = try expand(entry.value, variables)
        expanded.append(.init(key: Self.expand(entry.key, variables), value: value))
      }
      return YAMLValue(expanded)
    }
  }

  /// Texts that are longer than any path stay as they are.
  private static func expand(_ text: String, _ variables: [String: String]) -> String {
    guard text.utf8.count <= 4_096, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expanded = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      expanded += rest[..<dollar]
      rest = rest[dollar...]
      guard rest.hasPrefix("${"), let end = rest.firstIndex(of: "}") else {
        expanded += "$"
        rest = rest.dropFirst()
        continue
      }
      expanded += variables[String(rest.dropFirst(2)[..<end])] ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
      guard expanded.utf8.count <= 4_096 else { return text }
    }
    return expanded + rest
  }
}
