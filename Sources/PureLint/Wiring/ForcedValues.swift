import PureLintResolution
import PureLintSyntax

/// Whether what a call yields has to be there.
package struct ForcedValues {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether the program ends, now or when the value is read, if a call yields `nil`.
  ///
  /// - Parameter layers: How many optionals stand around the value.
  package func isForced(_ call: NodeIndex, at place: Place, layers: Int = 1) -> Bool {
    var layers = layers
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    var value = call
    let around = tree.nodes(around: call, from: start ?? .root)
    for (position, node) in around.enumerated().reversed() {
      switch tree.kind(node) {
      case .forceUnwrapExpression:
        layers -= 1
        if layers == 0 { return true }
      case .tryExpression, .awaitExpression, .unsafeExpression: break
      case .tupleExpression where tree.children(node).count { _ in true } == 1: break
      case .argument where position > 0 && tree.kind(around[position - 1]) == .tupleExpression:
        break
      case .sequenceExpression: return isForced(value, in: node, place)
      case .initializerClause:
        guard position > 1 else { return false }
        let binding = around[position - 1]
        if tree.kind(binding) == .patternBinding { return isReadByForce(binding, place.file) }
        return isChecked(
          binding,
          in: around[position - 2],
          around[..<(position - 1)].last { tree.kind($0) == .guardStatement },
          tree
        )
      default: return false
      }
      value = node
    }
    return false
  }

  /// Whether a guard ends the program where there is no value.
  private func isChecked(
    _ binding: NodeIndex,
    in conditions: NodeIndex,
    _ statement: NodeIndex?,
    _ tree: SyntaxTree
  ) -> Bool {
    guard tree.kind(binding) == .optionalBinding, tree.kind(conditions) == .conditionList,
      let statement, tree.children(statement).contains(conditions),
      let block = tree.child(statement, .codeBlock)
    else { return false }
    return tree.children(block).contains { item in
      tree.kind(item) == .call
        && tree.expression(in: item).map {
          tree.kind($0) == .nameExpression
            && ["fatalError", "preconditionFailure"].contains(tree.text($0))
        } ?? false
    }
  }

  /// Whether an operand is cast by force, or set on a property that is read as if it were there.
  private func isForced(_ value: NodeIndex, in sequence: NodeIndex, _ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let parts = Array(tree.children(sequence))
    guard let position = parts.firstIndex(of: value) else { return false }
    if position + 1 < parts.count, tree.kind(parts[position + 1]) == .castOperator {
      return tree.flags(parts[position + 1]).contains(.isForced)
    }
    guard position == 2, parts.count == 3, tree.kind(parts[1]) == .assignmentOperator else {
      return false
    }
    let token = tree.mainToken(parts[0]).rawValue
    return resolver.references.references(in: place.file, token..<token + 1).contains {
      $0.isWrite && isReadByForce($0.target)
    }
  }

  /// Whether a variable with `!` gets its first value and is read as if it held one.
  private func isReadByForce(_ binding: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    return tree.children(binding).contains { pattern in
      tree.kind(pattern) == .identifierPattern
        && resolver.declaration(at: tree.mainToken(pattern), in: file).map(isReadByForce) ?? false
    }
  }

  /// Whether a property with `!` is read as if it held a value, and nobody asks whether it does.
  private func isReadByForce(_ property: DeclarationID) -> Bool {
    let tree = program.tree(of: property)
    guard program[property].kind == .variable,
      let type = tree.annotatedType(of: program[property].node),
      tree.kind(type) == .implicitlyUnwrappedType
    else { return false }
    let reads = resolver.references.references(to: property).filter { !$0.isWrite }
    return reads.contains(where: \.isForced) && !reads.contains { isAsked($0.place) }
  }

  /// Whether a mention asks whether there is a value: a comparison with `nil`, a binding, a chain.
  private func isAsked(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard
      let position = around.lastIndex(where: {
        tree.mainToken($0) == place.token && tree.kind($0).isExpression
      }), position > 0
    else { return false }
    let outer = around[position - 1]
    switch tree.kind(outer) {
    case .optionalChainingExpression: return true
    case .initializerClause:
      return position > 1 && tree.kind(around[position - 2]) == .optionalBinding
    case .sequenceExpression:
      return tree.children(outer).contains { tree.kind($0) == .nilLiteral }
        && !tree.children(outer).contains { tree.kind($0) == .assignmentOperator }
    default: return false
    }
  }
}
