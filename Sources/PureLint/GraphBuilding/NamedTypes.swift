import GraphModel
import PureLintFindings
import PureLintResolution

extension GraphAssembly {
  /// Notes the declared types that the type of a node names, itself included, in the order of its
  /// spelling.
  mutating func addTypes(in type: SwiftType, of node: NodeID) {
    hints.add(namedTypes(in: type), of: node)
  }

  /// The declared types that a type names, itself included, in the order of its spelling.
  func namedTypes(in type: SwiftType) -> [NamedPlace] {
    var found: [NamedPlace] = []
    addNamedTypes(in: type, to: &found)
    return found
  }

  private func addNamedTypes(in type: SwiftType, to found: inout [NamedPlace]) {
    switch type.form {
    case .nominal(let id, let arguments):
      if program.isSource(id) {
        found.append(NamedPlace(name: program.qualifiedName(id), location: location(of: id)))
      }
      for argument in arguments { addNamedTypes(in: argument, to: &found) }
    case .external(_, let arguments), .composition(let arguments):
      for argument in arguments { addNamedTypes(in: argument, to: &found) }
    case .optional(let wrapped), .metatype(let wrapped): addNamedTypes(in: wrapped, to: &found)
    case .tuple(let elements):
      for element in elements { addNamedTypes(in: element.type, to: &found) }
    case .function(let parameters, let result):
      for parameter in parameters { addNamedTypes(in: parameter.type, to: &found) }
      addNamedTypes(in: result, to: &found)
    case .unknown, .made, .parameter, .member: break
    }
  }
}
