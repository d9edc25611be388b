/// A JSON value that is to be written, the members of objects in the order given.
public indirect enum JSONText {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  /// An object with those members that have a value.
  public static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value as people write it: two spaces a level, short lists on one line.
  public func written(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .number(let number): return "\(number)"
    case .text(let text): return JSONText.quoted(text)
    case .list(let elements):
      if elements.allSatisfy(\.isPlain) {
        let line = "[" + elements.map { $0.written() }.joined(separator: ", ") + "]"
        if line.utf8.count < 80 { return line }
      }
      let lines = elements.map { inner + $0.written(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { name, value in
        "\(inner)\(JSONText.quoted(name)): \(value.written(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  /// The value without a space, for programs alone.
  public func onOneLine() -> String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .null, .flag, .number, .text: text += written()
    case .list(let elements):
      text += "["
      for (position, element) in elements.enumerated() {
        if position > 0 { text += "," }
        element.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, (name, value)) in members.enumerated() {
        text += position > 0 ? "," : ""
        text += JSONText.quoted(name) + ":"
        value.append(to: &text)
      }
      text += "}"
    }
  }

  /// Whether the value is no list and no object.
  private var isPlain: Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list, .object: false
    }
  }

  /// A text in quotes, with escapes for what JSON does not let stand in it, and for what a terminal
  /// would act on.
  public static func quoted(_ text: String) -> String {
    let escaped = text.escaping { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: scalar.endangersOutput ? escape(scalar) : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// `\u001b`, for a character of the first plane.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Makes a list.
  public init(arrayLiteral elements: JSONText...) { self = .list(elements) }
}
