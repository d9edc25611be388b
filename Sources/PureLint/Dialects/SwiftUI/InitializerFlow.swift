import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Where the initializer of a view keeps what it is given.
struct InitializerFlow {
  /// By parameter, the fields whose values are made of it.
  private(set) var fields: [DeclarationID: Set<DeclarationID>] = [:]
  private let code: CodeIndex
  private let initializer: DeclarationID
  private let parameters: Set<DeclarationID>
  private var program: Program { code.program }
  private var resolver: Resolver { code.resolver }
  private var file: Int { program[initializer].file }

  /// More initializers that hand on to each other are not followed.
  private static let depthLimit = 4

  init(_ code: CodeIndex, _ initializer: DeclarationID, depth: Int = 0) {
    self.code = code
    self.initializer = initializer
    parameters = Set(code.resolver.parameterDeclarations(of: initializer))
    guard program.isSource(initializer), program.trees.hasBodies(file),
      let owner = resolver.selfDeclaration(of: initializer)
    else { return }
    let tree = program.trees[file]
    let stored = resolver.storedProperties(of: owner)
    let node = program[initializer].node
    for position in node.position..<tree.end(of: node) {
      switch tree.nodes.kind(position) {
      case .sequenceExpression: addAssignment(NodeIndex(position), tree, stored)
      case .call where depth < Self.depthLimit: addDelegation(NodeIndex(position), tree, depth)
      default: break
      }
    }
  }

  private mutating func addAssignment(
    _ assignment: NodeIndex,
    _ tree: SyntaxTree,
    _ stored: [DeclarationID]
  ) {
    let parts = Array(tree.children(assignment))
    guard parts.count > 2, tree.kind(parts[1]) == .assignmentOperator else { return }
    let name = tree.wrappedName(at: tree.mainToken(parts[0])) ?? tree.name(parts[0])
    guard let field = stored.first(where: { program[$0].name == name }) else { return }
    let first = tree.nodes[parts[2].position].firstToken
    add([field], of: first..<tree.nodes[assignment.position].endToken)
  }

  /// `self.init(…)`
  private mutating func addDelegation(_ call: NodeIndex, _ tree: SyntaxTree, _ depth: Int) {
    guard let callee = tree.expression(in: call), tree.kind(callee) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit,
      let base = tree.expression(in: callee),
      tree.tokens.kinds[tree.mainToken(base).position] == .kwSelf
    else { return }
    let arguments = tree.callArguments(of: call)
    let owner = resolver.selfDeclaration(of: initializer)
    let choices = owner.map { resolver.initializers(of: .nominal($0, [])) } ?? []
    for target in choices.compactMap(\.initializer) where target != initializer {
      guard
        let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: target))
      else { continue }
      let kept = InitializerFlow(code, target, depth: depth + 1).fields
      let declared = resolver.parameterDeclarations(of: target)
      for (argument, position) in zip(arguments, positions) {
        let span = tree.nodes[argument.node.position]
        add(kept[declared[position]] ?? [], of: span.firstToken..<span.endToken)
      }
    }
  }

  /// Takes note that fields are made of the parameters that some tokens mention.
  private mutating func add(_ fields: Set<DeclarationID>, of tokens: Range<UInt32>) {
    guard !fields.isEmpty else { return }
    for reference in resolver.references.references(in: file, tokens)
    where parameters.contains(reference.target) {
      self.fields[reference.target, default: []].formUnion(fields)
    }
  }
}
