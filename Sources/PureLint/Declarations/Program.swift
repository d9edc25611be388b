/// All files of one run with everything they declare.
struct Program {
  let trees: TreeStore
  /// Element `i` is what file `i` declares.
  let files: [FileDeclarations]
  /// Files from this index on are interfaces that dialects bring along, not the user's sources.
  let interfaceStart: Int
  /// The interfaces that only files which import a module see, with the module's name.
  var importedInterfaces: [Int: Name] = [:]
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

  /// Whether the member around a declaration holds something that is not Swift: then what stands
  /// there is half seen.
  func isBroken(around id: DeclarationID) -> Bool {
    let member = self[memberDeclaration(around: id)]
    return trees.isFull(member.file) && trees[member.file].hasError(in: member.node)
  }

  /// Whether the declaration stands in the user's sources.
  func isSource(_ id: DeclarationID) -> Bool { self[id].file < interfaceStart }

  /// The `#if` conditions around a declaration, as text; those that an `#else` excludes negated.
  func conditions(of id: DeclarationID) -> Set<String> {
    let declaration = self[id]
    return conditions(declaration.condition, in: declaration.file)
  }

  /// The `#if` conditions around a node.
  func conditions(around node: NodeIndex, in file: Int) -> Set<String> {
    let tree = trees[file]
    var found: Set<String> = []
    for condition in files[file].conditions {
      let range = condition.clause.position..<tree.end(of: condition.clause)
      if range.contains(node.position) { found.formUnion(terms(of: condition, tree)) }
    }
    return found
  }

  private func conditions(_ id: ConditionID, in file: Int) -> Set<String> {
    var found: Set<String> = []
    var next = id
    while next != .none {
      let condition = files[file].conditions[Int(next.rawValue) - 1]
      found.formUnion(terms(of: condition, trees[file]))
      next = condition.outer
    }
    return found
  }

  /// What holds inside a clause: its own condition, and that none of those before it holds.
  private func terms(of condition: FileDeclarations.Condition, _ tree: SyntaxTree) -> Set<String> {
    var found: Set<String> = []
    for clause in tree.children(condition.block) where tree.kind(clause) == .ifConfigClause {
      let text = tree.conditionText(of: clause)
      if clause == condition.clause {
        if !text.isEmpty { found.insert(text) }
        break
      }
      found.insert("!(\(text))")
    }
    return found
  }

  /// The nearest enclosing type or extension.
  func memberScope(of id: DeclarationID) -> DeclarationID? {
    var parent = self[id].parent
    while let scope = parent, !self[scope].kind.holdsMembers { parent = self[scope].parent }
    return parent
  }
}
