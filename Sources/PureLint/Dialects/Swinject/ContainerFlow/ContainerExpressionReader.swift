import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The reader of one expression that stands for a container.
struct ContainerExpressionReader {
  private let flow: ContainerFlow
  private let expression: ContainerExpression

  private var resolver: Resolver { flow.resolver }
  private var program: Program { flow.program }
  private var file: Int { expression.file }
  private var tree: SyntaxTree { program.trees[file] }

  init(_ flow: ContainerFlow, _ expression: ContainerExpression) {
    self.flow = flow
    self.expression = expression
  }

  func origins() -> [ContainerOrigin] {
    let node = expression.node
    switch tree.kind(node) {
    case .forceUnwrapExpression, .optionalChainingExpression, .tryExpression, .awaitExpression,
      .unsafeExpression:
      return inner(of: node)
    case .tupleExpression where tree.children(node).count { _ in true } == 1:
      return tree.firstChild(of: node).map(inner) ?? [.unknown]
    case .sequenceExpression: return cast(node)
    case .nameExpression: return name(node)
    case .memberAccess: return member(node)
    case .call: return call(node)
    default: return [.unknown]
    }
  }

  private func value(_ node: NodeIndex) -> ContainerOrigin {
    .value(ContainerExpression(file: file, node: node, source: expression.source))
  }

  private func inner(of node: NodeIndex) -> [ContainerOrigin] {
    [tree.expression(in: node).map(value) ?? .unknown]
  }

  /// `container as! Container`.
  private func cast(_ node: NodeIndex) -> [ContainerOrigin] {
    let parts = Array(tree.children(node))
    guard parts.count == 2, tree.kind(parts[1]) == .castOperator else { return [.unknown] }
    return [value(parts[0])]
  }

  /// The declarations that a name means.
  private func targets(of node: NodeIndex) -> [DeclarationID] {
    let token = tree.mainToken(node).rawValue
    let found = resolver.references.references(in: file, token..<token + 1)
    return Array(Set(found.filter { !$0.isWrite || found.allSatisfy(\.isWrite) }.map(\.target)))
  }

  // MARK: Names

  private func name(_ node: NodeIndex) -> [ContainerOrigin] {
    if tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
      || tree.tokens.kinds[tree.mainToken(node).position] == .kwSuper
    {
      return [instance()]
    }
    let targets = targets(of: node)
    guard !targets.isEmpty else { return ClosureParameters(flow, expression).origins() }
    return mention(of: targets, base: nil)
  }

  /// The instance that the code around is asked of.
  private func instance() -> ContainerOrigin {
    guard let source = expression.source else { return .unknown }
    return .instance(of: program.memberDeclaration(around: source))
  }

  private func member(_ node: NodeIndex) -> [ContainerOrigin] {
    guard let base = tree.expression(in: node) else { return [.unknown] }
    if tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf { return [value(base)] }
    if let held = containerOutOfSight(node, base) { return [held] }
    return mention(of: targets(of: node), base: base)
  }

  /// `Container.shared`, where nothing in sight declares it.
  private func containerOutOfSight(_ node: NodeIndex, _ base: NodeIndex) -> ContainerOrigin? {
    guard tree.kind(base) == .nameExpression || tree.kind(base) == .memberAccess,
      targets(of: node).isEmpty
    else { return nil }
    let token = tree.mainToken(node)
    let place = Place(file: file, token: token, source: expression.source)
    guard let type = resolver.namedType(base, at: place).declaration, !program.isSource(type),
      flow.library.isHolder(type), program[type].kind == .classType
    else { return nil }
    let id = ContainerID(Int(type.file), program[type].nameToken, member: tree.text(token))
    flow.note(id, parents: [])
    return .made(id)
  }

  private func mention(of targets: [DeclarationID], base: NodeIndex?) -> [ContainerOrigin] {
    guard targets.count == 1 else { return [.unknown] }
    let target = targets[0]
    if let meaning = flow.library.meaning(ofMember: target) {
      return [origin(of: meaning, member: target, base: base)]
    }
    switch program[target].kind {
    case .variable, .parameter: return [.declaration(target)]
    default: return [.unknown]
    }
  }

  private func origin(
    of meaning: ContainerMeaning,
    member: DeclarationID,
    base: NodeIndex?
  ) -> ContainerOrigin {
    switch meaning {
    case .base: return base.map(value) ?? instance()
    case .same(let node): return value(node)
    case .shared:
      let writes = resolver.references.references(to: member).filter(\.isWrite)
      guard writes.isEmpty else { return .declaration(member) }
      let id = ContainerID(Int(member.file), program[member].nameToken)
      flow.note(id, parents: [])
      return .made(id)
    case .new, .asker: return .unknown
    }
  }

  // MARK: Calls

  private func call(_ node: NodeIndex) -> [ContainerOrigin] {
    let key = ContainerExpression(file: file, node: node, source: nil)
    if let construction = flow.constructions[key] { return made(by: construction) }
    guard let callee = tree.expression(in: node) else { return [.unknown] }
    if tree.kind(callee) == .closure {
      return results(in: callee)
    }
    let targets = targets(of: callee)
    guard targets.count == 1, program[targets[0]].kind == .function else { return [.unknown] }
    if let meaning = flow.library.meaning(ofMember: targets[0]) {
      let base = tree.kind(callee) == .memberAccess ? tree.expression(in: callee) : nil
      return [origin(of: meaning, member: targets[0], base: base)]
    }
    return [.declaration(targets[0])]
  }

  private func made(by construction: Construction) -> [ContainerOrigin] {
    guard let meaning = flow.library.meaning(of: construction) else { return [.unknown] }
    switch meaning {
    case .new(let parents):
      let id = ContainerID(construction.place.file, construction.place.token)
      flow.note(
        id,
        parents: parents.map { nodes in
          nodes.map {
            ContainerExpression(
              file: construction.place.file,
              node: $0,
              source: construction.place.source
            )
          }
        }
      )
      return [.made(id)]
    case .same(let node): return [value(node)]
    case .base, .shared, .asker: return [.unknown]
    }
  }

  private func results(in closure: NodeIndex) -> [ContainerOrigin] {
    let values = tree.yieldedValues(in: closure)
    return values.isEmpty ? [.unknown] : values.map(value)
  }
}

extension SyntaxTree {
  /// The expressions whose value a closure or a body yields: its only one, and those that are
  /// returned.
  func yieldedValues(in body: NodeIndex) -> [NodeIndex] {
    let items = children(body).filter { kind($0) != .closureSignature }
    if items.count == 1, kind(items[0]).isExpression { return items }
    var found: [NodeIndex] = []
    var position = body.position + 1
    while position < end(of: body) {
      let node = NodeIndex(position)
      switch kind(node) {
      case .closure, .functionDeclaration, .classDeclaration, .structDeclaration,
        .enumDeclaration, .accessorBlock:
        position = end(of: node)
        continue
      case .returnStatement: expression(in: node).map { found.append($0) }
      default: break
      }
      position += 1
    }
    return found
  }
}
