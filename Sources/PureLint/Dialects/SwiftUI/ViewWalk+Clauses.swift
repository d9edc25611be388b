import PureLintResolution
import PureLintSyntax

/// Chains of modifiers some of which stand under `#if`.
extension ViewWalk {
  /// One way in which builds compile a chain.
  private struct Alternative {
    /// What holds in these builds.
    let builds: [Condition]
    /// The environment in front of the clauses.
    let around: Surroundings?
  }

  /// More conditions on builds are not kept apart: each may double the environments.
  private static let buildLimit = 4

  /// A chain of modifiers some of which stand under `#if`: what stands in front of it is shown once for
  /// each environment that some build makes of it.
  func showChain(
    withClauses node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    guard let base = frame.tree.expression(in: node),
      let config = frame.tree.child(node, .ifConfig)
    else { return }
    let all = alternatives(of: config, surroundings, &frame)
    guard let first = all.first else { return show(base, surroundings, &frame) }
    let builds = frame.builds
    guard all.contains(where: { $0.around != first.around }) else {
      return show(base, first.around, &frame)
    }
    guard all.allSatisfy({ $0.builds.count + builds.count <= Self.buildLimit }) else {
      return show(base, all.dropFirst().reduce(first.around) { merged($0, $1.around) }, &frame)
    }
    for alternative in all {
      frame.builds = builds + alternative.builds
      show(base, alternative.around, &frame)
    }
    frame.builds = builds
  }

  /// Walks each declaration that a name means in some build.
  func onBuilds(
    of meanings: [DeclarationID],
    _ frame: inout Frame,
    _ body: (DeclarationID, inout Frame) -> Void
  ) {
    let builds = frame.builds
    for meaning in meanings {
      let own = meanings.count > 1 ? program.conditions(of: meaning) : []
      if builds.count + own.count <= Self.buildLimit { frame.builds = builds + own }
      body(meaning, &frame)
      frame.builds = builds
    }
  }

  /// The environment after each clause, and the environment where none is compiled.
  private func alternatives(
    of config: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> [Alternative] {
    let tree = frame.tree
    var found: [Alternative] = []
    var passed = program.conditions(
      program.condition(around: config, in: frame.file),
      in: frame.file
    )
    var isLast = false
    for clause in tree.children(config) where tree.kind(clause) == .ifConfigClause {
      let condition = Condition(of: clause, in: tree)
      isLast = tree.directiveCondition(of: clause) == nil
      if program.condition(of: clause, in: frame.file) != nil {
        var around = surroundings
        for part in tree.children(clause).dropFirst(isLast ? 0 : 1) {
          around = self.around(chain: part, around, &frame)
        }
        found.append(Alternative(builds: passed + [condition], around: around))
      }
      passed.append(.not(condition))
    }
    if !isLast, program.configuration.mayHold(passed) {
      found.append(Alternative(builds: passed, around: surroundings))
    }
    return found
  }

  /// The environment in front of the modifiers of a clause.
  private func around(
    chain node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    var around = surroundings
    var next: NodeIndex? = node
    while let link = next {
      if frame.tree.kind(link) == .call {
        around = self.around(modifierCall: link, around, &frame)
      }
      next =
        [.memberAccess, .call, .postfixIfConfigExpression].contains(frame.tree.kind(link))
        ? frame.tree.expression(in: link) : nil
    }
    return around
  }
}
