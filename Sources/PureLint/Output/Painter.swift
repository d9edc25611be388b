/// Colours text, where the medium has colours.
package struct Painter: Sendable {
  private let isColored: Bool

  package init(_ medium: Medium) { isColored = medium.isColored }

  package func paint(_ text: String, _ color: Color) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The numbers by which a terminal knows the colours used here.
package enum Color: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case green = "1;32"
  case yellow = "1;33"
  case cyan = "1;36"
}
