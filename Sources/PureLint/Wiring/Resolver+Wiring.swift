/// Questions of the wiring about declarations.
extension Resolver {
  /// A function with its argument labels: `create(payload:)`.
  func signature(of id: DeclarationID) -> String {
    let labels = parameterDeclarations(of: id).map { parameter -> String in
      let tree = program.tree(of: parameter)
      let node = program[parameter].node
      guard tree.flags(node).contains(.hasLabel) else { return "_:" }
      return tree.text(tree.mainToken(node)) + ":"
    }
    return "\(program.text(id))(\(labels.joined()))"
  }

  /// The type around a nested type, through extensions.
  func owner(ofNested id: DeclarationID) -> DeclarationID? {
    program[id].parent.flatMap { selfType(of: $0).declaration }
  }

  /// The declared struct or class that a type is, if it is one.
  func storedType(_ type: SwiftType) -> DeclarationID? {
    guard let id = type.declaration, program.isSource(id) else { return nil }
    let kind = program[id].kind
    return kind == .structType || kind == .classType ? id : nil
  }

  /// Whether a place is in a type's own code.
  func isInside(_ type: DeclarationID, _ place: Place) -> Bool {
    var next = place.source
    while let id = next {
      if program[id].kind.holdsMembers, selfType(of: id).declaration == type { return true }
      next = program[id].parent
    }
    return false
  }
}
