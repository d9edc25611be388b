import GraphModel
import PureLintFindings
import PureLintResolution

extension GraphAssembly {
  /// Notes the declared types that the type of a node names, itself included, in the order of its
  /// spelling.
  mutating func addTypes(in type: SwiftType, of node: NodeID) {
    var found: [NamedPlace] = []
    addNamedTypes(in: type, to: &found)
    hints.add(found, of: node)
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
