import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Reads off expressions which models a container is made for.
final class SchemaReader {
  let code: CodeIndex
  let previews: PreviewCode
  /// What a declaration holds that is being read already.
  let inCycles: ModelList
  /// By declaration, the models in its value.
  private var known: [DeclarationID: ModelList] = [:]
  /// The same of what `if let` and `guard let` bind, by its name's place.
  var knownBindings: [Place: ModelList] = [:]
  /// The same of what values of an enum hold.
  var knownPayloads: [Held: ModelList] = [:]
  /// What calls give to parameters; nil where they are not calls of the function as it is declared.
  var knownArguments: [GivenArguments: [DeclarationID: NodeIndex]?] = [:]

  /// A call of a function.
  struct GivenArguments: Hashable {
    let place: Place
    let function: DeclarationID
  }

  /// One of the values that a case of an enum holds.
  struct Held: Hashable {
    let position: Int
    let enumCase: DeclarationID
  }

  var resolver: Resolver { code.resolver }
  var program: Program { code.program }

  /// More declarations on the way from one to the next are not followed.
  static let depthLimit = 24

  /// - Parameter isCareful: Whether a value counts as open of which not everything is known that may set
  ///   it.
  init(_ code: CodeIndex, isCareful: Bool = false) {
    self.code = code
    previews = PreviewCode(code)
    inCycles = isCareful ? .open : ModelList()
  }

  /// The models that the arguments of a modifier, a container or a schema list.
  func models(listedBy arguments: [CallArgument], in file: Int, _ depth: Int = 0) -> ModelList {
    // What has no label goes on with what is in front of it: `(for: schema, configurations: one, two)`.
    var label: Name?
    let lists = arguments.filter { argument in
      label = argument.label ?? label
      return label.map(StoredDataNames.lists.contains) ?? !argument.isTrailing
    }
    return lists.isEmpty
      ? .open : .union(lists.map { models(in: $0.node, of: file, depth) })
  }

  /// The models of a scene for documents, which are in a container if the arguments name them.
  func models(ofDocuments arguments: [CallArgument], in file: Int) -> ModelList {
    .union(
      arguments.filter { $0.label.map(StoredDataNames.documents.contains) == true }
        .map { models(in: $0.node, of: file) }
    )
  }

  /// The models that an expression lists.
  func models(in node: NodeIndex, of file: Int, _ depth: Int = 0) -> ModelList {
    let tree = program.trees[file]
    switch tree.kind(node) {
    case .arrayExpression:
      return .union(tree.children(node).map { models(in: $0, of: file, depth) })
    case .argument, .tryExpression, .forceUnwrapExpression, .optionalChainingExpression,
      .awaitExpression, .unsafeExpression, .returnStatement:
      return tree.expression(in: node).map { models(in: $0, of: file, depth) } ?? .open
    case .tupleExpression:
      return .union(tree.children(node).map { models(in: $0, of: file, depth) })
    case .sequenceExpression:
      let operands = tree.children(node).filter { tree.kind($0) != .binaryOperator }
      return operands.allSatisfy { tree.kind($0).isExpression }
        ? .union(operands.map { models(in: $0, of: file, depth) }) : .open
    case .memberAccess where tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf:
      return tree.expression(in: node).map { models(named: $0, in: file, depth) } ?? .open
    case .nameExpression, .memberAccess, .implicitMember:
      if let meaning = code.meaning(of: tree.mainToken(node), in: file), program.isSource(meaning) {
        return models(of: meaning, depth)
      }
      if tree.kind(node) == .nameExpression { return models(boundTo: node, in: file, depth) }
      guard tree.kind(node) == .memberAccess,
        StoredDataNames.counterparts.contains(tree.name(node))
      else { return .open }
      return tree.expression(in: node).map { models(in: $0, of: file, depth) } ?? .open
    case .call: return models(madeBy: node, in: file, depth)
    default: return .open
    }
  }

  // MARK: Types

  /// A model, or a version of a schema that lists models, in front of `.self`.
  private func models(named node: NodeIndex, in file: Int, _ depth: Int) -> ModelList {
    let around = code.declaration(around: node, in: file)
    let place = Place(file: file, token: program.trees[file].mainToken(node), source: around)
    let type = resolver.namedType(node, at: place)
    guard let id = type.declaration, program.isSource(id) else {
      // What sources do not declare reaches none of their models.
      if case .external = type.form { return ModelList() }
      return .open
    }
    if program.isModel(id) { return ModelList(models: [id]) }
    let listed = resolver.findMembers(StoredDataNames.models, of: type).map(\.id)
      .filter(program.isSource)
    return listed.isEmpty ? .open : .union(listed.map { models(of: $0, depth) })
  }

  // MARK: Calls

  private func models(madeBy call: NodeIndex, in file: Int, _ depth: Int) -> ModelList {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call) else { return .open }
    if tree.kind(callee) == .closure { return models(inBody: callee, of: file, depth) }
    if isMaker(callee, in: file) || isImplicit(callee, tree) {
      return models(listedBy: tree.callArguments(of: call), in: file, depth)
    }
    guard [.nameExpression, .memberAccess, .implicitMember].contains(tree.kind(callee)),
      let meaning = code.meaning(of: tree.mainToken(callee), in: file),
      program[meaning].kind == .function || program[meaning].kind == .variable
    else { return .open }
    return models(of: meaning, depth)
  }

  /// Whether a callee makes a container or a schema: `Schema`, `SwiftData.Schema`, `Schema.init`.
  private func isMaker(_ callee: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    var node = callee
    if tree.kind(node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(node).position] == .kwInit,
      let base = tree.expression(in: node)
    {
      node = base
    }
    let name = tree.name(node)
    return StoredDataNames.makers.contains(name)
      && [.nameExpression, .memberAccess].contains(tree.kind(node))
      && resolver.topLevelType(name, from: file) == nil
  }

  private func isImplicit(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(callee) == .implicitMember
      && tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
  }

  // MARK: Declarations

  /// The models that a value lists, or the result of a function.
  func models(of id: DeclarationID, _ depth: Int) -> ModelList {
    if let known = known[id] { return known }
    guard depth < Self.depthLimit, program.isSource(id), !resolver.mayBeOverridden(id) else {
      return .open
    }
    known[id] = inCycles
    let found = read(id, depth + 1)
    known[id] = found
    return found
  }

  private func read(_ id: DeclarationID, _ depth: Int) -> ModelList {
    let declaration = program[id]
    let tree = program.tree(of: id)
    let file = Int(id.file)
    guard program.trees.hasBodies(file) else { return .open }
    switch declaration.kind {
    case .function:
      return tree.child(declaration.node, .codeBlock).map { models(inBody: $0, of: file, depth) }
        ?? .open
    case .variable where declaration.traits.contains(.isComputed):
      return tree.getter(of: declaration.node).map { models(inBody: $0, of: file, depth) } ?? .open
    case .variable:
      // Somebody may set it who is not known, unless it is a constant.
      if inCycles.isOpen, !declaration.traits.contains(.isConstant),
        resolver.unknownReads.hasReads(of: id)
      {
        return .open
      }
      let initial = tree.initialValue(of: declaration.node).map { (node: $0, file: file) }
      let values = (initial.map { [$0] } ?? []) + writes(to: id)
      let added = additions(to: id)
      guard !values.isEmpty || !added.isEmpty else { return .open }
      func lists(_ values: [(node: NodeIndex, file: Int)]) -> [ModelList] {
        values.map { models(in: $0.node, of: $0.file, depth) }
      }
      return .union([.either(lists(values))] + lists(added))
    case .parameter: return models(ofParameter: id, depth)
    default: return .open
    }
  }

  /// The values that are assigned to a variable.
  private func writes(to id: DeclarationID) -> [(node: NodeIndex, file: Int)] {
    resolver.references.references(to: id).compactMap { reference in
      guard reference.isWrite, program.isSource(reference.place),
        !program.targets.isTest(file: reference.place.file)
      else { return nil }
      let tree = program.trees[reference.place.file]
      let around = tree.nodes(aroundToken: reference.place.token)
      guard let sequence = around.last(where: { tree.kind($0) == .sequenceExpression }),
        let (_, value) = tree.assignment(sequence)
      else { return nil }
      return (value, reference.place.file)
    }
  }

  /// What is put into a list besides: `list += more`, `list.append(Pin.self)`.
  private func additions(to id: DeclarationID) -> [(node: NodeIndex, file: Int)] {
    guard !program[id].traits.contains(.isConstant) else { return [] }
    return resolver.references.references(to: id).compactMap { reference in
      let file = reference.place.file
      guard program.isSource(reference.place), !program.targets.isTest(file: file) else {
        return nil
      }
      return program.trees[file].addition(toListAt: reference.place.token).map { ($0, file) }
    }
  }

  /// The result of the statements of a body: containers, else schemas, else the returned value.
  private func models(inBody node: NodeIndex, of file: Int, _ depth: Int) -> ModelList {
    let tree = program.trees[file]
    var made: [NodeIndex] = []
    var returned: [NodeIndex] = []
    for position in node.position..<tree.end(of: node) {
      let inner = NodeIndex(position)
      switch tree.kind(inner) {
      case .call where isMaker(of: StoredDataNames.containerType, inner, in: file):
        made.append(inner)
      case .returnStatement: returned.append(inner)
      default: break
      }
    }
    if !made.isEmpty { return .either(made.map { models(madeBy: $0, in: file, depth) }) }
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    let values = returned.isEmpty && items.count == 1 ? Array(items) : returned
    return values.isEmpty ? .open : .either(values.map { models(in: $0, of: file, depth) })
  }

  private func isMaker(of type: Name, _ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call), isMaker(callee, in: file) else { return false }
    return (callee.position..<tree.end(of: callee)).contains { position in
      let inner = NodeIndex(position)
      return [.nameExpression, .memberAccess].contains(tree.kind(inner)) && tree.name(inner) == type
    }
  }
}

extension Resolver {
  /// Whether another declaration may stand in for a member: of a protocol, or of an heir.
  func mayBeOverridden(_ id: DeclarationID) -> Bool {
    guard let parent = program[id].parent else { return false }
    if program[parent].kind == .protocolType { return true }
    guard let owner = selfDeclaration(of: id), program[owner].kind == .classType,
      !program[id].traits.contains(.isLocal), !isStatic(id)
    else { return false }
    return !heirs(of: owner).isEmpty
  }
}

extension SyntaxTree {
  /// What is put into the list that is named at a token.
  fileprivate func addition(toListAt token: TokenIndex) -> NodeIndex? {
    let around = nodes(aroundToken: token)
    guard
      let position = around.firstIndex(where: {
        mainToken($0) == token && kind($0).isExpression
      }), position > 0
    else { return nil }
    let outer = around[position - 1]
    if kind(outer) == .sequenceExpression {
      let parts = Array(children(outer).prefix(4))
      return parts.count == 3 && parts[0] == around[position] && text(parts[1]) == "+="
        ? parts[2] : nil
    }
    guard position > 1, kind(outer) == .memberAccess,
      StoredDataNames.additions.contains(name(outer)),
      kind(around[position - 2]) == .call, expression(in: around[position - 2]) == outer
    else { return nil }
    return callArguments(of: around[position - 2]).first?.node
  }

  /// The block by which a computed property yields its value.
  func getter(of node: NodeIndex) -> NodeIndex? {
    if let block = child(node, .codeBlock) { return block }
    return child(node, .accessorBlock).flatMap { accessors in
      children(accessors).first { tokens.kinds[mainToken($0).position] == .cwGet }
        .flatMap { child($0, .codeBlock) }
    }
  }
}
