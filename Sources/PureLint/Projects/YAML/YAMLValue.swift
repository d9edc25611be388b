/// A value of a YAML file: a text, a list or a map.
struct YAMLValue: Sendable {
  /// The text, the elements or the entries.
  let content: Content
  /// The number of values in it, itself included; what an alias repeats counts each time.
  let size: Int
  /// The number of values in each other, itself included.
  let height: Int

  enum Content: Sendable {
    case text(String)
    case list([YAMLValue])
    /// No key is there twice.
    case map([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    let key: String
    let value: YAMLValue
  }

  /// A text; numbers, truth values and `null` are texts too, and nothing at all is an empty one.
  init(_ text: String) {
    content = .text(text)
    size = 1
    height = 1
  }

  init(_ elements: [YAMLValue]) {
    content = .list(elements)
    size = elements.reduce(1) { $0 + $1.size }
    height = 1 + (elements.lazy.map(\.height).max() ?? 0)
  }

  init(_ entries: [Entry]) {
    content = .map(entries)
    size = entries.reduce(1) { $0 + $1.value.size }
    height = 1 + (entries.lazy.map(\.value.height).max() ?? 0)
  }

  /// The text; nil for lists and maps, and for texts longer than any path.
  var text: String? {
    guard case .text(let text) = content, text.utf8.count <= 4_096 else { return nil }
    return text
  }

  /// The elements of a list; empty for anything else.
  var elements: [YAMLValue] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// The entries of a map; empty for anything else.
  var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  /// Whether it is a map.
  var isMap: Bool {
    if case .map = content { true } else { false }
  }

  /// The value of a key; nil where there is none.
  ///
  /// - Complexity: O(entries).
  subscript(key: String) -> YAMLValue? { entries.first { $0.key == key }?.value }

  /// The text, or the texts of a list.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }
}

/// The reason why a YAML file cannot be read.
struct YAMLProblem: Error, Equatable {
  /// The line, from 1.
  let line: Int
  let message: String
}
