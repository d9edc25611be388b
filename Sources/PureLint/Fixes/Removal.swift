import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The removal of something unused, with all that is there for it alone: the properties that store
/// it, the arguments for it, and the parameters and locals that nothing else names.
///
/// It either takes out every mention in the program or is refused.
struct Removal {
  /// How many names a value may go through: each is removed for the sake of the one before.
  private static let mostLevels = 200

  let sources: RemovalSources
  private var level = 0
  /// The declarations that are taken out.
  var gone: Set<DeclarationID> = []
  /// By function, the positions of the parameters that are taken out.
  var shortened: [DeclarationID: Set<Int>] = [:]
  private var parts: Set<SourcePart> = []
  private(set) var partsByFile: [Int: [NodeIndex]] = [:]

  var resolver: Resolver { sources.resolver }
  var program: Program { sources.resolver.program }

  init(_ sources: RemovalSources) { self.sources = sources }

  /// The removal of a field, parameter, local, member or function.
  init(of id: DeclarationID, _ sources: RemovalSources) throws(Obstacle) {
    self.init(sources)
    if mayBeMeantToBeCalled(id) {
      throw Obstacle("it is a closure without a value, and a call of it may be what is missing")
    }
    try remove(id)
    try removeOrphans(of: id)
    try checkOwners()
    try checkClosures()
  }

  /// The removal of a statement whose call has its name at a token.
  init(ofStatementCalling token: TokenIndex, in file: Int, _ sources: RemovalSources)
    throws(Obstacle)
  {
    self.init(sources)
    try removeStatement(calling: token, in: file)
    try removeOrphans()
    try checkOwners()
    try checkClosures()
  }

  /// The changes to the sources.
  var edits: [Fix.Edit] {
    partsByFile.sorted { $0.key < $1.key }.flatMap { file, nodes in
      let cut = sources.cut(file)
      let emptied = emptiedExtensions(by: nodes, in: program.trees[file], cut)
      return cut.ranges(removing: nodes + emptied).map {
        Fix.Edit(location: Location(file: file, bytes: $0), replacement: "")
      }
    }
  }

  // MARK: Declarations

  /// Takes a declaration out with all mentions of it.
  mutating func remove(_ id: DeclarationID) throws(Obstacle) {
    guard gone.insert(id).inserted else { return }
    guard level < Self.mostLevels else { throw Obstacle("it goes through too many names") }
    level += 1
    defer { level -= 1 }
    try checkSight(of: id)
    switch program[id].kind {
    case .variable where program[id].traits.contains(.isLocal): try removeLocal(id)
    case .variable: try removeProperty(id)
    case .parameter: try removeParameter(id)
    case .function: try removeFunction(id)
    default: throw Obstacle("a whole type is for a person to delete")
    }
  }

  /// Whether it is a parameter that is there only to be called: a closure that yields no value.
  private func mayBeMeantToBeCalled(_ id: DeclarationID) -> Bool {
    guard program[id].kind == .parameter else { return false }
    let tree = program.tree(of: id)
    return tree.type(in: program[id].node).map { tree.text($0).isClosureWithoutValue } ?? false
  }

  private func checkSight(of id: DeclarationID) throws(Obstacle) {
    guard program.isSource(id) else { throw Obstacle("a library declares it") }
    if program.isForClients(id) {
      throw Obstacle("it is public, and clients of the library may use it")
    }
    if let path = sources.pathUnseen(naming: id) {
      throw Obstacle("'\(path)' is not checked and may use it")
    }
    if let path = sources.pathGenerated(naming: id) {
      throw Obstacle("'\(path)', which a generator has written, names it")
    }
  }

  private mutating func removeLocal(_ id: DeclarationID) throws(Obstacle) {
    try removeBinding(id)
    try checkValue(of: id)
    try removeMentions(of: id)
  }

  /// Takes out the declaration of a variable.
  mutating func removeBinding(_ id: DeclarationID) throws(Obstacle) {
    let tree = program.tree(of: id)
    let binding = program[id].node
    guard tree.kind(binding) == .patternBinding,
      tree.child(binding, .identifierPattern) != nil
    else { throw Obstacle("it is declared together with others") }
    let variable = tree.variableDeclaration(of: binding)
    let bindings = sources.cut(program[id].file).lists.elements(of: variable)
    guard bindings.count > 1 else { return try take(variable, in: program[id].file) }
    let hasOwnType = tree.child(binding, .typeAnnotation) != nil
    let position = bindings[...].partitioningIndex { $0 >= binding }
    let previous = position > 0 ? bindings[position - 1] : nil
    let lends = previous.map { tree.child($0, .typeAnnotation) == nil } ?? false
    guard !hasOwnType || !lends else { throw Obstacle("its type is also that of others") }
    try take(binding, in: program[id].file)
  }

  /// Checks that nothing is lost with a variable's value but the value.
  func checkValue(of id: DeclarationID) throws(Obstacle) {
    let tree = program.tree(of: id)
    guard let value = tree.initialValue(of: program[id].node) else { return }
    try checkValue(value, in: program[id].file)
  }

  func checkValue(_ value: NodeIndex, in file: Int) throws(Obstacle) {
    guard let obstacle = DroppableValues(sources).obstacle(in: value, file: file) else { return }
    let tree = program.trees[file]
    let token = TokenIndex(Int(tree.nodes[obstacle.position].firstToken))
    let callee = tree.kind(obstacle) == .call ? tree.expression(in: obstacle) : nil
    if let callee, tree.kind(callee) == .closure {
      throw Obstacle(
        "the closure that is called at \(sources.text(token, in: file)) may have side effects"
      )
    }
    let text = tree.text(callee ?? obstacle).prefix { !$0.isNewline }
    let code = text.count > 40 ? text.prefix(40) + "…" : text
    throw Obstacle(
      "'\(code)\(callee == nil ? "" : "(…)")' at \(sources.text(token, in: file)) may have side effects"
    )
  }

  // MARK: Mentions

  /// Takes out what mentions a declaration and is not taken out yet.
  mutating func removeMentions(of id: DeclarationID) throws(Obstacle) {
    for reference in resolver.references.references(to: id) where !isTaken(reference.place) {
      if reference.isWrite {
        try removeAssignment(at: reference.place)
        continue
      }
      if let destination = reference.destination, destination != id,
        program.isSource(destination)
      {
        try remove(destination)
        if isTaken(reference.place) { continue }
      }
      throw Obstacle("'\(program.text(id))' is also named at \(sources.text(reference.place))")
    }
  }

  /// Takes out the statement that assigns to the name at a place.
  private mutating func removeAssignment(at place: Place) throws(Obstacle) {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard let position = around.lastIndex(where: { tree.kind($0) == .sequenceExpression }),
      position > 0
    else { throw Obstacle("it is set at \(sources.text(place))") }
    let statement = around[position]
    let operands = Array(tree.children(statement))
    guard operands.count > 2, tree.kind(operands[1]) == .assignmentOperator,
      tree.mainToken(operands[0]) == place.token,
      [.nameExpression, .memberAccess].contains(tree.kind(operands[0])),
      tree.kind(around[position - 1]).holdsItems
    else { throw Obstacle("it is set at \(sources.text(place)) by more than an assignment") }
    for value in operands[2...] where tree.kind(value).isExpression {
      try checkValue(value, in: place.file)
    }
    try take(statement, in: place.file)
  }

  // MARK: Parts

  func isTaken(_ place: Place) -> Bool {
    guard partsByFile[place.file] != nil else { return false }
    return program.trees[place.file].nodes(aroundToken: place.token).contains {
      parts.contains(SourcePart(file: place.file, node: $0))
    }
  }

  /// Notes that a part goes.
  mutating func take(_ node: NodeIndex, in file: Int) throws(Obstacle) {
    if let reason = sources.obstacle(toChanging: file) { throw Obstacle(reason) }
    let tree = program.trees[file]
    guard let parent = tree.parent(of: node) else { throw Obstacle("it cannot be found") }
    switch tree.kind(parent) {
    case .ifConfigClause: throw Obstacle("it stands in a branch of '#if'")
    case .closure
    where tree.children(parent).lazy.filter({ tree.kind($0) != .closureSignature }).prefix(2).count
      < 2:
      throw Obstacle("nothing would be left of a closure")
    default: break
    }
    let part = SourcePart(file: file, node: node)
    if parts.insert(part).inserted { partsByFile[file, default: []].append(node) }
  }

  // MARK: Orphans

  /// Takes out the locals and parameters that nothing names any more.
  ///
  /// Parameters that cannot go stay, but for one that only fills in what is removed: as long as all
  /// who build the type have to hand something over, nothing is gained.
  private mutating func removeOrphans(of root: DeclarationID? = nil) throws(Obstacle) {
    var seen: Set<DeclarationID> = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for id in orphans() where seen.insert(id).inserted {
        var attempt = self
        do throws(Obstacle) {
          try attempt.remove(id)
        } catch {
          guard program[id].kind == .parameter, !isHandedOver(id, for: root) else {
            throw Obstacle(
              "nothing would use '\(program.text(id))' any more, and that cannot go: \(error.reason)"
            )
          }
          continue
        }
        self = attempt
        hasChanged = true
      }
    }
  }

  /// Whether a parameter is one of an initializer of the type that a property belongs to.
  private func isHandedOver(_ parameter: DeclarationID, for property: DeclarationID?) -> Bool {
    guard let property, program[property].kind == .variable,
      !program[property].traits.contains(.isLocal),
      let function = program[parameter].parent, program[function].kind == .initializer
    else { return false }
    return resolver.owner(ofNested: function) == resolver.owner(ofNested: property)
  }

  /// The locals and parameters that only what is taken out names.
  private func orphans() -> [DeclarationID] {
    var found: Set<DeclarationID> = []
    for (file, nodes) in partsByFile {
      let tree = program.trees[file]
      for node in nodes.map({ tree.nodes[$0.position] }) {
        for reference in resolver.references.references(in: file, node.firstToken..<node.endToken) {
          let target = reference.target
          let declaration = program[target]
          guard
            declaration.kind == .parameter
              || declaration.kind == .variable && declaration.traits.contains(.isLocal),
            program.isSource(target), !gone.contains(target), !isTaken(declaration)
          else { continue }
          if resolver.references.references(to: target).allSatisfy({ isTaken($0.place) }) {
            found.insert(target)
          }
        }
      }
    }
    return found.sorted()
  }

  private func isTaken(_ declaration: Declaration) -> Bool {
    isTaken(Place(file: declaration.file, token: declaration.nameToken))
  }
}

extension NodeKind {
  /// Whether statements and declarations stand directly in nodes of this kind.
  var holdsItems: Bool {
    switch self {
    case .codeBlock, .closure, .sourceFile, .memberBlock, .switchCase: true
    default: false
    }
  }
}
