/// All files of one run with everything they declare, numbered through.
struct Program: Sendable {
  let trees: [SyntaxTree]
  let declarations: [Declaration]
  /// Element `i` holds the conditions and imports of file `i`.
  let files: [FileDeclarations]
  /// Files from this index on are interfaces that dialects bring along, not the user's sources.
  let interfaceStart: Int
  /// Element `i` is the target that file `i` belongs to.
  let targets: TargetMap
  /// Element `i` is the number of declarations in the files before file `i`.
  private let firstDeclarations: [Int]

  init(trees: [SyntaxTree], files: [FileDeclarations], interfaceStart: Int, targets: TargetMap) {
    self.trees = trees
    self.files = files
    self.interfaceStart = interfaceStart
    self.targets = targets
    var all: [Declaration] = []
    all.reserveCapacity(files.reduce(0) { $0 + $1.declarations.count })
    var bases: [Int] = []
    for file in files {
      let base = all.count
      bases.append(base)
      for declaration in file.declarations { all.append(declaration.numbered(from: base)) }
    }
    declarations = all
    firstDeclarations = bases
  }

  /// The position of a file's first declaration.
  func firstDeclaration(of file: Int) -> Int { firstDeclarations[file] }

  subscript(id: DeclarationID) -> Declaration { declarations[id.position] }

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

extension Declaration {
  fileprivate func numbered(from base: Int) -> Declaration {
    Declaration(
      kind: kind,
      traits: traits,
      name: name,
      file: file,
      node: node,
      nameToken: nameToken,
      parent: parent.map { DeclarationID($0.position + base) },
      condition: condition
    )
  }
}
