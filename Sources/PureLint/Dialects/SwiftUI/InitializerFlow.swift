import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Where the initializer of a view keeps what it is given.
struct InitializerFlow {
  /// By parameter, the fields whose values are made of it.
  private(set) var fields: [DeclarationID: Set<DeclarationID>] = [:]

  init(_ code: CodeIndex, _ initializer: DeclarationID) {
    let resolver = code.resolver
    let program = resolver.program
    let file = program[initializer].file
    guard program.isSource(initializer), program.trees.hasBodies(file),
      let owner = resolver.selfDeclaration(of: initializer)
    else { return }
    let tree = program.trees[file]
    let parameters = Set(resolver.parameterDeclarations(of: initializer))
    let stored = resolver.storedProperties(of: owner)
    let node = program[initializer].node
    for position in node.position..<tree.end(of: node)
    where tree.nodes.kind(position) == .sequenceExpression {
      let assignment = NodeIndex(position)
      let parts = Array(tree.children(assignment))
      guard parts.count > 2, tree.kind(parts[1]) == .assignmentOperator else { continue }
      let name = tree.wrappedName(at: tree.mainToken(parts[0])) ?? tree.name(parts[0])
      guard let field = stored.first(where: { program[$0].name == name }) else { continue }
      let first = tree.nodes[parts[2].position].firstToken
      let read = resolver.references.references(
        in: file,
        first..<tree.nodes[assignment.position].endToken
      )
      for reference in read where parameters.contains(reference.target) {
        fields[reference.target, default: []].insert(field)
      }
    }
  }
}
