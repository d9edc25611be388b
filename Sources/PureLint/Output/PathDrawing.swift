/// The picture of a path: a ring for a cycle, a staircase for everything else.
///
///     ╭─▶ printer  App/Root.swift:79:80       AppRoot    App/Root.swift:9:12
///     │     ↓                                 ╰─ Timer   App/Root.swift:14:20
///     ╰── tax      App/Root.swift:83:19          ╰─ clock
package struct PathDrawing {
  /// One line of it: what leads to a stop, the stop and its place.
  package struct Line: Hashable {
    package var lead: String
    package var name: String = ""
    package var place: String = ""
    /// Whether the path ends at this stop, because what it needs is not there.
    package var isEnd = false
  }

  /// The most steps that the stairs go to the right: from there on, they go straight down.
  static let deepest = 40

  package private(set) var lines: [Line] = []

  /// - Parameter stops: The names, the places, and whether each needs the next one only later.
  package init(stops: [(name: String, place: String, isDeferred: Bool)], isCycle: Bool) {
    if isCycle {
      drawRing(stops)
    } else {
      drawStairs(stops)
    }
  }

  /// The width of the widest lead and name.
  package var nameWidth: Int { lines.map { ($0.lead + $0.name).displayWidth }.max() ?? 0 }

  private mutating func drawRing(_ stops: [(name: String, place: String, isDeferred: Bool)]) {
    for (position, stop) in stops.enumerated() {
      let isLast = position == stops.count - 1
      let lead = position == 0 ? "╭─▶ " : isLast ? "╰── " : "│   "
      lines.append(Line(lead: lead, name: stop.name, place: stop.place))
      if !isLast { lines.append(Line(lead: "│     ↓" + (stop.isDeferred ? " later" : ""))) }
    }
    if stops.count == 1 {
      lines.append(Line(lead: "╰───╯" + (stops[0].isDeferred ? " later" : "")))
    } else if stops.last?.isDeferred == true {
      lines[lines.count - 1].place += ", later"
    }
  }

  private mutating func drawStairs(_ stops: [(name: String, place: String, isDeferred: Bool)]) {
    for (position, stop) in stops.enumerated() {
      let indent = String(repeating: "   ", count: min(max(position - 1, 0), Self.deepest))
      lines.append(
        Line(
          lead: position == 0 ? "" : indent + "╰─ ",
          name: stop.name,
          place: stop.place + (stop.isDeferred ? ", later" : ""),
          isEnd: position == stops.count - 1
        )
      )
    }
  }
}
