import PureLintProjects
import PureLintSyntax

/// The builds that compile what stands under `#if`.
extension Program {
  /// The `#if` conditions around a declaration.
  public func conditions(of id: DeclarationID) -> [Condition] {
    conditions(self[id].condition, in: self[id].file)
  }

  /// The conditions that hold inside a clause of a file.
  public func conditions(_ id: ConditionID, in file: Int) -> [Condition] {
    id == .none ? [] : files[file].clauses[Int(id.rawValue) - 1].conditions
  }

  /// The innermost clause around a node.
  /// - Complexity: O(log clauses), and the number of clauses around it.
  public func condition(around node: NodeIndex, in file: Int) -> ConditionID {
    files[file].condition(around: node, in: trees[file])
  }

  /// The clauses of `#if` in a file, each with the bytes that it covers and the conditions that hold
  /// inside.
  public func clauses(in file: Int) -> [(bytes: Range<UInt32>, conditions: [Condition])] {
    let tree = trees[file]
    return files[file].clauses.map { clause in
      let covered = tree.nodes[clause.node.position]
      let first = tree.range(TokenIndex(covered.firstToken)).lowerBound
      let end = tree.range(TokenIndex(covered.endToken - 1)).upperBound
      return (first..<end, clause.conditions)
    }
  }

  /// The condition that a clause states; nil if no build in question compiles the clause.
  public func condition(of clause: NodeIndex, in file: Int) -> ConditionID? {
    let found = condition(around: clause, in: file)
    guard found != .none, files[file].clauses[Int(found.rawValue) - 1].node == clause else {
      return nil
    }
    return found
  }

  /// Whether some build compiles both a declaration and what stands under a condition.
  public func mayCoexist(_ id: DeclarationID, with condition: ConditionID, in file: Int) -> Bool {
    let declared = self[id].condition
    if declared == .none || condition == .none || declared == condition && self[id].file == file {
      return true
    }
    return configuration.mayHold(conditions(of: id) + conditions(condition, in: file))
  }
}
