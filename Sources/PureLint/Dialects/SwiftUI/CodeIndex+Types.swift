import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The types of expressions, as far as names and calls tell them.
extension CodeIndex {
  /// A name that no declaration has, where it stands.
  struct BoundName: Hashable {
    let file: Int
    let node: NodeIndex
    /// The type around it.
    let scope: DeclarationID?
  }

  /// The type of an expression.
  ///
  /// A name may be bound to the value of another name, and that again; sources can make that as
  /// long as they like, so the way is noted and gone back rather than recursed into.
  /// - Parameter scope: The type around it.
  func type(of node: NodeIndex, in file: Int, scope: DeclarationID?) -> SwiftType {
    let tree = program.trees[file]
    var way: [(name: BoundName, binding: NameBinding)] = []
    var type = SwiftType.unknown
    var next: NodeIndex? = node
    while let node = next.flatMap({ tree.innermostValue(of: $0) }) {
      guard isBoundName(node, in: file) else {
        type = typeByMeaning(of: node, in: file, scope: scope)
        break
      }
      let name = BoundName(file: file, node: node, scope: scope)
      if let known = boundTypes[name] {
        type = known
        break
      }
      // Whoever comes by again while it is looked for learns nothing.
      boundTypes[name] = .unknown
      guard let binding = bindings.binding(of: tree.name(node), at: node, in: tree, file) else {
        break
      }
      way.append((name, binding))
      next = value(of: binding, in: tree)
      if next == nil { type = typeOfShadowed(binding, in: file) }
    }
    for (name, binding) in way.reversed() {
      type = self.type(of: name, boundBy: binding, to: type)
      boundTypes[name] = type
    }
    return type
  }

  /// Whether an expression is a name that means no declaration.
  private func isBoundName(_ node: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    let token = tree.mainToken(node)
    return tree.kind(node) == .nameExpression && tree.tokens.kinds[token.position] != .kwSelf
      && meaning(of: token, in: file) == nil
  }

  /// The value that is unwrapped or taken apart; nil for `if let x`.
  private func value(of binding: NameBinding, in tree: SyntaxTree) -> NodeIndex? {
    switch binding {
    case .condition(let condition): tree.initialValue(of: condition)
    case .pattern(_, let value): value
    }
  }

  /// The type of what `x` in `if let x` means around it.
  private func typeOfShadowed(_ binding: NameBinding, in file: Int) -> SwiftType {
    guard case .condition(let condition) = binding,
      let name = program.trees[file].namesBound(by: condition).first,
      let id = meaning(of: name, in: file)
    else { return .unknown }
    return resolver.type(of: id)
  }

  /// The type of a name that stands for a value, or a part of one.
  private func type(
    of bound: BoundName,
    boundBy binding: NameBinding,
    to value: SwiftType
  ) -> SwiftType {
    switch binding {
    case .condition: return value.unwrappedOnce
    case .pattern(let pattern, _):
      let name = program.trees[bound.file].name(bound.node)
      let walker = BodyWalker(resolver, file: bound.file, scope: bound.scope)
      return walker.type(of: name, boundBy: pattern, matching: value) ?? .unknown
    }
  }

  /// The type of an expression that is no name which a condition or a case binds.
  private func typeByMeaning(
    of node: NodeIndex,
    in file: Int,
    scope: DeclarationID?
  ) -> SwiftType {
    let tree = program.trees[file]
    let token = tree.mainToken(node)
    switch tree.kind(node) {
    case .nameExpression where tree.tokens.kinds[token.position] == .kwSelf:
      return resolver.selfType(of: scope)
    case .nameExpression, .memberAccess:
      guard let id = meaning(of: token, in: file),
        program[id].kind == .variable || program[id].kind == .parameter,
        tree.wrappedName(at: token) != program[id].name
      else { return .unknown }
      return resolver.type(of: id)
    case .call:
      if isConstruction(node, in: file) {
        return construction(at: node, in: file)?.type ?? .unknown
      }
      guard let callee = tree.expression(in: node),
        let id = meaning(of: tree.mainToken(callee), in: file), program[id].kind == .function
      else { return .unknown }
      return resolver.resultType(of: id)
    default: return .unknown
    }
  }
}

extension SyntaxTree {
  /// What an expression yields the value of: inside of parentheses, `!`, `try` and `await`.
  fileprivate func innermostValue(of expression: NodeIndex) -> NodeIndex? {
    var next: NodeIndex? = expression
    while let node = next {
      switch kind(node) {
      case .tupleExpression:
        let parts = children(node)
        let isSingle = parts.dropFirst().first { _ in true } == nil
        next = isSingle ? firstChild(of: node).flatMap { self.expression(in: $0) } : nil
      case .forceUnwrapExpression, .tryExpression, .awaitExpression:
        next = self.expression(in: node)
      default: return node
      }
    }
    return nil
  }
}
