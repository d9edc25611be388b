import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Types that go by other names.
extension CodeIndex {
  /// The name at a token: for an alias of a library's type, the name of the type.
  func libraryName(at token: TokenIndex, in file: Int) -> Name {
    let tree = program.trees[file]
    let name = tree.name(token)
    guard tree.startsUppercase(token), let alias = resolver.topLevelType(name, from: file),
      program[alias].kind == .typealiasType,
      case .external(let meant, _) = resolver.instantiate(alias, []).form
    else { return name }
    return meant
  }

  /// The types of a property or a parameter by an alias that stands for another type in each build: those of
  /// the builds that compile the expression which names it. Nil if no such alias is known.
  func typesByBuild(of node: NodeIndex, in file: Int) -> [SwiftType]? {
    let tree = program.trees[file]
    var named = node
    while [.forceUnwrapExpression, .optionalChainingExpression].contains(tree.kind(named)),
      let inner = tree.expression(in: named)
    {
      named = inner
    }
    guard [.nameExpression, .memberAccess].contains(tree.kind(named)),
      let value = meaning(of: tree.mainToken(named), in: file), let alias = alias(typing: value)
    else { return nil }
    let variants = resolver.variants(ofAlias: alias)
    guard variants.count > 1 else { return nil }
    let condition = program.condition(around: node, in: file)
    return variants.filter { program.mayCoexist($0.alias, with: condition, in: file) }.map(\.type)
  }

  /// The alias by which a property or a parameter says what its type is.
  private func alias(typing value: DeclarationID) -> DeclarationID? {
    let tree = program.tree(of: value)
    guard program.isSource(value), var type = tree.annotatedType(of: program[value].node) else {
      return nil
    }
    while [.optionalType, .implicitlyUnwrappedType].contains(tree.kind(type)),
      let inner = tree.type(in: type)
    {
      type = inner
    }
    let name = tree.name(type)
    let own = resolver.selfDeclaration(of: value).flatMap { resolver.members(of: $0)[name] } ?? []
    let alias = own.first ?? resolver.topLevelType(name, from: Int(value.file))
    return alias.flatMap { program[$0].kind == .typealiasType ? $0 : nil }
  }
}
