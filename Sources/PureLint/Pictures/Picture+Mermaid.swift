extension Picture {
  /// The picture as a flowchart of Mermaid, with nothing that GitHub does not draw.
  func mermaid(title: String) -> String {
    var lines = ["flowchart TD", "  %% \(Self.comment([title, omission].compactMap { $0 }))"]
    for cluster in clusters.indices {
      let members = boxes.indices.filter { boxes[$0].cluster == cluster }
      guard members.count > 1 else {
        lines += members.map { "  " + mermaidBox($0) }
        continue
      }
      lines.append("  subgraph c\(cluster)[\"\(Self.escaped(clusters[cluster]))\"]")
      lines += members.map { "    " + mermaidBox($0) }
      lines.append("  end")
    }
    lines += boxes.indices.filter { boxes[$0].cluster == nil }.map { "  " + mermaidBox($0) }
    lines += arrows.map { "  n\($0.source) \($0.isLater ? "-.->" : "-->") n\($0.target)" }
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
      ("came", "fill:#dcf3e0,stroke:#2e7d32,color:#1b1f24", { $0.change == .came }),
      (
        "went", "fill:#f7dede,stroke:#c62828,stroke-dasharray:4,color:#1b1f24",
        { $0.change == .went }
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
    let text = "\"\(Self.escaped(boxes[index].label))\""
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

  private static func comment(_ lines: [String]) -> String {
    lines.joined(separator: "; ").printable().replacing("%%", with: "% %")
      .replacing("{", with: "(").replacing("}", with: ")")
  }
}

extension Picture.Arrow {
  /// The color of the arrow, if it is not the usual one.
  fileprivate var mermaidColor: String? {
    switch (severity, change) {
    case (.error, _), (nil, .went): "#c62828"
    case (.warning, _): "#e08a00"
    case (nil, .came): "#2e7d32"
    case (nil, nil): nil
    }
  }
}
