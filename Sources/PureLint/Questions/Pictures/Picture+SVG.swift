import GraphModel
import PureLintFindings

extension Picture {
  /// The picture as the page for browsers draws it, for documents and where no browser is.
  ///
  /// - Parameter survey: What is drawn of; what building starts from stands at the top.
  package func svg(title: String, _ survey: Survey) -> String {
    let diagram = diagram(survey)
    let drawing = diagram.drawing()
    let caption = [title, omission].compactMap { $0 }.joined(separator: ": ")
    // Half of the widest stroke, and the head of the picture.
    let (margin, head) = (10, 30)
    let width = max(drawing.width + 2 * margin, 8 * caption.count)
    let height = drawing.height + head + 2 * margin
    let shapes =
      arrows.indices.map { line(of: arrows[$0], through: drawing.arrows[$0]) }
      + boxes.indices.map { shape(of: boxes[$0], at: drawing.boxes[$0], diagram.boxes[$0]) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(Self.escaped(caption))">
      <style>\(Self.style)</style>
      <text class="caption" x="\(margin)" y="20">\(Self.escaped(caption))</text>
      <g transform="translate(\(margin) \(head))">
      \(shapes.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// The colors of the page; those of the dark one where the reader prefers it.
  private static let style = """
    text { font: 600 13px system-ui, sans-serif; fill: #1c2128; text-anchor: middle; }
    .small { font-weight: 400; font-size: 11px; fill: #59636f; }
    .caption { text-anchor: start; }
    path { fill: none; stroke: #98a2b0; } .head { fill: #98a2b0; stroke: none; }
    .later path { stroke-dasharray: 6 4; } .part path { stroke-dasharray: 1 4; stroke-linecap: round; }
    .later .head, .part .head { stroke-dasharray: none; }
    rect { fill: #ffffff; stroke: #8d97a5; }
    .root rect { fill: #d6e4fd; stroke: #3d63b3; stroke-width: 2; }
    .module rect { fill: #e4f1e2; stroke: #5f9160; }
    .consumer rect { fill: #eee8fa; stroke: #846fb8; }
    .external rect { fill: #f5f6f8; stroke-dasharray: 4 3; }
    .group rect { fill: #faf0d7; stroke: #b08f3d; }
    .warning path, .warning rect { stroke: #c77700; stroke-width: 2.5; }
    .error path, .error rect { stroke: #c62828; stroke-width: 2.5; }
    .warning .head { fill: #c77700; stroke: none; } .error .head { fill: #c62828; stroke: none; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6e9ed; } .small { fill: #98a2ae; } path { stroke: #5a6472; } .head { fill: #5a6472; }
    rect { fill: #23282f; stroke: #77818e; } .root rect { fill: #223862; stroke: #7ea3f2; }
    .module rect { fill: #22371f; stroke: #7fb37c; } .consumer rect { fill: #332a4b; stroke: #a995dd; }
    .external rect { fill: #14171b; } .group rect { fill: #40361b; stroke: #cfae5e; }
    }
    """

  /// An arrow with a round way through its points, each of which it passes vertically, and its head.
  private func line(of arrow: Arrow, through points: [Drawing.Point]) -> String {
    guard let first = points.first, let last = points.last, points.count > 1 else { return "" }
    var way = "M\(first.x) \(first.y)"
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = (start.y + end.y) / 2
      way += "C\(start.x) \(middle) \(end.x) \(middle) \(end.x) \(end.y)"
    }
    let back = last.y > points[points.count - 2].y ? -7 : 7
    let head = "M\(last.x) \(last.y)l-4 \(back)h8z"
    let classes = [
      arrow.isPart ? "part" : arrow.isLater ? "later" : "", arrow.severity?.rawValue ?? "",
    ]
    return
      "<g class=\"\(classes.filter { !$0.isEmpty }.joined(separator: " "))\"><path d=\"\(way)\"/>"
      + (arrow.isPart ? "" : "<path class=\"head\" d=\"\(head)\"/>") + "</g>"
  }

  /// A box with its name and, below that, what it is a part of; all of it is shown to who points at it.
  private func shape(of box: Box, at corner: Drawing.Point, _ frame: Diagram.Box) -> String {
    let lines = lines(of: box)
    let middle = corner.x + frame.width / 2
    let first = corner.y + (lines.count > 1 ? 17 : 25)
    let room = frame.width - Picture.textMargin / 2
    var text = line(0, lines[0], middle, first, room: room)
    if lines.count > 1 { text += line(1, lines[1], middle, first + 15, room: room) }
    let classes = [box.kind.rawValue, box.severity?.rawValue ?? ""].filter { !$0.isEmpty }
    return """
      <g class="\(classes.joined(separator: " "))">\
      <title>\(Self.escaped(lines.joined(separator: ", ")))</title>\
      <rect x="\(corner.x)" y="\(corner.y)" width="\(frame.width)" height="\(frame.height)" \
      rx="\(box.kind == .provider ? frame.height / 2 : 6)"/>\(text)</g>
      """
  }

  /// A line of a box, as much of it as there is room for.
  private func line(_ position: Int, _ text: String, _ x: Int, _ y: Int, room: Int) -> String {
    let shown = TextLine.ofBox[position].shortened(text, to: room)
    let attributes = position == 0 ? "" : " class=\"small\""
    return "<text\(attributes) x=\"\(x)\" y=\"\(y)\">\(Self.escaped(shown))</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.printable().map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
