import PureLintFindings
import PureLintSource

extension Picture {
  /// The picture as a flowchart of Mermaid, with nothing that GitHub does not draw.
  package func mermaid(title: String) -> String {
    var lines = ["---", "title: \(Self.quoted([title, omission].compactMap { $0 }))", "---"]
    lines.append("flowchart TD")
    for (cluster, members) in boxesByCluster.enumerated() {
      guard cluster < clusters.count, members.count > 1 else {
        lines += members.map { "  " + mermaidBox($0) }
        continue
      }
      lines.append("  subgraph c\(cluster)[\"\(Self.escaped(clusters[cluster]))\"]")
      lines += members.map { "    " + mermaidBox($0) }
      lines.append("  end")
    }
    lines += arrows.map { arrow in
      let count = countsNeeds ? "|\(arrow.declared.count)|" : ""
      return "  n\(arrow.source) \(arrow.mermaidLine)\(count) n\(arrow.target)"
    }
    lines += arrows.indices.compactMap { index in
      arrows[index].mermaidColor.map { "  linkStyle \(index) stroke:\($0)" }
    }
    return (lines + mermaidClasses).joined(separator: "\n") + "\n"
  }

  /// Classes of boxes that are drawn, and no others.
  private var mermaidClasses: [String] {
    let styles: [(String, String, (Box) -> Bool)] = [
      ("root", "fill:#dbe7fb,stroke:#3d5a99,stroke-width:2px,color:#1b1f24", { $0.kind == .root }),
      ("group", "fill:#f7f1e1,stroke:#8d7b4b,color:#1b1f24", { $0.kind == .group }),
      ("added", "fill:#dcf3e0,stroke:#2e7d32,color:#1b1f24", { $0.change == .added }),
      (
        "removed", "fill:#f7dede,stroke:#c62828,stroke-dasharray:4,color:#1b1f24",
        { $0.change == .removed }
      ),
      ("warning", "stroke:#e08a00,stroke-width:3px", { $0.severity == .warning }),
      ("error", "stroke:#c62828,stroke-width:3px", { $0.severity == .error }),
    ]
    return styles.flatMap { name, style, isMember in
      let members = boxes.indices.filter { isMember(boxes[$0]) }.map { "n\($0)" }
      guard !members.isEmpty else { return [String]() }
      return ["  classDef \(name) \(style)", "  class \(members.joined(separator: ",")) \(name)"]
    }
  }

  private func mermaidBox(_ index: Int) -> String {
    let text = "\"\(boxes[index].labels.map(Self.escaped).joined(separator: "<br/>"))\""
    switch boxes[index].kind {
    case .root: return "n\(index)[[\(text)]]"
    case .provider: return "n\(index)([\(text)])"
    case .consumer: return "n\(index)>\(text)]"
    case .external: return "n\(index)[/\(text)/]"
    case .module: return "n\(index)[\(text)]"
    case .group: return "n\(index)[(\(text))]"
    }
  }

  /// A text in quotes: everything with a meaning in Mermaid or HTML as an entity, which is `#` and a
  /// number there.
  private static func escaped(_ text: String) -> String {
    text.printable().unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " ._-,:()?!+/".unicodeScalars.contains(scalar) || scalar.value > 0x7F
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  /// A text of YAML in quotes.
  private static func quoted(_ parts: [String]) -> String {
    JSONText.text(parts.joined(separator: ": ").printable()).written()
  }
}

extension Picture.Arrow {
  /// The line that tells needs that arise later, and parts, from others.
  fileprivate var mermaidLine: String { isPart ? "---" : isLater ? "-.->" : "-->" }

  /// The color of the arrow, if it is not the usual one.
  fileprivate var mermaidColor: String? {
    switch (severity, change) {
    case (.error, _), (nil, .removed): "#c62828"
    case (.warning, _), (nil, .retimed): "#e08a00"
    case (nil, .added): "#2e7d32"
    case (nil, nil): nil
    }
  }
}
