import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Types that go by other names, or whose names mean something else in each build.
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

  /// The types that an expression has in the builds of a file, if its type is an alias that several
  /// clauses of `#if` declare.
  func typesByBuild(of node: NodeIndex, in file: Int) -> [SwiftType] {
    let tree = program.trees[file]
    guard let (name, place) = typeName(of: node, in: file, tree) else { return [] }
    guard let aliases = aliases[place]?[name], aliases.count > 1 else { return [] }
    return aliases.compactMap { alias in
      program.trees[place].type(in: alias.node).map {
        resolver.resolve($0, file: place, scope: alias.parent)
      }
    }
  }

  /// The name of the type that an expression has, with the file in which it is written.
  private func typeName(
    of node: NodeIndex,
    in file: Int,
    _ tree: SyntaxTree
  ) -> (name: Name, file: Int)? {
    if tree.kind(node) == .call {
      guard let callee = tree.expression(in: node), tree.kind(callee) == .nameExpression else {
        return nil
      }
      return (tree.name(callee), file)
    }
    guard let variable = meaning(of: tree.mainToken(node), in: file), program.isSource(variable),
      program[variable].kind == .variable
    else { return nil }
    let (other, place) = (program.tree(of: variable), Int(program[variable].file))
    if let written = other.annotatedType(of: program[variable].node) {
      return other.kind(written) == .identifierType ? (other.name(written), place) : nil
    }
    guard let value = other.initialValue(of: program[variable].node), other.kind(value) == .call
    else { return nil }
    return typeName(of: value, in: place, other)
  }
}
