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
}
