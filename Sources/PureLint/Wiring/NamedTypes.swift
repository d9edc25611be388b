import GraphModel

/// The name of something, and the place of its declaration, if one is known.
struct NamedPlace: Hashable, Sendable {
  let name: String
  let location: Location?
}

extension GraphAssembly {
  /// Notes the declared types that the type of a node names.
  mutating func addTypes(in type: SwiftType, of node: NodeID) {
    hints.add(namedTypes(in: type), of: node)
  }

  /// The declared types that a type names, itself included, in the order of its spelling.
  private func namedTypes(in type: SwiftType) -> [NamedPlace] {
    switch type.form {
    case .nominal(let id, let arguments):
      let own =
        program.isSource(id)
        ? [NamedPlace(name: program.qualifiedName(id), location: location(of: id))] : []
      return own + arguments.flatMap(namedTypes)
    case .external(_, let arguments), .composition(let arguments):
      return arguments.flatMap(namedTypes)
    case .optional(let wrapped), .metatype(let wrapped): return namedTypes(in: wrapped)
    case .tuple(let elements): return elements.flatMap { namedTypes(in: $0.type) }
    case .function(let parameters, let result):
      return parameters.flatMap { namedTypes(in: $0.type) } + namedTypes(in: result)
    case .unknown, .made, .parameter, .member: return []
    }
  }
}
