import PureLintSource

/// An XML element that is to be written, attributes in the order given.
struct XMLText {
  let name: String
  var attributes: KeyValuePairs<String, String> = [:]
  var content = Content.elements([])

  enum Content {
    case text(String)
    case elements([XMLText])
  }

  /// The element as a document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written(indent: "") }

  private func written(indent: String) -> String {
    let values = attributes.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
    let start = "\(indent)<\(name)\(values)"
    switch content {
    case .text(let text): return "\(start)>\(XMLText.escaped(text, keepingLines: true))</\(name)>\n"
    case .elements(let elements) where elements.isEmpty: return "\(start)/>\n"
    case .elements(let elements):
      let inner = elements.map { $0.written(indent: indent + "  ") }.joined()
      return "\(start)>\n\(inner)\(indent)</\(name)>\n"
    }
  }

  /// The text with references for markup, and for white space that a reader would change. What XML
  /// has no way to write, such as a zero byte, is shown as `\u{0}`.
  private static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n" where keepingLines: nil
      case "\n", "\t", "\r": "&#\(scalar.value);"
      default: scalar.endangersOutput ? String(scalar).printable() : nil
      }
    }
  }
}
