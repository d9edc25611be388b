import PureLintResolution
import PureLintSyntax

/// The functions and computed properties that make a value and hand it to nobody else. Their caller
/// alone knows the value.
final class QuietMakers {
  private let model: WiringModel
  private var known: [DeclarationID: Bool] = [:]

  /// More makers that call each other are not looked into.
  private static let depthLimit = 16

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  init(_ model: WiringModel) { self.model = model }

  /// Whether nothing that an expression mentions tells others of what it makes.
  func yield(_ node: NodeIndex, in file: Int) -> Bool {
    let range = program.trees[file].nodes[node.position]
    return resolver.references.references(in: file, range.firstToken..<range.endToken)
      .allSatisfy { !makes($0.target) || isQuiet($0.target, depth: 0) }
  }

  /// Whether a declaration of the sources yields something else each time.
  private func makes(_ id: DeclarationID) -> Bool {
    guard program.isSource(id) else { return false }
    return switch program[id].kind {
    case .function: true
    case .variable: program[id].traits.contains(.isComputed)
    default: false
    }
  }

  private func isQuiet(_ maker: DeclarationID, depth: Int) -> Bool {
    if let found = known[maker] { return found }
    guard depth < Self.depthLimit, program.trees.hasBodies(program[maker].file) else {
      return false
    }
    // What comes back to itself is not known to be quiet.
    known[maker] = false
    let isQuiet = hasQuietBody(maker, depth: depth)
    known[maker] = isQuiet
    return isQuiet
  }

  /// Whether a body sets nothing, gives nothing a name by which others could be told of it, and calls
  /// nothing but types, quiet makers, and functions of libraries that get to see no value.
  private func hasQuietBody(_ maker: DeclarationID, depth: Int) -> Bool {
    let tree = program.tree(of: maker)
    let node = program[maker].node
    let isDefinition = !model.definitions[maker].isEmpty
    return (node.position + 1..<tree.end(of: node)).allSatisfy { position in
      let inner = NodeIndex(position)
      return switch tree.kind(inner) {
      case .assignmentOperator, .variableDeclaration: false
      case .call: isDefinition || isQuiet(call: inner, program[maker].file, tree, depth: depth)
      default: true
      }
    }
  }

  private func isQuiet(call: NodeIndex, _ file: Int, _ tree: SyntaxTree, depth: Int) -> Bool {
    guard let callee = tree.expression(in: call) else { return false }
    if tree.namesType(callee) { return true }
    let arguments = tree.callArguments(of: call)
    let meanings = model.kept.meanings(of: tree.mainToken(callee), in: file)
      .filter(program.isSource)
    if meanings.isEmpty {
      return arguments.allSatisfy { argument in
        tree.kind(argument.node) == .closure
          || tree.tokens.kinds[tree.mainToken(argument.node).position] == .kwSelf
            && tree.kind(argument.node) == .memberAccess
      }
    }
    return arguments.isEmpty
      && meanings.allSatisfy { makes($0) && isQuiet($0, depth: depth + 1) }
  }
}
