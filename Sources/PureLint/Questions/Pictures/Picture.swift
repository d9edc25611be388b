import GraphModel
import PureLintFindings

/// The picture of an app: boxes, arrows between them, and the findings on both.
package struct Picture: Sendable {
  /// Boxes by position; those of a cluster are not next to each other.
  var boxes: [Box] = []
  /// Arrows, at most one from a box to another.
  var arrows: [Arrow] = []
  /// The names of the targets or folders that boxes belong to.
  var clusters: [String] = []
  /// The findings about what is drawn, in the order of a report.
  var findings: [Mark] = []
  /// A sentence on what is left out or grouped; nil if nothing is.
  var omission: String?
  /// Whether arrows say for how many needs they stand.
  var countsNeeds = false

  /// A module, root, provider or other code; or several that are drawn as one.
  struct Box: Sendable {
    var name: String
    /// The type that a provider yields, and what the provider is called; nil for all others.
    var type: (name: String, provider: String)?
    var kind: Kind
    /// The nodes that the box stands for; one unless its kind is `group`.
    var nodes: [NodeID]
    /// The position of the target or folder in `clusters`.
    var cluster: Int?
    /// The weight of the worst finding about it.
    var severity: Severity?
    /// What became of it between two states, in a picture of both.
    var change: Change?
  }

  /// A need of one box for another, or several.
  struct Arrow: Sendable {
    /// The position of the box that needs.
    var source: Int
    /// The position of the box that is needed.
    var target: Int
    /// The needs, in source order; none where a root leads to a part of it, and in an overview.
    var needs: [Edge]
    /// In an overview, what declarations of the source show that it needs of the target.
    var declared: [Need] = []
    /// Whether all of them arise later: in a closure, a factory or a lazy member.
    var isLater: Bool

    /// Whether it leads from a root to a part of it, which no need tells of.
    var isPart: Bool { needs.isEmpty && declared.isEmpty }
    /// The weight of the worst finding whose path leads along it.
    var severity: Severity?
    /// What became of it between two states, in a picture of both.
    var change: Change?
  }

  /// The change of a box or arrow between two states.
  enum Change: String, CaseIterable, Sendable {
    case added, removed
    /// Built later than before, or no longer later.
    case retimed
  }

  /// The part that a box plays; the raw value is its name in documents.
  enum Kind: String, CaseIterable, Sendable {
    case root, module, provider
    /// Code outside of roots that uses the graph.
    case consumer
    /// A type that no analysed source declares.
    case external
    /// Several nodes of one folder, target or name.
    case group
  }

  /// A finding with its places in the picture.
  struct Mark: Sendable {
    var diagnostic: Diagnostic
    /// The positions of the boxes that it is about, the one to change first in front.
    var boxes: [Int]
    /// The positions of the boxes along its path, in order; empty if it has none or it is not drawn.
    var path: [Int]
  }

  /// A form in which a picture is written; the raw value is its name on the command line.
  package enum Format: String, CaseIterable, Sendable {
    case dot, mermaid, json, html, svg
    /// A table; only an overview has it.
    case text

    /// The usual ending of the name of such a file.
    package var ending: String {
      switch self {
      case .mermaid: "mmd"
      case .text: "txt"
      case .dot, .json, .html, .svg: rawValue
      }
    }
  }
}

extension Picture {
  /// The positions of the boxes of each cluster, and last of those without one.
  var boxesByCluster: [[Int]] {
    var lists = [[Int]](repeating: [], count: clusters.count + 1)
    for (position, box) in boxes.enumerated() {
      lists[box.cluster ?? clusters.count].append(position)
    }
    return lists
  }
}
