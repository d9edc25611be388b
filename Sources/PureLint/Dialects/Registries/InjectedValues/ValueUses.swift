import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The uses of the values of keys in the sources.
struct ValueUses {
  enum Kind: Equatable {
    /// Code that reads the value.
    case read
    /// A path in the attribute of a property.
    case attribute
    /// Another value is put in.
    case write
    /// The path goes where it is not followed.
    case other
  }

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The purpose of a mention of a member that yields a value.
  func kind(of reference: Reference) -> Kind {
    let tree = program.trees[reference.place.file]
    let around = around(reference.place, tree)
    guard let path = around.firstIndex(where: { tree.kind($0) == .keyPathExpression }), path < 3
    else { return reference.isWrite ? .write : .read }
    return kind(ofPath: around[(path + 1)...], tree)
  }

  /// Where a reference that reads does so: a path in brackets, `values[\.clock]`, is read where it stands,
  /// unless a closure is around it.
  func placeOfRead(_ reference: Reference) -> Place {
    let place = reference.place
    let tree = program.trees[place.file]
    let around = around(place, tree)
    let inner: Set<NodeKind> = [.closure, .functionDeclaration]
    guard around.contains(where: { tree.kind($0) == .keyPathExpression }),
      !around.dropLast().contains(where: { inner.contains(tree.kind($0)) })
    else { return place }
    return Place(
      file: place.file,
      token: place.token,
      source: place.source,
      isConditional: place.isConditional
    )
  }

  /// What brackets around a key are for.
  func kind(ofKey place: Place) -> Kind {
    let tree = program.trees[place.file]
    return kind(ofPath: around(place, tree)[...], tree)
  }

  /// The nodes around a place, innermost first.
  private func around(_ place: Place, _ tree: SyntaxTree) -> [NodeIndex] {
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    return tree.nodes(aroundToken: place.token, from: start ?? .root).reversed()
  }

  private func kind(ofPath around: ArraySlice<NodeIndex>, _ tree: SyntaxTree) -> Kind {
    for (position, node) in zip(around.indices, around) {
      switch tree.kind(node) {
      case .argument, .argumentList, .memberAccess, .nameExpression: continue
      case .attribute: return .attribute
      case .subscriptCall:
        let outer = around[(position + 1)...].first
        return outer.map { isAssigned(node, in: $0, tree) } == true ? .write : .read
      default: return .other
      }
    }
    return .other
  }

  private func isAssigned(_ node: NodeIndex, in outer: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(outer) == .sequenceExpression else { return false }
    let parts = Array(tree.children(outer))
    return parts.count > 1 && parts[0] == node && tree.kind(parts[1]) == .assignmentOperator
  }
}
