import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Functions of registries that may answer with something else than what is registered: by another
/// registry, or by making what nobody registered.
struct RegistryFallbacks {
  private let resolver: Resolver
  private let dictionaries: Set<DeclarationID>
  /// The members of the registry that come to its dictionaries.
  private let members: Set<DeclarationID>
  /// Whether other registries, and types that promise how they are made, count as told.
  private let goesBeyond: Bool
  /// The protocols of types that some function makes by what they promise: `(type as? Plain.Type)?.init()`.
  private(set) var promises: Set<DeclarationID> = []
  /// The file of the function in question.
  private var file = 0

  private var program: Program { resolver.program }

  /// - Parameter others: The functions that ask other registries, if these and types that promise how
  ///   they are made count as told.
  init(
    _ resolver: Resolver,
    _ dictionaries: [DeclarationID],
    _ members: Set<DeclarationID>,
    beyond others: [DeclarationID]? = nil
  ) {
    self.resolver = resolver
    self.dictionaries = Set(dictionaries)
    self.members = members.union(others ?? [])
    goesBeyond = others != nil
  }

  /// Whether a function yields something that does not come out of the dictionaries.
  mutating func mayAnswer(_ function: DeclarationID) -> Bool {
    file = Int(function.file)
    let tree = program.tree(of: function)
    guard let body = tree.child(program[function].node, .codeBlock) else { return false }
    let names = namesOfServices(in: body, given(to: function, tree), tree)
    return tree.yieldedValues(of: body).contains { isOther($0, names, tree) }
  }

  /// The parameters whose default value comes out of the dictionaries.
  private func given(to function: DeclarationID, _ tree: SyntaxTree) -> Set<Name> {
    let parameters = resolver.parameterDeclarations(of: function).filter { parameter in
      tree.initialValue(of: program[parameter].node).map { comes($0, from: [], tree) } ?? false
    }
    return Set(parameters.map { program[$0].name })
  }

  /// The names of locals that hold something out of the dictionaries.
  private mutating func namesOfServices(
    in body: NodeIndex,
    _ given: Set<Name>,
    _ tree: SyntaxTree
  ) -> Set<Name> {
    var names = given
    for position in body.position..<tree.end(of: body) {
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .patternBinding, .optionalBinding, .caseCondition:
        guard let value = tree.initialValue(of: node), !isOther(value, names, tree) else {
          continue
        }
        names.formUnion(
          namesBound(in: tree.children(node).filter { tree.kind($0).isPattern }, tree)
        )
      case .switchExpression, .forStatement:
        guard let value = tree.expression(in: node), !isOther(value, names, tree) else { continue }
        let items = tree.children(node).filter { tree.kind($0) == .switchCase }
          .flatMap { tree.children($0).filter { tree.kind($0) == .caseItem } }
        let patterns = ([node] + items).flatMap {
          tree.children($0).filter { tree.kind($0).isPattern }
        }
        names.formUnion(namesBound(in: patterns, tree))
      case .sequenceExpression:
        guard let (target, value) = tree.assignment(node),
          tree.kind(target) == .nameExpression, !isOther(value, names, tree)
        else { continue }
        names.insert(tree.name(target))
      default: break
      }
    }
    return names
  }

  private func namesBound(in patterns: some Sequence<NodeIndex>, _ tree: SyntaxTree) -> [Name] {
    patterns.flatMap { tree.namesBound(by: $0).map { tree.name($0) } }
  }

  /// Whether an expression mentions a dictionary, a member that comes to one, or a local that holds
  /// something out of them.
  private func comes(_ node: NodeIndex, from names: Set<Name>, _ tree: SyntaxTree) -> Bool {
    let isNamed = (node.position..<tree.end(of: node)).contains { position in
      let node = NodeIndex(position)
      return tree.kind(node) == .nameExpression && names.contains(tree.name(node))
    }
    if isNamed { return true }
    let covered = tree.nodes[node.position]
    return resolver.references.references(in: file, covered.firstToken..<covered.endToken).contains
    {
      dictionaries.contains($0.target) || members.contains($0.target)
    }
  }

  /// Whether something that is yielded comes from elsewhere, or may do so: `made ?? Service()`.
  private mutating func isOther(
    _ value: NodeIndex,
    _ names: Set<Name>,
    _ tree: SyntaxTree
  ) -> Bool {
    guard tree.kind(value) != .nilLiteral, !EndingCode(resolver).isEnd(value, in: file) else {
      return false
    }
    let parts = tree.kind(value) == .sequenceExpression ? Array(tree.children(value)) : []
    guard parts.contains(where: { tree.text($0) == "??" }) else {
      return !comes(value, from: names, tree) && !isPromised(value, tree)
    }
    return parts.contains { tree.kind($0).isExpression && isOther($0, names, tree) }
  }

  /// Whether an expression is of a type that is asked for as far as it conforms to a protocol, which
  /// is noted.
  private mutating func isPromised(_ value: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard goesBeyond else { return false }
    for position in value.position..<tree.end(of: value) {
      guard tree.kind(NodeIndex(position)) == .castOperator,
        let metatype = tree.type(in: NodeIndex(position)), tree.kind(metatype) == .metatypeType,
        let promise = resolver.resolve(metatype, file: file, scope: nil).instance?.declaration,
        program[promise].kind == .protocolType
      else { continue }
      promises.insert(promise)
      return true
    }
    return false
  }
}

extension SyntaxTree {
  /// What the body of a function or a closure yields, outside of closures and functions in it.
  func yieldedValues(of body: NodeIndex) -> [NodeIndex] {
    let items = Array(children(body))
    if items.count == 1, kind(items[0]).isExpression { return items }
    var found: [NodeIndex] = []
    var position = body.position + 1
    while position < end(of: body) {
      let node = NodeIndex(position)
      if kind(node) == .closure || kind(node) == .functionDeclaration {
        position = end(of: node)
        continue
      }
      if kind(node) == .returnStatement, let value = expression(in: node) { found.append(value) }
      position += 1
    }
    return found
  }
}
