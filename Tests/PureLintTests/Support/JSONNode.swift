import Foundation

/// A JSON value as Foundation's coders see it, which read it and write it independently of ours.
enum JSONNode: Hashable, Codable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONNode].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let members): try container.encode(members)
    }
  }

  subscript(name: String) -> JSONNode? { members?[name] }

  var members: [String: JSONNode]? { if case .object(let members) = self { members } else { nil } }
  var elements: [JSONNode]? { if case .list(let elements) = self { elements } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The word for the kind of value in a JSON schema.
  var type: String {
    switch self {
    case .null: "null"
    case .flag: "boolean"
    case .number: "number"
    case .text: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}

/// As much of a JSON schema as ours uses.
struct JSONSchema {
  let members: [String: JSONNode]

  init(_ schema: JSONNode) { members = schema.members ?? [:] }

  /// The keywords that are known, or say nothing of what is accepted.
  static let keywords: Set = [
    "$schema", "title", "description", "type", "enum", "pattern", "items", "properties",
    "additionalProperties", "propertyNames", "required", "anyOf",
  ]

  func accepts(_ value: JSONNode) -> Bool {
    precondition(members.keys.allSatisfy(Self.keywords.contains), "every keyword is known")
    if let type = members["type"]?.text, type != value.type { return false }
    if let words = members["enum"]?.elements, !words.contains(value) { return false }
    if let pattern = members["pattern"]?.text, let text = value.text,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return false
    }
    if let choices = members["anyOf"]?.elements,
      !choices.contains(where: { JSONSchema($0).accepts(value) })
    {
      return false
    }
    if let elements = value.elements, let items = members["items"] {
      return elements.allSatisfy(JSONSchema(items).accepts)
    }
    return value.members.map(acceptsMembers) ?? true
  }

  private func acceptsMembers(_ object: [String: JSONNode]) -> Bool {
    let required = members["required"]?.elements ?? []
    guard required.allSatisfy({ object[$0.text ?? ""] != nil }) else { return false }
    return object.allSatisfy { name, value in
      if let names = members["propertyNames"], !JSONSchema(names).accepts(.text(name)) {
        return false
      }
      guard let schema = members["properties"]?[name] ?? members["additionalProperties"] else {
        return true
      }
      return schema != .flag(false) && JSONSchema(schema).accepts(value)
    }
  }
}
