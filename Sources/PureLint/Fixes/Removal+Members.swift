import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The code that has to go with a member of a type.
extension Removal {
  /// Takes out a property with what is handed over for it.
  mutating func removeProperty(_ id: DeclarationID) throws(Obstacle) {
    let declaration = program[id]
    let tree = program.tree(of: id)
    try checkIndependence(of: id)
    let variable = tree.variableDeclaration(of: declaration.node)
    guard !declaration.traits.contains(.hasWrapper), bearsPlainAttributes(variable, tree) else {
      throw Obstacle("an attribute of it may stand for more")
    }
    try removeBinding(id)
    let runsLater: Declaration.Traits = [.isLazy, .isStatic, .isComputed]
    if declaration.traits.isDisjoint(with: runsLater) {
      try checkValue(of: id)
      try removeArguments(for: id)
    }
    try removeMentions(of: id)
  }

  /// Takes out a function that nothing calls but itself.
  mutating func removeFunction(_ id: DeclarationID) throws(Obstacle) {
    try checkIndependence(of: id)
    guard program.bearsOnly(.changesNoUse, id) else {
      throw Obstacle("an attribute of it may stand for more")
    }
    try take(program[id].node, in: program[id].file)
    try removeMentions(of: id)
  }

  /// The extensions of which nothing would be left but braces, and that have no other purpose.
  func emptiedExtensions(
    by nodes: [NodeIndex],
    in tree: SyntaxTree,
    _ cut: SourceCut
  ) -> [NodeIndex] {
    let byParent = Dictionary(grouping: nodes) { tree.parent(of: $0) }
    return byParent.compactMap { parent, nodes in
      guard let block = parent, tree.kind(block) == .memberBlock,
        let holder = tree.parent(of: block), tree.kind(holder) == .extensionDeclaration,
        tree.parent(of: holder).map({ tree.kind($0) }) == .sourceFile,
        tree.child(holder, .inheritanceClause) == nil, bearsPlainAttributes(holder, tree),
        cut.isEmptied(block, removing: nodes)
      else { return nil }
      return holder
    }
  }

  private func bearsPlainAttributes(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.children(node).allSatisfy { child in
      tree.kind(child) != .attribute
        || tree.type(in: child).map {
          program.libraries.knows(tree.name($0), .changesNoUse)
        } == true
    }
  }

  /// Checks that nothing but its mentions needs a member, and takes out the requirements that only
  /// it meets.
  private mutating func checkIndependence(of id: DeclarationID) throws(Obstacle) {
    if program[id].traits.contains(.isOverride) { throw Obstacle("it overrides another member") }
    guard program[id].condition == .none else {
      throw Obstacle("it stands in a branch of '#if'")
    }
    guard let scope = program[id].parent, program[scope].kind.holdsMembers,
      let holder = resolver.selfDeclaration(of: scope)
    else { return }
    guard program.bearsOnly(.changesNoUse, holder) || program.bearsOnly(.isPlainOnTypes, holder)
    else { throw Obstacle("a macro may look at '\(program.qualifiedName(holder))'") }
    let namesakes = resolver.members(of: holder)[program[id].name] ?? []
    if program[id].kind == .variable, namesakes.contains(where: { $0 != id && isBeside($0, id) }) {
      throw Obstacle("there is another one of its name")
    }
    guard let required = resolver.requirements(of: id) else {
      throw Obstacle("a protocol or base class of a library may ask for it")
    }
    for requirement in required where program[requirement].parent != scope {
      try removeRequirement(requirement)
    }
    if resolver.heirs(of: holder).contains(where: { overrides(id, in: $0) }) {
      throw Obstacle("a subclass overrides it")
    }
  }

  private func isBeside(_ other: DeclarationID, _ id: DeclarationID) -> Bool {
    program[other].parent.flatMap { resolver.selfDeclaration(of: $0) }
      == program[id].parent.flatMap { resolver.selfDeclaration(of: $0) }
  }

  private func overrides(_ id: DeclarationID, in heir: DeclarationID) -> Bool {
    (resolver.members(of: heir)[program[id].name] ?? []).contains {
      program[$0].traits.contains(.isOverride)
    }
  }

  /// Takes out what a protocol asks for, if nobody asks through the protocol.
  private mutating func removeRequirement(_ id: DeclarationID) throws(Obstacle) {
    guard !gone.contains(id) else { return }
    guard program.isSource(id), let scope = program[id].parent,
      program[scope].kind == .protocolType,
      resolver.references.references(to: id).isEmpty,
      !resolver.unknownReads.hasReads(of: id)
    else { throw Obstacle("a protocol asks for it") }
    gone.insert(id)
    let tree = program.tree(of: id)
    let node = program[id].node
    try take(
      program[id].kind == .variable ? tree.variableDeclaration(of: node) : node,
      in: program[id].file
    )
  }

  // MARK: Fields

  /// Takes out the arguments for a property of a struct where its implicit initializer is called.
  private mutating func removeArguments(for id: DeclarationID) throws(Obstacle) {
    guard let structure = program[id].parent, program[structure].kind == .structType else { return }
    if resolver.conformsToLibrary(structure) {
      throw Obstacle("a protocol of a library may look at all properties beside it")
    }
    for argument in sources.lookups.implicitArguments(for: id) {
      try removeArgument(argument.node, in: argument.file)
    }
    if let place = sources.lookups.openCall(with: program[id].name) {
      throw Obstacle("the call at \(sources.text(place)) may build it")
    }
    if let place = sources.lookups.initializerValue(of: structure) {
      throw Obstacle("its initializer is handed on at \(sources.text(place))")
    }
  }

  /// Takes out an argument.
  mutating func removeArgument(_ value: NodeIndex, in file: Int) throws(Obstacle) {
    let tree = program.trees[file]
    guard let argument = tree.parent(of: value), tree.kind(argument) == .argument else {
      throw Obstacle("a closure behind the parentheses is handed over for it")
    }
    try checkValue(value, in: file)
    try take(argument, in: file)
  }
}
