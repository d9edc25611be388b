/// Values that leave the analysed sources, or lose their type.
extension Resolver {
  /// Records that a value of a declared type reaches code that is not analysed, or is kept as a
  /// type that does not show its members.
  func recordEscape(
    of type: SwiftType,
    at node: NodeIndex,
    _ context: Context,
    isConversion: Bool = false,
    parameter: DeclarationID? = nil
  ) {
    guard context.isRecording else { return }
    let token = context.tree.mainToken(node)
    if isOpen(type), let local = context.local(context.tree.name(token)) {
      local.declaration.map { _ = facts.escapingParameters.insert($0) }
    }
    let receiver = parameter.flatMap { showsMembers($0) ? $0 : nil }
    for declared in isConversion ? type.declarationsPassed : type.declarationsHeld {
      facts.escapes.append(
        Escape(
          type: declared,
          place: context.place(token),
          isConversion: isConversion,
          parameter: receiver
        )
      )
    }
  }

  /// Whether what becomes of a value can be told from the function that it is handed to: a generic
  /// one, or one that asks for a protocol of the sources. As `Any` it is lost.
  private func showsMembers(_ id: DeclarationID) -> Bool {
    guard program[id].kind == .parameter, program.isSource(id) else { return false }
    let type = type(of: id)
    return type.hasUnknown || isOpen(type)
  }

  /// Whether values of many types can be of it, that are still known by members of the sources: a
  /// generic parameter, a protocol, several.
  private func isOpen(_ type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .parameter, .member: true
    case .nominal(let id, _): program[id].kind == .protocolType && program.isSource(id)
    case .composition(let types): types.allSatisfy { isOpen($0) }
    default: false
    }
  }

  /// Whether a value of a declared type loses it where the given type is expected.
  func isWider(_ expected: SwiftType, than type: SwiftType) -> Bool {
    if type.unwrapped.isGeneric { return expected.unwrapped != type.unwrapped }
    switch (expected.unwrapped, type.unwrapped) {
    case (.nominal(let id, let wanted), .nominal(let other, let arguments)) where id == other:
      return zip(wanted, arguments).contains { isWider($0, than: $1) }
    case (.tuple(let wanted), .tuple(let elements)) where wanted.count == elements.count:
      return zip(wanted, elements).contains { isWider($0.type, than: $1.type) }
    case (_, .tuple(let elements)): return elements.contains { isWider(expected, than: $0.type) }
    case (.function(let given, let wanted), .function(let parameters, let result)):
      // A function stands for another if it takes more and yields less.
      return isWider(wanted, than: result)
        || zip(parameters, given).contains { isWider($0.type, than: $1.type) }
    default: return isErased(type, as: expected)
    }
  }

  /// Whether nothing shows any more of which declared type a value is.
  private func isErased(_ type: SwiftType, as expected: SwiftType) -> Bool {
    guard let declared = type.declaration, program[declared].kind != .protocolType else {
      return false
    }
    switch expected.unwrapped {
    case .parameter(let id):
      // A generic type keeps what its parameter stands for, and so do the functions of the
      // collections, whose results show it; another generic function may not.
      return program.isSource(id)
        && program[id].parent.map { !program[$0].kind.holdsMembers } ?? true
    case .member, .composition: return true
    case .external(let name, _): return name != program[declared].name
    case .nominal(let id, _): return program[id].kind == .protocolType
    default: return false
    }
  }
}

extension SwiftType {
  /// The declared types whose values a value holds, or, if it is a function, takes or yields.
  fileprivate var declarationsPassed: [DeclarationID] {
    guard case .function(let parameters, let result) = unwrapped else { return declarationsHeld }
    return result.declarationsHeld + parameters.flatMap(\.type.declarationsHeld)
  }

  /// The declared types whose values a value of the type consists of or holds: an array of them
  /// hands out each.
  fileprivate var declarationsHeld: [DeclarationID] {
    switch self {
    case .nominal(let id, let arguments): [id] + arguments.flatMap(\.declarationsHeld)
    case .external(_, let arguments): arguments.flatMap(\.declarationsHeld)
    case .optional(let type): type.declarationsHeld
    case .tuple(let elements): elements.flatMap(\.type.declarationsHeld)
    default: []
    }
  }
}
