import Testing

@testable import PureLintProjects

@Suite struct YAMLReaderTests {
  /// A value as one line: texts in quotes, where they are to be told from others.
  private func line(_ value: YAMLValue) -> String {
    switch value.content {
    case .text(let text): "'\(text)'"
    case .list(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("a: b", "{a: 'b'}"), ("", "''"), ("---\na: b\n...\n", "{a: 'b'}"),
    ("\u{FEFF}a: b", "{a: 'b'}"),
    ("%YAML 1.2\n--- # comment\na: b", "{a: 'b'}"), ("a: b\r\nc: d\r\n", "{a: 'b', c: 'd'}"),
    ("a:\n  b:\n    c: d\n  e: f\ng: h", "{a: {b: {c: 'd'}, e: 'f'}, g: 'h'}"),
    ("a:\n- b\n- c: d\n  e: f\n- - g\n  - h", "{a: ['b', {c: 'd', e: 'f'}, ['g', 'h']]}"),
    ("a:\n  - b\n  -\n    c: d\n  -\nf:", "{a: ['b', {c: 'd'}, ''], f: ''}"),
    ("- a # comment\n# comment\n- 'b # c'\n- d#e", "['a', 'b # c', 'd#e']"),
    ("a: [b, 'c, d', {e: f}, g: h, ]\n", "{a: ['b', 'c, d', {e: 'f'}, {g: 'h'}]}"),
    (
      "a: {b: c, \"d\":e, f, g: [h,\n # comment\n\ti]}",
      "{a: {b: 'c', d: 'e', f: '', g: ['h', 'i']}}"
    ),
    ("a: https://b.c/d?e=f", "{a: 'https://b.c/d?e=f'}"),
    ("a: b\n  c\n\n  d\ne: f", "{a: 'b c d', e: 'f'}"),
    ("a: \"b\\n\\\"c\\\" \\u00e9\\x41\"", "{a: 'b\n\"c\" éA'}"), ("a: 'it''s'", "{a: 'it's'}"),
    ("a: \"b\n  c\\\n  d\"", "{a: 'b cd'}"), ("\"a b\": c\n'd': e", "{a b: 'c', d: 'e'}"),
    ("a: |\n  b: c\n\n    d # e\nf: g", "{a: 'b: c\n\n  d # e', f: 'g'}"),
    ("a: >-\n  b\n  c\nd:\n  - |2\n      e", "{a: 'b c', d: ['  e']}"),
    (
      "a: &x [b]\nc: *x\nd: &y\n  e: f\ng:\n  <<: *y\n  h: i",
      "{a: ['b'], c: ['b'], d: {e: 'f'}, g: {e: 'f', h: 'i'}}"
    ),
    (
      "a: &x {b: 1}\nc: &y {b: 2, d: 3}\ne: {<<: [*x, *y], d: 4}",
      "{a: {b: '1'}, c: {b: '2', d: '3'}, e: {b: '1', d: '4'}}"
    ),
    ("a: !!str 5\nb: !custom\n  c: d", "{a: '5', b: {c: 'd'}}"), ("a: b\na: c", "{a: 'c'}"),
    ("a: -b\nc: -1\n-d: e", "{a: '-b', c: '-1', -d: 'e'}"), ("a:\n\t\n  b: c", "{a: {b: 'c'}}"),
  ])
  func valuesAreRead(_ text: String, _ expected: String) throws {
    #expect(line(try YAMLReader.read(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("a: b: c", 1), ("a:\n\tb: c", 2), ("a: [b", 1), ("a: \"b", 1), ("a: b\n  c: d", 2),
    ("a:\n    b: c\n  d: e", 3), ("a: *b", 1), ("a: b\n---\nc: d", 2), ("a: [b]\n]", 2),
    ("? a\n: b", 1), ("a: [b c: d}", 1), ("- a\nb: c", 2), ("a: - b", 1), ("a: 'b' c", 1),
  ])
  func damagedFileIsNotRead(_ text: String, _ line: Int) {
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(Array(text.utf8)) }
    do throws(YAMLProblem) { _ = try YAMLReader.read(Array(text.utf8)) } catch {
      #expect(error.line == line, "\(error.message)")
    }
  }

  /// Texts that a reader without bounds would take for ever for, or no stack would do for.
  static let excessive: [String] = {
    let count = 100_000
    let doubling = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let chain = (1...count).map { "a\($0): &a\($0) {b: *a\($0 - 1)}" }
    let entries = (1...2_000).map { "  k\($0): v" }
    let merged = (1...2_000).map { "m\($0): {<<: *a}" }
    return [
      "a: " + String(repeating: "[", count: count), "a: " + String(repeating: "{a: ", count: count),
      String(repeating: "- ", count: count) + "a",
      (0..<1_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
      "a0: &a0 [x]\n" + doubling.joined(separator: "\n"),
      "a0: &a0 x\n" + chain.joined(separator: "\n"),
      "a: &a\n" + entries.joined(separator: "\n") + "\n" + merged.joined(separator: "\n"),
    ]
  }()

  @Test(arguments: excessive.indices)
  func excessIsNotRead(_ index: Int) {
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(Array(Self.excessive[index].utf8)) }
  }
}
