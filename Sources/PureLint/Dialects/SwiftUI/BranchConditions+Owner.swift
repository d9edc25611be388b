import PureLintResolution
import PureLintSource
import PureLintSyntax

/// What conditions ask of the type around them.
extension BranchConditions {
  /// Whether a condition asks what the type around was made with.
  func asksFields(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    let tree = program.trees[point.file]
    guard let owner, let condition = condition(of: point, tree) else { return false }
    if tree.isSelf(condition), program[owner].kind == .enumType { return true }
    return references(in: condition, point.file, tree).contains { isField($0.target, of: owner) }
  }

  /// Whether a condition may depend on what the type around was made with: not where it is made with
  /// nothing, nor where the condition asks the environment alone, which is the same for all of an app.
  func mayAskMaker(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    owner.map(isGiven) != false && !asksEnvironmentAlone(point, of: owner)
  }

  private func asksEnvironmentAlone(_ point: BranchPoint, of owner: DeclarationID?) -> Bool {
    let tree = program.trees[point.file]
    guard let owner, let condition = condition(of: point, tree) else { return false }
    return (condition.position..<tree.end(of: condition)).lazy.map { NodeIndex($0) }
      .filter { tree.kind($0) == .nameExpression }
      .allSatisfy { node in
        let token = tree.mainToken(node)
        if tree.startsUppercase(token) { return true }
        guard let id = code.meaning(of: token, in: point.file) else { return false }
        return code.resolver.selfDeclaration(of: id) == owner
          && code.resolver.wrappers(of: id).contains { wrapper in
            if case .external(let name, _) = wrapper.type.form {
              return SwiftUINames.wrappers.contains(name)
            }
            return false
          }
      }
  }

  private func isField(_ id: DeclarationID, of owner: DeclarationID) -> Bool {
    let traits = program[id].traits
    return program[id].kind == .variable && !traits.contains(.isLocal)
      && !traits.contains(.hasWrapper) && !traits.contains(.isStatic)
      && code.resolver.selfDeclaration(of: id) == owner
  }
}
