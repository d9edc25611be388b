/// A value of a JSON text, with the place at which it stands.
package struct JSONValue: Hashable, Sendable {
  /// The number of bytes before the value.
  let offset: Int
  package let content: Content

  package indirect enum Content: Hashable, Sendable {
    case null
    case flag(Bool)
    /// The number as it is written.
    case number(String)
    case text(String)
    case list([JSONValue])
    /// The members in the order of the text; no two have the same name.
    case object([Member])
  }

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    /// The number of bytes before the name's opening quote.
    let offset: Int
    let value: JSONValue
  }
}

extension JSONValue {
  /// The value `null`.
  package static let null = JSONValue(offset: 0, content: .null)

  /// The value of a member; nil if there is none, or if this is no object.
  package subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  /// The members of an object; empty for anything else.
  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of a list; empty for anything else.
  package var elements: [JSONValue] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// The text of a string; nil for anything else.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The value of `true` or `false`; nil for anything else.
  package var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }

  /// The kind of value, for messages: `a list`.
  var kindName: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "'\(flag)'"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A defect of a JSON text or of what it says, with its place.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The number of bytes before the place.
  let offset: Int
  /// One phrase that names the change to make.
  let message: String
}
