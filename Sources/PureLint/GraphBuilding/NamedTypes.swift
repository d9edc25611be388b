import GraphModel
import PureLintFindings
import PureLintResolution

extension GraphAssembly {
  /// Notes the declared types that the type of a node names, itself included, in the order of its
  /// spelling.
  mutating func addTypes(in type: SwiftType, of node: NodeID) {
    hints.add(namedTypes(in: type), of: node)
  }

  /// Notes the type that a provider yields: its place, and its name where the source writes none.
  mutating func addType(
    yieldedBy id: DeclarationID,
    isWritten: Bool,
    to node: NodeID,
    _ resolver: Resolver
  ) {
    let isFunction = program[id].kind == .function
    let type = isFunction ? resolver.resultType(of: id) : resolver.type(of: id)
    if let declared = type.declaration, program.isSource(declared) {
      hints.add(yieldedType: location(of: declared), of: node)
    }
    guard !isWritten else { return }
    // What a generic type is made of tells it apart: `Factory<Home>`.
    if isFunction || type.isMadeOfOthers {
      guard type != .void, !type.hasUnknown else { return }
      hints.add(inferredType: resolver.text(of: type), of: node)
    } else if let declared = type.declaration {
      hints.add(inferredType: program.qualifiedName(declared), of: node)
    }
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

extension SwiftType {
  /// Whether it is a declared type with generic arguments.
  fileprivate var isMadeOfOthers: Bool {
    if case .nominal(_, let arguments) = form { !arguments.isEmpty && !hasUnknown } else { false }
  }
}
