import PureLintSource
import PureLintSyntax

/// A type that held something before a change, and of which nothing is left but its braces.
struct EmptiedType {
  let name: String
  let path: String
  /// Where its name stood before the change.
  let position: LineIndex.Position

  /// The types that a change of a file empties, in source order.
  static func all(in change: FileReplacement) -> [EmptiedType] {
    let before = declarations(in: change.path, change.old)
    var counts: [String: Int] = [:]
    for type in declarations(in: change.path, change.new) where type.isEmpty {
      counts[type.name, default: 0] += 1
    }
    for type in before where type.isEmpty { counts[type.name, default: 0] -= 1 }
    let lines = LineIndex(change.old)
    return before.filter { !$0.isEmpty && counts[$0.name, default: 0] > 0 }.map { type in
      EmptiedType(name: type.name, path: change.path, position: lines.position(of: type.offset))
    }
  }

  /// The line for people.
  var line: String {
    let place = "\(path.printable()):\(position)"
    return
      "\(place): note: nothing is left in '\(name.printable())'; delete it if nothing asks for it\n"
  }

  private struct Declaration {
    /// With the names of the types around it.
    let name: String
    let offset: Int
    let isEmpty: Bool
  }

  private static func declarations(in path: String, _ bytes: [UInt8]) -> [Declaration] {
    let tree = SyntaxTree(parsing: SourceFile(path: path, bytes: bytes), bodies: .skip)
    var found: [Declaration] = []
    var around: [(name: String, end: Int)] = []
    for node in (0..<tree.nodes.count).map(NodeIndex.init) {
      while let last = around.last, last.end <= node.position { around.removeLast() }
      switch tree.kind(node) {
      case .classDeclaration, .actorDeclaration, .structDeclaration, .enumDeclaration: break
      default: continue
      }
      let token = tree.mainToken(node)
      let name = (around.last.map { $0.name + "." } ?? "") + tree.text(token)
      around.append((name, tree.end(of: node)))
      guard let block = tree.child(node, .memberBlock) else { continue }
      let isEmpty = tree.children(block).first { _ in true } == nil
      found.append(
        Declaration(name: name, offset: Int(tree.range(token).lowerBound), isEmpty: isEmpty)
      )
    }
    return found
  }
}
