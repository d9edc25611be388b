import PureLintSource

extension ConfigurationShape {
  /// All that keeps a value from having this form, in the order of the text.
  func problems(of value: JSONValue) -> [JSONProblem] {
    switch (self, value.content) {
    case (.flag, .flag): return []
    case (.text(let form), .text(let text)):
      if form.accepts(text) { return [] }
      return [problem(value, "'\(text)' is not \(form.noun)")]
    case (.choice(let noun, let words), .text(let text)):
      if words.contains(text) { return [] }
      return [problem(value, Self.unknown(noun, text, among: words))]
    case (.list(let element), .list(let values)): return values.flatMap(element.problems)
    case (.object(let form), .object(let members)): return form.problems(of: value, members)
    case (.map(let noun, let words, let shape), .object(let members)):
      return members.flatMap { member in
        Self.problems(of: member, noun, words) + shape.problems(of: member.value)
      }
    default:
      return [problem(value, "this is \(value.kindName), but has to be \(wanted)")]
    }
  }

  private func problem(_ value: JSONValue, _ message: String) -> JSONProblem {
    JSONProblem(offset: value.offset, message: message)
  }

  private static func problems(
    of member: JSONValue.Member,
    _ noun: String,
    _ words: [String]?
  ) -> [JSONProblem] {
    if let words, !words.contains(member.name) {
      return [JSONProblem(offset: member.offset, message: unknown(noun, member.name, among: words))]
    }
    guard TextForm.prose.accepts(member.name) else {
      return [JSONProblem(offset: member.offset, message: "a \(noun) needs a name")]
    }
    return []
  }

  /// `unknown rule 'x'; did you mean 'y'?`
  private static func unknown(_ noun: String, _ word: String, among words: [String]) -> String {
    let advice = Spelling.closest(to: word, among: words).map { "did you mean '\($0)'?" }
    return "unknown \(noun) '\(word)'; \(advice ?? choices(noun, words))"
  }

  /// The words to choose from, or where they stand if they are many.
  private static func choices(_ noun: String, _ words: [String]) -> String {
    if words.count > 9 { return "'purelint rules' lists them" }
    return "write " + Self.either(words)
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  static func either(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The form in words, for messages.
  private var wanted: String {
    switch self {
    case .flag: "'true' or 'false'"
    case .text: "a text in double quotes"
    case .choice(let noun, let words):
      words.count > 9 ? "the name of a \(noun), a text in double quotes" : Self.either(words)
    case .list: "a list in square brackets"
    case .object, .map: "an object in curly brackets"
    }
  }
}

extension ConfigurationShape.ObjectForm {
  fileprivate func problems(
    of object: JSONValue,
    _ members: [JSONValue.Member]
  ) -> [JSONProblem] {
    let found = members.flatMap { member in
      guard let key = keys.first(where: { $0.name == member.name }) else {
        return [JSONProblem(offset: member.offset, message: unknown(member.name))]
      }
      return key.shape.problems(of: member.value)
    }
    let names = Set(members.map(\.name))
    let missing = keys.filter { $0.isRequired && !names.contains($0.name) }.map {
      "'\($0.name)' is missing: \($0.summary)"
    }
    let choice = ConfigurationShape.either(alternatives)
    let isOpen = !alternatives.isEmpty && names.isDisjoint(with: alternatives)
    return (missing + (isOpen ? ["\(choice) is missing; one of them has to be here"] : []))
      .map { JSONProblem(offset: object.offset, message: $0) } + found
  }

  private func unknown(_ name: String) -> String {
    let meant =
      keys.first { $0.otherNames.contains(name.lowercased()) }?.name
      ?? Spelling.closest(to: name, among: keys.map(\.name))
    let advice = meant.map { "did you mean '\($0)'?" }
    return "unknown key '\(name)'; "
      + (advice ?? "known are \(keys.map { "'\($0.name)'" }.joined(separator: ", "))")
  }
}
