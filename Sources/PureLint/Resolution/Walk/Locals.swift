import PureLintSource
import PureLintSyntax

/// A name that a block introduces.
struct Local {
  let name: Name
  let type: SwiftType
  /// Nil for names that patterns and closures bind.
  let declaration: DeclarationID?
  /// Where a name that a closure binds stands.
  let token: TokenIndex?
  /// The position of the local of the same name that this one hides.
  fileprivate var hidden: Int?

  init(name: Name, type: SwiftType, declaration: DeclarationID?, token: TokenIndex? = nil) {
    self.name = name
    self.type = type
    self.declaration = declaration
    self.token = token
  }
}

/// The names of the blocks around a place, as a stack: those of a block go when it ends.
struct Locals {
  /// Innermost last.
  private var stack: [Local] = []
  /// The position of the innermost local of each name.
  private var latest: [Name: Int] = [:]

  var count: Int { stack.count }

  /// The innermost local of a name.
  /// - Complexity: O(1).
  subscript(name: Name) -> Local? { latest[name].map { stack[$0] } }

  /// The locals of a name, innermost first.
  func all(_ name: Name) -> [Local] {
    var found: [Local] = []
    var next = latest[name]
    while let position = next {
      found.append(stack[position])
      next = stack[position].hidden
    }
    return found
  }

  /// Puts a name in scope, in front of those of the same name.
  mutating func bind(
    _ name: Name,
    _ type: SwiftType,
    _ declaration: DeclarationID? = nil,
    at token: TokenIndex? = nil
  ) {
    var local = Local(name: name, type: type, declaration: declaration, token: token)
    local.hidden = latest.updateValue(stack.count, forKey: name)
    stack.append(local)
  }

  /// Takes back all names but the outermost of the given number.
  mutating func unbind(to count: Int) {
    while stack.count > count {
      let last = stack.removeLast()
      latest[last.name] = last.hidden
    }
  }
}
