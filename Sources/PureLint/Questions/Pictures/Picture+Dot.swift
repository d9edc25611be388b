import PureLintFindings
import PureLintSource

extension Picture {
  /// The picture in the language of Graphviz.
  package func dot(title: String) -> String {
    var lines = [
      "digraph purelint {",
      "  graph [rankdir=TB, ranksep=0.7, nodesep=0.25, fontname=\"Helvetica\", newrank=true,",
      "    label=\(Self.quoted([title, omission].compactMap { $0 })), labelloc=t, fontsize=16]",
      "  node [fontname=\"Helvetica\", fontsize=11, style=\"filled,rounded\", shape=box,"
        + " color=\"#5b6470\", fillcolor=\"#ffffff\"]",
      "  edge [color=\"#7a8290\", arrowsize=0.7]",
    ]
    for (cluster, members) in boxesByCluster.enumerated() { lines += dotCluster(cluster, members) }
    lines += dotRoots
    lines += arrows.map { "  " + dotArrow($0) }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func dotCluster(_ cluster: Int, _ members: [Int]) -> [String] {
    guard cluster < clusters.count, members.count > 1 else {
      return members.map { "  " + dotBox($0) }
    }
    return [
      "  subgraph cluster_\(cluster) {",
      "    label=\(Self.quoted([clusters[cluster]])); style=rounded; color=\"#c5cad3\";"
        + " fontcolor=\"#5b6470\"; fontsize=11",
    ] + members.map { "    " + dotBox($0) } + ["  }"]
  }

  /// Roots stand at the top, where there is more than one box.
  private var dotRoots: [String] {
    let targets = Set(arrows.map(\.target))
    let roots = boxes.indices.filter { boxes[$0].kind == .root && !targets.contains($0) }
    guard roots.count > 1 else { return [] }
    return ["  { rank=min; " + roots.map { "n\($0);" }.joined(separator: " ") + " }"]
  }

  private func dotBox(_ index: Int) -> String {
    let box = boxes[index]
    var attributes = ["label=\(Self.quoted(box.labels))"]
    switch box.kind {
    case .root: attributes.append("fillcolor=\"#dbe7fb\", penwidth=2")
    case .module: attributes.append("fillcolor=\"#eef3ea\"")
    case .provider: attributes.append("shape=ellipse, style=filled")
    case .consumer: attributes.append("fillcolor=\"#f3f3f3\"")
    case .external: attributes.append("style=\"dashed,rounded\"")
    case .group: attributes.append("shape=folder, style=filled, fillcolor=\"#f7f1e1\"")
    }
    switch box.severity {
    case .error: attributes.append("color=\"#c62828\", penwidth=2.5")
    case .warning: attributes.append("color=\"#e08a00\", penwidth=2.5")
    case nil: break
    }
    return "n\(index) [\(attributes.joined(separator: ", "))]"
  }

  private func dotArrow(_ arrow: Arrow) -> String {
    var attributes = countsNeeds ? ["label=\(arrow.declared.count), fontsize=10"] : []
    if arrow.isLater { attributes.append("style=dashed") }
    if arrow.isPart { attributes.append("style=dotted") }
    switch arrow.severity {
    case .error: attributes.append("color=\"#c62828\", penwidth=2")
    case .warning: attributes.append("color=\"#e08a00\", penwidth=2")
    case nil: break
    }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "n\(arrow.source) -> n\(arrow.target)\(list)"
  }

  /// Lines in quotes, as Graphviz reads them: a backslash begins an escape there.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.printable().replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}

extension Picture.Box {
  /// The lines of the box where its folder stands around it: the name, with the number of nodes of a
  /// group; or what a provider yields, and the provider.
  var labels: [String] {
    if let type { return [type.name, type.provider] }
    return [kind == .group ? "\(name) (\(nodes.count))" : name]
  }
}
