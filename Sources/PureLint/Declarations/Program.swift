/// All files of one run with everything they declare.
struct Program {
  let trees: TreeStore
  /// Element `i` is what file `i` declares.
  let files: [FileDeclarations]
  /// Files from this index on are interfaces that dialects bring along, not the user's sources.
  let interfaceStart: Int
  /// The targets that files are compiled into.
  let targets: TargetMap

  subscript(id: DeclarationID) -> Declaration {
    files[Int(id.file)].declarations[Int(id.index)]
  }

  /// The declarations directly inside another, in source order.
  /// - Complexity: O(number of results).
  func children(of id: DeclarationID) -> [DeclarationID] {
    let declarations = files[Int(id.file)].declarations
    let end = Int(id.index) + Int(declarations[Int(id.index)].size)
    var found: [DeclarationID] = []
    var next = Int(id.index) + 1
    while next < end {
      found.append(DeclarationID(file: Int(id.file), index: next))
      next += Int(declarations[next].size)
    }
    return found
  }

  func tree(of id: DeclarationID) -> SyntaxTree { trees[self[id].file] }

  /// The name as the source writes it, without back ticks.
  func text(_ id: DeclarationID) -> String {
    let declaration = self[id]
    return trees[declaration.file].text(declaration.nameToken)
  }

  /// The name with the types around it: `TimerModule.Dependency`.
  func qualifiedName(_ id: DeclarationID) -> String {
    var parts = [text(id)]
    var parent = self[id].parent
    while let scope = parent {
      let declaration = self[scope]
      if declaration.kind.holdsMembers { parts.append(scopeName(scope)) }
      parent = declaration.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  private func scopeName(_ id: DeclarationID) -> String {
    let declaration = self[id]
    guard declaration.kind == .extensionBlock else { return text(id) }
    let tree = trees[declaration.file]
    return tree.type(in: declaration.node).map { tree.text($0) } ?? text(id)
  }

  /// The member or top-level declaration that a declaration belongs to, itself included.
  func memberDeclaration(around id: DeclarationID) -> DeclarationID {
    var id = id
    while let parent = self[id].parent, !self[parent].kind.holdsMembers { id = parent }
    return id
  }

  /// Whether the declaration stands in the user's sources.
  func isSource(_ id: DeclarationID) -> Bool { self[id].file < interfaceStart }

  /// The nearest enclosing type or extension.
  func memberScope(of id: DeclarationID) -> DeclarationID? {
    var parent = self[id].parent
    while let scope = parent, !self[scope].kind.holdsMembers { parent = self[scope].parent }
    return parent
  }
}
