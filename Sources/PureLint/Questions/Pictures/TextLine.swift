import PureLintOutput

/// A line of text in a box, of which nobody knows in which font it will be shown.
///
/// It counts with the letters of DejaVu Sans, which are wider than those of the other fonts that systems
/// show pages in.
struct TextLine {
  /// The hundredths of the unit of a picture that a narrow, a usual and a wide letter take.
  private let narrow: Int
  private let usual: Int
  private let wide: Int

  /// The lines of a box: its name in bold letters of 13 units, and below it smaller ones of 11.
  static let ofBox = [
    TextLine(narrow: 560, usual: 915, wide: 1_090), TextLine(narrow: 400, usual: 690, wide: 860),
  ]

  private static let narrowLetters = Set("ijlftrI.,:;'!|()[]/ -")
  private static let wideLetters = Set("mwMWOQGNDHU@%…")

  private func hundredths(_ letter: Character) -> Int {
    if TextLine.narrowLetters.contains(letter) { return narrow }
    if TextLine.wideLetters.contains(letter) { return wide }
    return letter.isASCII ? usual : wide * max(String(letter).displayWidth, 1)
  }

  /// The room that a text takes.
  func width(of text: String) -> Int {
    (text.reduce(0) { $0 + hundredths($1) } + 99) / 100
  }

  /// The text, without its middle if there is no room for that.
  func shortened(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    var room = 100 * width - hundredths("…")
    var (start, end) = (Substring(text), Substring(text))
    var (first, last) = (0, 0)
    while let letter = start.first, room >= hundredths(letter) {
      room -= hundredths(letter)
      start = start.dropFirst()
      first += 1
      guard let letter = end.last, room >= hundredths(letter) else { continue }
      room -= hundredths(letter)
      end = end.dropLast()
      last += 1
    }
    return text.prefix(max(first, 1)) + "…" + text.suffix(last)
  }
}
