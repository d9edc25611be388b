import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The nodes of all trees that name generic types of the sources, by name: `Host` in
/// `Host<Store>.make()`.
final class GenericTypeMentions {
  private let program: Program
  private lazy var nodes = find()

  init(_ resolver: Resolver) { program = resolver.program }

  /// The nodes that are the name of a generic type, by file and in source order.
  /// - Complexity: O(nodes of all trees), the first time.
  func nodes(named name: Name) -> [(file: Int, node: NodeIndex)] { nodes[name] ?? [] }

  private func find() -> [Name: [(file: Int, node: NodeIndex)]] {
    let names = genericNames()
    var found: [Name: [(file: Int, node: NodeIndex)]] = [:]
    for file in program.filesWithBodies {
      let tree = program.trees[file]
      for position in tree.nodes.indices {
        let node = NodeIndex(position)
        guard tree.kind(node) == .identifierType || tree.kind(node) == .nameExpression else {
          continue
        }
        let name = tree.name(tree.mainToken(node))
        if names.contains(name) { found[name, default: []].append((file, node)) }
      }
    }
    return found
  }

  /// The names of all types that have generic parameters.
  private func genericNames() -> Set<Name> {
    program.files.indices.reduce(into: []) { names, file in
      for declaration in program.files[file].declarations {
        guard declaration.kind == .genericParameter, let parent = declaration.parent,
          program[parent].kind.isNominalType
        else { continue }
        names.insert(program[parent].name)
      }
    }
  }
}

extension SwiftType {
  /// The generic parameters that a type is made of.
  var genericParameters: [DeclarationID] {
    var found: [DeclarationID] = []
    _ = map { part in
      if case .parameter(let id) = part.form { found.append(id) }
      return nil
    }
    return found
  }
}
