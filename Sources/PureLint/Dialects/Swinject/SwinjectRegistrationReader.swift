/// Reads registrations off calls; what is not certain in all its parts is none.
struct SwinjectRegistrationReader {
  let resolver: Resolver
  let call: TypeCall

  private var tree: SyntaxTree { resolver.program.trees[call.place.file] }

  init(_ resolver: Resolver, _ call: TypeCall) {
    self.resolver = resolver
    self.call = call
  }

  func registration() -> Registration? {
    guard let text = container(), let key = key() else { return nil }
    let ancestors = ancestors()
    let innermost = ancestors.last { Self.bodies.contains(tree.kind($0)) }
    guard let body = innermost ?? ancestors.first, !ancestors.contains(where: isChoice)
    else { return nil }
    let file = call.place.file
    let name = key.name.map { " named \($0)" } ?? ""
    return Registration(
      place: call.place,
      container: .init(file: file, body: body, text: text),
      key: key,
      blocks: ancestors.filter { $0 > body && Self.blocks.contains(tree.kind($0)) },
      condition: resolver.program.condition(around: call.call, in: file),
      title: tree.text(call.typeNode) + name
    )
  }

  // MARK: Container

  /// The expression in front of `.register`: a name, or members of one; nil if it may stand for
  /// another container each time.
  private func container() -> String? {
    guard let callee = tree.expression(in: call.call) else { return nil }
    if tree.kind(callee) == .nameExpression { return "self" }
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return nil
    }
    var next = base
    while tree.kind(next) == .memberAccess, let inner = tree.expression(in: next) { next = inner }
    guard tree.kind(next) == .nameExpression, !isReassigned(base) else { return nil }
    let text = tree.text(base).filter { !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private func isReassigned(_ base: NodeIndex) -> Bool {
    let token = tree.mainToken(base).rawValue
    let meant = resolver.references.references(in: call.place.file, token..<token + 1)
    return meant.contains { resolver.writtenDeclarations.contains($0.target) }
  }

  // MARK: Key

  private func key() -> Registration.Key? {
    let kind = tree.kind(call.typeNode)
    let isNamed = kind == .nameExpression || kind == .memberAccess
    let text = Name(tree.text(call.typeNode).filter { !$0.isWhitespace })
    var key = Registration.Key(
      type: isNamed && !call.type.hasUnknown ? call.type : .external(text, [])
    )
    var hasFactory = false
    for argument in resolver.callArguments(of: call.call, tree).dropFirst() {
      switch argument.label {
      case "name":
        guard let name = name(argument.node) else { return nil }
        key.name = name.isEmpty ? nil : name
      case "initializer": hasFactory = true
      case nil, "factory":
        guard tree.kind(argument.node) == .closure, let types = argumentTypes(of: argument.node)
        else { return nil }
        key.arguments = types
        hasFactory = true
      default: return nil
      }
    }
    return hasFactory ? key : nil
  }

  /// The name as it is written, empty for `nil`; nil if it may be another one each time.
  private func name(_ node: NodeIndex) -> String? {
    switch tree.kind(node) {
    case .nilLiteral: ""
    case .stringLiteral where tree.child(node, .interpolation) == nil: tree.text(node)
    case .memberAccess, .implicitMember: tree.text(node).filter { !$0.isWhitespace }
    default: nil
    }
  }

  /// The types of a closure's parameters behind the first; nil if they are not written.
  private func argumentTypes(of closure: NodeIndex) -> [String]? {
    guard let signature = tree.child(closure, .closureSignature) else {
      return tree.text(closure).contains("$1") ? nil : []
    }
    var types: [String?] = []
    for child in tree.children(signature) {
      switch tree.kind(child) {
      case .closureParameter: types.append(nil)
      case .parameterClause:
        for parameter in tree.children(child) where tree.kind(parameter) == .parameter {
          types.append(tree.type(in: parameter).map { tree.text($0).filter { !$0.isWhitespace } })
        }
      default: break
      }
    }
    let arguments = types.dropFirst()
    return arguments.contains(nil) ? nil : arguments.compactMap { $0 }
  }

  // MARK: Surroundings

  private static let bodies: Set<NodeKind> = [
    .closure, .functionDeclaration, .initializerDeclaration, .accessorDeclaration,
  ]

  private static let blocks: Set<NodeKind> = [.codeBlock, .switchCase, .catchClause]

  /// The nodes around the call, outermost first, from its member or the file on.
  private func ancestors() -> [NodeIndex] {
    let program = resolver.program
    var node = NodeIndex.root
    if let source = call.place.source {
      node = program[program.memberDeclaration(around: source)].node
    }
    var found: [NodeIndex] = []
    while node != call.call {
      found.append(node)
      let inner = tree.children(node).first {
        $0 <= call.call && call.call.position < tree.end(of: $0)
      }
      guard let inner else { return [] }
      node = inner
    }
    return found
  }

  /// Whether an expression may leave some of its operands out.
  private func isChoice(_ node: NodeIndex) -> Bool {
    guard tree.kind(node) == .sequenceExpression else { return false }
    return tree.children(node).contains {
      tree.kind($0) == .ternaryOperator || tree.kind($0) == .binaryOperator
    }
  }
}
