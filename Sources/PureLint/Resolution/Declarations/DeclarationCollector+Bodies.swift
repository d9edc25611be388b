import PureLintProjects
import PureLintSyntax

/// Collecting what the bodies of a file declare, once its outline is known.
extension DeclarationCollector {
  /// More declarations in one body than this are looked up by a table of their names.
  static let crowd = 64

  /// The declarations of an outline, and behind them those of the bodies. So what an outline
  /// declares is not looked for again, and keeps its position.
  public static func collect(
    bodiesOf filled: FilledOutline,
    into outline: FileDeclarations,
    file: Int,
    _ configuration: BuildConfiguration = BuildConfiguration()
  ) -> FileDeclarations {
    var collector = DeclarationCollector(tree: filled.tree, file: file, configuration)
    collector.found = outline
    collector.found.move(into: filled)
    for body in collector.bodies(filled.bodies) { collector.collect(body) }
    collector.found.endBodies()
    collector.found.orderClauses()
    collector.found.noteErrors(of: filled.tree)
    return collector.found
  }

  private struct Body {
    let nodes: Range<Int>
    let owner: Int?
    let condition: ConditionID
    /// Whether no build in question compiles it.
    let isExcluded: Bool
  }

  /// The bodies, those of one declaration next to each other.
  private func bodies(_ ranges: [Range<Int>]) -> [Body] {
    let owners = innermost(found.declarations.map(\.node), around: ranges)
    let clauses = innermost(found.clauses.map(\.node), around: ranges)
    let excluded = innermost(found.excludedClauses, around: ranges)
    return ranges.indices.map { index in
      Body(
        nodes: ranges[index],
        owner: owners[index],
        condition: clauses[index].map { ConditionID(rawValue: UInt32($0 + 1)) } ?? .none,
        isExcluded: excluded[index] != nil
      )
    }
    .sorted { ($0.owner ?? -1, $0.nodes.lowerBound) < ($1.owner ?? -1, $1.nodes.lowerBound) }
  }

  /// By range of nodes, the position of the innermost node around it.
  /// - Parameters:
  ///   - nodes: In order; of equal ones, the last counts.
  ///   - ranges: In order.
  private func innermost(_ nodes: [NodeIndex], around ranges: [Range<Int>]) -> [Int?] {
    var open: [(position: Int, end: Int)] = []
    var next = 0
    return ranges.map { range in
      while next < nodes.count, nodes[next].position < range.lowerBound {
        let end = tree.end(of: nodes[next])
        // What ends in front of this range surrounds no later one either.
        if end > range.lowerBound {
          while let last = open.last, last.end <= nodes[next].position { open.removeLast() }
          open.append((next, end))
        }
        next += 1
      }
      while let last = open.last, last.end <= range.lowerBound { open.removeLast() }
      return open.last?.position
    }
  }

  private mutating func collect(_ body: Body) {
    let root = NodeIndex(body.nodes.lowerBound)
    if body.isExcluded { return exclude(root) }
    let start = found.declarations.count
    scopes.append(
      Scope(
        node: root,
        end: body.nodes.upperBound,
        declaration: body.owner,
        condition: body.condition,
        isLocal: true
      )
    )
    walk(body.nodes)
    if let owner = body.owner { found.noteLocals(from: start, of: owner) }
  }
}
