import PureLintSource

/// The answers to one question about each of the things that its names fit.
package struct AnswerSet<Part: Answer>: Answer {
  package static var question: String { Part.question }
  /// The most answers that fit a screen.
  private static var most: Int { 6 }

  /// At least one.
  let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  package func text(_ page: inout AnswerPage) -> String {
    let shown = page.limit == nil ? parts[...] : parts.prefix(Self.most)
    var text = shown.map { $0.text(&page) }.joined(separator: "\n")
    let rest = parts.count - shown.count
    if rest > 0 { text += "\nand the same for \(rest) more; '--all' lists them\n" }
    return text
  }

  /// The members of the only answer, or all answers as a list.
  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    guard parts.count > 1 else { return parts[0].members(&page) }
    let all = parts.map { part in
      JSONText.object(part.members(&page))
    }
    return [("answers", .list(all))]
  }
}
