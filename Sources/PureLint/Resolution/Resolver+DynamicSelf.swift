import PureLintSyntax

/// `Self` in the members of classes: the class that is asked, which may have inherited them.
extension Resolver {
  /// The type of a member's value, with generic parameters filled in.
  func typeOf(_ member: Member) -> SwiftType {
    let type = type(of: member.id)
    guard !member.substitution.isEmpty else { return type }
    guard program[member.id].kind == .variable, mayNameHeir(member.substitution) else {
      return substitute(member.substitution, in: type)
    }
    let tree = program.tree(of: member.id)
    let written = tree.annotatedType(of: program[member.id].node)
    let dynamic = withDynamicSelf(type, written, in: member.id, member.substitution)
    return substitute(member.substitution, in: dynamic)
  }

  /// What a function yields when it is called, before its generic parameters are replaced.
  func dynamicResult(of function: DeclarationID, _ substitution: Substitution) -> SwiftType {
    guard program[function].kind != .enumCase else { return selfType(of: function) }
    let result = resultType(of: function)
    guard mayNameHeir(substitution), program[function].kind == .function else { return result }
    let tree = program.tree(of: function)
    let written = tree.child(program[function].node, .returnClause).flatMap { tree.type(in: $0) }
    return withDynamicSelf(result, written, in: function, substitution)
  }

  /// What a parameter takes, before generic parameters are replaced.
  func dynamicType(
    _ type: SwiftType,
    of parameter: DeclarationID,
    _ substitution: Substitution
  ) -> SwiftType {
    guard mayNameHeir(substitution), let function = program[parameter].parent else { return type }
    let written = program.tree(of: parameter).type(in: program[parameter].node)
    return withDynamicSelf(type, written, in: function, substitution)
  }

  /// Whether something stands for a class: an heir that has inherited a member.
  private func mayNameHeir(_ substitution: Substitution) -> Bool {
    substitution.entries.contains { program[$0.parameter].kind == .classType }
  }

  /// A type in the declaration of a member, for the class that is asked.
  ///
  /// - Parameter written: The node that it is written as.
  private func withDynamicSelf(
    _ type: SwiftType,
    _ written: NodeIndex?,
    in member: DeclarationID,
    _ substitution: Substitution
  ) -> SwiftType {
    let tree = program.tree(of: member)
    guard let written, namesSelf(written, tree),
      let holder = selfType(of: program[member].parent).declaration,
      program[holder].kind == .classType, let asked = substitution[holder]
    else { return type }
    return type.map { part in
      if case .nominal(holder, _) = part.form { asked } else { nil }
    }
  }

  private func namesSelf(_ type: NodeIndex, _ tree: SyntaxTree) -> Bool {
    (type.position..<tree.end(of: type)).contains { position in
      let node = NodeIndex(position)
      return tree.kind(node) == .identifierType
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelfType
    }
  }
}
