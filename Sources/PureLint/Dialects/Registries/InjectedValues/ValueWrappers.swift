import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The property wrappers by which properties are given values.
final class ValueWrappers {
  private let resolver: Resolver
  private let values: ValueType
  private var known: [DeclarationID: RequestReader.Time?] = [:]
  private var program: Program { resolver.program }

  init(_ values: ValueType, _ resolver: Resolver) {
    self.values = values
    self.resolver = resolver
  }

  /// The names of members to which paths lead that wrappers of libraries are given: these may read
  /// what no reference shows.
  /// - Complexity: O(declarations).
  func namesForOthers() -> Set<Name> {
    let properties = program.sourceDeclarations {
      $0.kind == .variable && $0.traits.contains(.hasWrapper)
    }
    return properties.reduce(into: []) { found, property in
      let tree = program.tree(of: property)
      let variable = tree.variableDeclaration(of: program[property].node)
      for attribute in tree.children(variable) where tree.kind(attribute) == .attribute {
        for argument in tree.callArguments(of: attribute)
        where tree.kind(argument.node) == .keyPathExpression && !isOwn(attribute, of: property) {
          let first = tree.child(argument.node, .keyPathComponent)
          first.map { _ = found.insert(tree.name($0)) }
        }
      }
    }
  }

  private func isOwn(_ attribute: NodeIndex, of property: DeclarationID) -> Bool {
    let declaration = program[property]
    let type = program.tree(of: property).type(in: attribute).map {
      resolver.resolve($0, file: declaration.file, scope: declaration.parent)
    }
    return type?.declaration.map(program.isSource) ?? false
  }

  /// When the wrapper of a property reads its value; nil where it does not, as far as is seen.
  func time(of property: DeclarationID) -> RequestReader.Time? {
    for wrapper in resolver.wrappers(of: property).compactMap(\.type.declaration)
    where program.isSource(wrapper) {
      if let time = time(ofWrapper: wrapper) { return time }
    }
    return nil
  }

  private func time(ofWrapper wrapper: DeclarationID) -> RequestReader.Time? {
    if let time = known[wrapper] { return time }
    let members = resolver.members(of: wrapper).all.filter {
      resolver.selfDeclaration(of: $0) == wrapper
    }
    let found: RequestReader.Time? =
      members.contains { program[$0].kind == .initializer && reads($0) }
      ? .built : members.contains(where: reads) ? .eachRead : nil
    known[wrapper] = .some(found)
    return found
  }

  /// Whether a member reads a value by a path.
  private func reads(_ member: DeclarationID) -> Bool {
    let tree = program.tree(of: member)
    let node = program[member].node
    let names = values.types.map { program[$0].name }
    return (node.position..<tree.end(of: node)).contains { position in
      let call = NodeIndex(position)
      guard tree.kind(call) == .subscriptCall, let base = tree.expression(in: call) else {
        return false
      }
      return (base.position..<tree.end(of: base)).contains { inner in
        let inner = NodeIndex(inner)
        return tree.kind(inner) == .nameExpression && names.contains(tree.name(inner))
      }
    }
  }
}
