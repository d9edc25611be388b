import PureLintResolution
import PureLintSyntax

/// A list of assemblies, as an expression tells it.
struct AssemblyList {
  /// The types that are known to be in it, in order.
  var types: [DeclarationID] = []
  /// Those of them that are in it whoever hands over the rest, in order.
  var fixed: [DeclarationID] = []
  /// Where each of these is made.
  var places: [Place] = []
  /// Whether all in it are known.
  var isComplete = true
  /// Whether it may hold one that no source declares.
  var isForeign = false
}

/// The steps from an expression to the assemblies that it lists.
struct AssemblyListReader {
  private var list = AssemblyList()
  /// Whether the expression that is read is one of several, of which each run has another one.
  private var isChoice = false
  private let flow: ContainerFlow

  private var resolver: Resolver { flow.resolver }
  private var program: Program { flow.program }

  /// How many expressions may stand for each other.
  private static let depthLimit = 8

  static func read(_ expression: ContainerExpression, _ flow: ContainerFlow) -> AssemblyList {
    var reader = AssemblyListReader(flow: flow)
    reader.read(expression, depth: 0)
    return reader.list
  }

  private mutating func read(_ expression: ContainerExpression, depth: Int) {
    let tree = program.trees[expression.file]
    let part = { (node: NodeIndex) in
      ContainerExpression(file: expression.file, node: node, source: expression.source)
    }
    guard depth < Self.depthLimit else { return giveUp() }
    switch tree.kind(expression.node) {
    case .arrayExpression:
      for child in tree.children(expression.node) { read(part(child), depth: depth + 1) }
    case .sequenceExpression: readSum(expression, depth)
    case .call: readCall(expression, depth)
    case .nameExpression, .memberAccess: readName(expression, depth)
    default: giveUp()
    }
  }

  private mutating func giveUp() { list.isComplete = false }

  /// `isFake ? A() : B()`: one of the two.
  private mutating func readChoice(_ expression: ContainerExpression, _ depth: Int) -> Bool {
    let tree = program.trees[expression.file]
    let parts = Array(tree.children(expression.node))
    guard parts.count > 2, let last = parts.last,
      tree.kind(parts[parts.count - 2]) == .ternaryOperator,
      let first = tree.expression(in: parts[parts.count - 2]),
      parts.dropLast(2).allSatisfy({
        tree.kind($0) != .assignmentOperator && tree.kind($0) != .ternaryOperator
      })
    else { return false }
    let isOuterChoice = isChoice
    isChoice = true
    for node in [first, last] {
      read(
        ContainerExpression(file: expression.file, node: node, source: expression.source),
        depth: depth + 1
      )
    }
    isChoice = isOuterChoice
    return true
  }

  /// `[A()] + others`, `A() as Assembly`.
  private mutating func readSum(_ expression: ContainerExpression, _ depth: Int) {
    if readChoice(expression, depth) { return }
    let tree = program.trees[expression.file]
    for child in tree.children(expression.node) {
      switch tree.kind(child) {
      case .binaryOperator where tree.text(child) == "+", .castOperator: break
      case .binaryOperator, .ternaryOperator, .assignmentOperator: return giveUp()
      default:
        read(
          ContainerExpression(file: expression.file, node: child, source: expression.source),
          depth: depth + 1
        )
      }
    }
  }

  private mutating func readCall(_ expression: ContainerExpression, _ depth: Int) {
    let key = ContainerExpression(file: expression.file, node: expression.node, source: nil)
    if let construction = flow.constructions[key] {
      if program.isSource(construction.declaration) {
        list.types.append(construction.declaration)
        if !isChoice {
          list.fixed.append(construction.declaration)
          list.places.append(construction.place)
        }
      } else {
        list.isForeign = true
        giveUp()
      }
      return
    }
    let tree = program.trees[expression.file]
    guard let callee = tree.expression(in: expression.node) else { return giveUp() }
    if tree.kind(callee) == .closure {
      return readAll(tree.yieldedValues(in: callee), expression.file, expression.source, depth)
    }
    guard let function = target(of: callee, expression), program[function].kind == .function,
      program.isSource(function)
    else {
      if target(of: callee, expression) == nil { list.isForeign = true }
      return giveUp()
    }
    readResults(of: function, depth)
  }

  private mutating func readName(_ expression: ContainerExpression, _ depth: Int) {
    guard let variable = target(of: expression.node, expression), program.isSource(variable) else {
      return giveUp()
    }
    if program[variable].kind == .parameter { return readHanded(to: variable, depth) }
    guard program[variable].kind == .variable else { return giveUp() }
    let declaration = program[variable]
    if declaration.traits.contains(.isComputed) { return readResults(of: variable, depth) }
    guard let value = program.tree(of: variable).initialValue(of: declaration.node),
      declaration.traits.contains(.isConstant) || isUnchanged(variable)
    else { return giveUp() }
    readAll([value], declaration.file, variable, depth)
  }

  /// What all callers hand to a parameter.
  private mutating func readHanded(to parameter: DeclarationID, _ depth: Int) {
    let handed = flow.valuesOfParameter(parameter).filter { origin in
      // What tests hand over is not the app's.
      guard case .value(let value) = origin else { return true }
      return !program.targets.isTest(file: value.file)
        || program.targets.isTest(file: Int(parameter.file))
    }
    guard !handed.isEmpty else { return giveUp() }
    let isOuterChoice = isChoice
    defer { isChoice = isOuterChoice }
    isChoice = isChoice || handed.count > 1
    for origin in handed {
      guard case .value(let value) = origin else { return giveUp() }
      read(value, depth: depth + 1)
    }
  }

  /// Whether a variable keeps its first value: nothing but its name is ever mentioned.
  private func isUnchanged(_ variable: DeclarationID) -> Bool {
    resolver.references.references(to: variable).allSatisfy { reference in
      guard !reference.isWrite else { return false }
      let tree = program.trees[reference.place.file]
      let around = tree.nodes(aroundToken: reference.place.token)
      guard let node = around.lastIndex(where: { tree.mainToken($0) == reference.place.token }),
        node > 0
      else { return false }
      return tree.kind(around[node - 1]) == .argument
    }
  }

  private mutating func readResults(of function: DeclarationID, _ depth: Int) {
    let results = flow.results(of: function)
    for result in results {
      guard case .value(let value) = result else { return giveUp() }
      read(value, depth: depth + 1)
    }
  }

  private mutating func readAll(
    _ nodes: [NodeIndex],
    _ file: Int,
    _ source: DeclarationID?,
    _ depth: Int
  ) {
    if nodes.isEmpty { giveUp() }
    for node in nodes {
      read(ContainerExpression(file: file, node: node, source: source), depth: depth + 1)
    }
  }

  /// The one declaration that an expression's last name means.
  private func target(
    of node: NodeIndex,
    _ expression: ContainerExpression
  ) -> DeclarationID? {
    let token = program.trees[expression.file].mainToken(node).rawValue
    let found = Set(
      resolver.references.references(in: expression.file, token..<token + 1).map(\.target)
    )
    return found.count == 1 ? found.first : nil
  }
}
