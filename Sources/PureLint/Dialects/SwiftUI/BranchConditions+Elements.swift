import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Closures that run once for each element: never where a view was made with none.
extension BranchConditions {
  /// The decision whether a closure runs that is handed the elements of a property of a view; nil if
  /// nobody makes the view with none.
  func decision(
    about closure: NodeIndex,
    among arguments: [CallArgument],
    of name: Name,
    _ file: Int,
    _ owner: DeclarationID?
  ) -> BranchPoint? {
    let tree = program.trees[file]
    guard let owner, program.libraries.knows(name, .handsElements), let data = arguments.first,
      data.label == nil, data.node != closure,
      [.nameExpression, .memberAccess].contains(tree.kind(data.node)), tree.isOfSelf(data.node),
      let property = code.meaning(of: tree.mainToken(data.node), in: file),
      isField(property, of: owner), mayHoldNone(property, of: owner)
    else { return nil }
    return BranchPoint(file: file, statement: data.node, branch: closure)
  }

  /// Whether a view is made with an empty list somewhere, or holds one from the beginning.
  private func mayHoldNone(_ property: DeclarationID, of owner: DeclarationID) -> Bool {
    let tree = program.tree(of: property)
    if tree.initialValue(of: program[property].node).map(tree.isEmptyList) == true { return true }
    return code.resolver.constructions.of(owner).contains { construction in
      construction.arguments.contains { program.trees[$0.file].isEmptyList($0.node) }
    }
  }

  /// Whether a list has elements: it comes to have some unless it is written out as empty.
  func ofElements(_ point: BranchPoint, _ tree: SyntaxTree, _ values: Values) -> Truth {
    let property = code.meaning(of: tree.mainToken(point.statement), in: point.file)
    return property.flatMap(values) == .emptyList ? .fails : .open
  }
}

extension Constant {
  /// A list that is written out and has nothing in it.
  static let emptyList = Constant.literal("[]")
}

extension SyntaxTree {
  /// Whether an expression is `[]`.
  func isEmptyList(_ node: NodeIndex) -> Bool {
    kind(node) == .arrayExpression && firstChild(of: node) == nil
  }
}
