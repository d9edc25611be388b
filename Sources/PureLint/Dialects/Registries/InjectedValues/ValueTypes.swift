import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Values that are found by types, as the app itself declares it: a subscript is handed a type and
/// yields what a static member of that type holds.
///
/// Nothing of it is known by name, since all names of the recipe are the app's own.
struct ValueType {
  /// The types with such a subscript, in source order.
  var types: [DeclarationID]
  /// The protocol of the types that are handed over.
  let keyProtocol: DeclarationID
  /// The static member that holds the value of each.
  let member: Name
}

/// The search for such types.
struct ValueTypes {
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The types with a generic subscript for types that conform to a protocol of the sources, each
  /// with the subscript and the protocol, in source order.
  /// - Complexity: O(declarations).
  func candidates() -> [(type: DeclarationID, subscriptMember: DeclarationID, key: DeclarationID)] {
    let found = program.sourceDeclarations {
      $0.kind == .subscriptMember && $0.traits.contains(.isGeneric)
    }
    return found.compactMap { id in
      guard let type = resolver.selfDeclaration(of: id), program.isSource(type),
        !program.targets.isTest(file: program[id].file),
        let parameter = keyParameter(of: id),
        let key = resolver.bounds(of: .parameter(parameter)).lazy.compactMap(\.declaration).first(
          where: { program.isSource($0) && program[$0].kind == .protocolType }
        )
      else { return nil }
      return (type, id, key)
    }
  }

  /// The values whose subscripts are seen to yield what a static member holds, one for each protocol.
  func confirmed() -> [ValueType] {
    var found: [ValueType] = []
    for (type, id, key) in candidates() {
      guard let member = heldMember(readBy: id, of: key) else { continue }
      if let known = found.firstIndex(where: { $0.keyProtocol == key }) {
        if !found[known].types.contains(type) { found[known].types.append(type) }
      } else {
        found.append(ValueType(types: [type], keyProtocol: key, member: member))
      }
    }
    return found
  }

  /// The generic parameter whose metatype is all that a subscript is given.
  private func keyParameter(of id: DeclarationID) -> DeclarationID? {
    let parameters = resolver.parameterList(of: id)
    guard parameters.count == 1, case .metatype(let instance) = parameters[0].type.form,
      case .parameter(let parameter) = instance.form
    else { return nil }
    return parameter
  }

  /// The static member of a protocol that a subscript asks what it is given for.
  private func heldMember(readBy id: DeclarationID, of key: DeclarationID) -> Name? {
    let tree = program.tree(of: id)
    let generics = resolver.parameters(of: id).map { program[$0].name }
    let given = Set(resolver.parameterDeclarations(of: id).map { program[$0].name } + generics)
    let node = program[id].node
    for position in node.position..<tree.end(of: node) {
      let access = NodeIndex(position)
      guard tree.kind(access) == .memberAccess, let base = tree.expression(in: access),
        tree.kind(base) == .nameExpression, given.contains(tree.name(base))
      else { continue }
      let name = tree.name(access)
      let isHeld = resolver.findMembers(name, of: .nominal(key, [])).contains {
        program[$0.id].kind == .variable && resolver.isStatic($0.id)
      }
      if isHeld { return name }
    }
    return nil
  }
}
