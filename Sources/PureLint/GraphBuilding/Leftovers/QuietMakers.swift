import PureLintResolution
import PureLintSyntax

/// The functions and computed properties that make a value and tell nobody of it, so that whoever gets it
/// is the only one who knows it.
struct QuietMakers {
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  init(_ model: WiringModel) { self.model = model }

  /// Whether nothing that an expression mentions tells others of what it makes.
  func yield(_ node: NodeIndex, in file: Int) -> Bool {
    let range = program.trees[file].nodes[node.position]
    return resolver.references.references(in: file, range.firstToken..<range.endToken)
      .allSatisfy { !makes($0.target) || isQuiet($0.target) }
  }

  /// Whether a declaration yields something else each time.
  private func makes(_ id: DeclarationID) -> Bool {
    switch program[id].kind {
    case .function: true
    case .variable: program[id].traits.contains(.isComputed)
    default: false
    }
  }

  /// Whether the body of a maker sets nothing, holds no closure, and calls nothing but types and what
  /// a library has for definitions.
  private func isQuiet(_ maker: DeclarationID) -> Bool {
    guard program.isSource(maker), program.trees.hasBodies(program[maker].file) else {
      return false
    }
    let tree = program.tree(of: maker)
    let node = program[maker].node
    let isDefinition = !model.definitions[maker].isEmpty
    return (node.position..<tree.end(of: node)).allSatisfy { position in
      let inner = NodeIndex(position)
      switch tree.kind(inner) {
      case .closure, .assignmentOperator: return false
      case .call:
        return isDefinition || tree.expression(in: inner).map(tree.namesType) == true
      default: return true
      }
    }
  }
}
