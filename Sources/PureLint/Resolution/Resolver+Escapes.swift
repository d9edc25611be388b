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
    guard let declared = type.declaration else {
      if type.unwrapped.isGeneric, let local = context.local(context.tree.name(token)) {
        local.declaration.map { _ = facts.escapingParameters.insert($0) }
      }
      return
    }
    let isParameter = parameter.map { program[$0].kind == .parameter && program.isSource($0) }
    facts.escapes.append(
      Escape(
        type: declared,
        place: context.place(token),
        isConversion: isConversion,
        parameter: isParameter == true ? parameter : nil
      )
    )
  }

  /// Whether a value of a declared type loses it where the given type is expected.
  func isWider(_ expected: SwiftType, than type: SwiftType) -> Bool {
    if type.unwrapped.isGeneric { return expected.unwrapped != type.unwrapped }
    guard let declared = type.declaration, program[declared].kind != .protocolType else {
      return false
    }
    switch expected.unwrapped {
    case .parameter(let id):
      // A generic type keeps what its parameter stands for; a generic function may not.
      return program[id].parent.map { !program[$0].kind.holdsMembers } ?? true
    case .member, .composition: return true
    case .external(let name, _): return name != program[declared].name
    case .nominal(let id, _): return program[id].kind == .protocolType
    default: return false
    }
  }
}
