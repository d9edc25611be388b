import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The questions of conditions to the type around them.
extension BranchConditions {
  /// Whether a condition asks what the type around was made with.
  func asksFields(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    let tree = program.trees[point.file]
    guard let owner, let condition = condition(of: point, tree) else { return false }
    if tree.isSelf(condition), program[owner].kind == .enumType { return true }
    return references(in: condition, point.file, tree).contains { isField($0.target, of: owner) }
  }

  /// Whether a condition may depend on what the type around was made with: not where it is made with
  /// nothing, nor where the condition asks only objects that it makes itself, and the environment, which is
  /// the same for all of an app.
  func mayAskMaker(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    owner.map(isGiven) != false && !asksNoMaker(point, of: owner)
  }

  private func asksNoMaker(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    let tree = program.trees[point.file]
    guard let owner, let condition = condition(of: point, tree) else { return false }
    return (condition.position..<tree.end(of: condition)).lazy.map { NodeIndex($0) }
      .filter { tree.kind($0) == .nameExpression }
      .allSatisfy { node in
        let token = tree.mainToken(node)
        if tree.startsUppercase(token) { return true }
        guard let id = code.meaning(of: token, in: point.file),
          code.resolver.selfDeclaration(of: id) == owner
        else { return false }
        return isMade(id) || hasWrapper(id, among: SwiftUINames.wrappers)
      }
  }

  private func hasWrapper(_ property: DeclarationID, among names: some Collection<Name>) -> Bool {
    code.resolver.wrappers(of: property).contains { wrapper in
      if case .external(let name, _) = wrapper.type.form { return names.contains(name) }
      return false
    }
  }

  /// Whether an expression asks nothing but what the view around keeps for itself: states that something
  /// changes, and objects that it makes.
  func asksOwn(_ node: NodeIndex, _ file: Int, _ tree: SyntaxTree) -> Bool {
    let asked = (node.position..<tree.end(of: node)).lazy.map { NodeIndex($0) }
      .filter { tree.kind($0) == .nameExpression && !tree.isSelf($0) }
    return !asked.isEmpty
      && asked.allSatisfy { name in
        code.meaning(of: tree.mainToken(name), in: file).map { states.isOpen($0) || isMade($0) }
          ?? false
      }
  }

  /// Whether a property keeps an object that it makes itself.
  private func isMade(_ property: DeclarationID) -> Bool {
    guard program.isSource(property), program[property].traits.contains(.hasWrapper),
      case let tree = program.tree(of: property),
      let value = tree.initialValue(of: program[property].node),
      code.isConstruction(value, in: program[property].file)
    else { return false }
    return hasWrapper(property, among: SwiftUINames.keepers)
  }

  /// Whether a property of a type holds what its maker gives it.
  func isField(_ id: DeclarationID, of owner: DeclarationID) -> Bool {
    let traits = program[id].traits
    return program[id].kind == .variable && !traits.contains(.isLocal)
      && (!traits.contains(.hasWrapper) || isBinding(id)) && !traits.contains(.isStatic)
      && code.resolver.selfDeclaration(of: id) == owner
  }

  /// Whether a property is what its view is given of another one's state.
  func isBinding(_ property: DeclarationID) -> Bool {
    hasWrapper(property, among: [SwiftUINames.binding])
  }
}
