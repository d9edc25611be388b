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
  /// One more than the position of the next local further out whose name has the same slot; 0 if
  /// there is none.
  fileprivate var outer: UInt32 = 0

  init(name: Name, type: SwiftType, declaration: DeclarationID?, token: TokenIndex? = nil) {
    self.name = name
    self.type = type
    self.declaration = declaration
    self.token = token
  }
}

/// The names of the blocks around a place, as a stack: those of a block go when it ends.
///
/// Names are looked up by a table whose slots lead from the innermost local to those further out. To
/// bind and to take back a name takes a few instructions, where a dictionary takes hundreds.
struct Locals {
  /// Innermost last.
  private var stack: [Local] = []
  /// By the hash of a name, one more than the position of the innermost local that has the slot; 0
  /// where there is none. As many as a power of two, at least as many as there are locals.
  private var slots: [UInt32] = []

  var count: Int { stack.count }

  /// The innermost local of a name.
  /// - Complexity: O(1).
  subscript(name: Name) -> Local? { position(of: name).map { stack[$0] } }

  /// The locals of a name, innermost first.
  func all(_ name: Name) -> [Local] {
    var found: [Local] = []
    var next = position(of: name)
    while let position = next {
      found.append(stack[position])
      next = self.position(of: name, from: stack[position].outer)
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
    if stack.count == slots.count { grow() }
    stack.append(Local(name: name, type: type, declaration: declaration, token: token))
    link(stack.count - 1)
  }

  /// Takes back all names but the outermost of the given number.
  mutating func unbind(to count: Int) {
    while stack.count > count {
      let last = stack.removeLast()
      slots[slot(of: last.name)] = last.outer
    }
  }

  private func slot(of name: Name) -> Int { name.hash(.shared) & (slots.count - 1) }

  private func position(of name: Name) -> Int? {
    stack.isEmpty ? nil : position(of: name, from: slots[slot(of: name)])
  }

  /// - Parameter link: One more than the position of the local to begin with; 0 for none.
  private func position(of name: Name, from link: UInt32) -> Int? {
    var link = link
    while link > 0 {
      let position = Int(link) - 1
      if stack[position].name == name { return position }
      link = stack[position].outer
    }
    return nil
  }

  /// Makes a local the innermost one of its slot.
  private mutating func link(_ position: Int) {
    let slot = slot(of: stack[position].name)
    stack[position].outer = slots[slot]
    slots[slot] = UInt32(position + 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(32, slots.count * 2))
    for position in stack.indices { link(position) }
  }
}
