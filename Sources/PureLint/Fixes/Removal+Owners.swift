import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Owners that are taken out, and that keep an object alive which others only know.
extension Removal {
  /// How a variable or a parameter keeps what it is given.
  enum Keeping {
    case strong, weak, unknown
  }

  /// Checks that no local loses the last one who keeps its object, while somebody still knows that
  /// weakly: the object would be gone at the end of the function.
  func checkOwners() throws(Obstacle) {
    var checked: Set<DeclarationID> = []
    for (file, nodes) in partsByFile.sorted(by: { $0.key < $1.key }) {
      let tree = program.trees[file]
      for node in nodes.map({ tree.nodes[$0.position] }) {
        for reference in resolver.references.references(in: file, node.firstToken..<node.endToken)
        where isLocal(reference.target) && checked.insert(reference.target).inserted {
          try checkOwner(of: reference.target)
        }
      }
    }
  }

  private func isLocal(_ id: DeclarationID) -> Bool {
    program.isSource(id) && !gone.contains(id)
      && (program[id].kind == .parameter || program[id].traits.contains(.isLocal))
  }

  private func checkOwner(of local: DeclarationID) throws(Obstacle) {
    let owners = sources.lookups.owners(of: local) {
      resolver.references.references(to: local).compactMap { other in
        guard !other.isWrite, let destination = other.destination else { return nil }
        return (other.place, keeping(of: destination))
      }
    }
    guard owners.strong.allSatisfy(isTaken), let weak = owners.weak.first(where: { !isTaken($0) })
    else { return }
    throw Obstacle(
      "'\(program.text(local))' is only known weakly by what it is handed to at "
        + "\(sources.text(weak)), and would be let go"
    )
  }

  private func keeping(of id: DeclarationID, level: Int = 0) -> Keeping {
    guard program.isSource(id), level < 4 else { return .unknown }
    let tree = program.tree(of: id)
    if program[id].kind == .parameter {
      let ways = resolver.references.references(to: id).compactMap(\.destination).map {
        keeping(of: $0, level: level + 1)
      }
      return ways.contains(.strong) ? .strong : ways.contains(.weak) ? .weak : .unknown
    }
    guard program[id].kind == .variable, !program[id].traits.contains(.isComputed) else {
      return .unknown
    }
    let isWeak = tree.children(tree.variableDeclaration(of: program[id].node)).contains { child in
      let kind = tree.tokens.kinds[tree.mainToken(child).position]
      return tree.kind(child) == .modifier && (kind == .cwWeak || kind == .cwUnowned)
    }
    if isWeak { return .weak }
    return program[id].traits.contains(.isLocal) ? .unknown : .strong
  }
}
