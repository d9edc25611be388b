import PureLintSource
import PureLintSyntax

/// The initializers of types.
extension Resolver {
  /// The initializer that a call selects, and which parameter each argument is for.
  public struct InitializerChoice {
    /// The declaration of the initializer; nil for an implicit one.
    public var initializer: DeclarationID?
    /// The parameters, in terms of the generic parameters that `substitution` is about.
    public var parameters: [SwiftType.Parameter] = []
    /// The declarations of the parameters; for the memberwise initializer the fields.
    var declarations: [DeclarationID] = []
    var positions: [Int?] = []
    /// Whether the call may mean another initializer, as far as the types of its arguments tell.
    var isUncertain = false
    /// The types that stand for the generic parameters of the type.
    public var substitution: Substitution = [:]
  }

  /// All that a call of a type may mean, the memberwise initializer of a struct first.
  public func initializers(of type: SwiftType) -> [InitializerChoice] {
    guard case .nominal(let id, let generic) = type.form else { return [] }
    var choices: [InitializerChoice] = []
    if let memberwise = memberwise(of: id, generic) { choices.append(memberwise) }
    for member in findMembers("init", of: type)
    where program[member.id].kind == .initializer && !isBareRequirement(member.id) {
      choices.append(
        InitializerChoice(
          initializer: member.id,
          parameters: parameterList(of: member.id),
          substitution: member.substitution
        )
      )
    }
    return choices
  }

  /// The parameters of the memberwise initializer of a struct; nil if it has none.
  func implicitInitializer(of type: SwiftType) -> [SwiftType.Parameter]? {
    guard case .nominal(let id, let generic) = type.form,
      let choice = memberwise(of: id, generic)
    else {
      return nil
    }
    return choice.parameters.map { parameter in
      var parameter = parameter
      parameter.type = substitute(choice.substitution, in: parameter.type)
      return parameter
    }
  }

  /// A requirement of a protocol is no initializer to call; its witness is.
  private func isBareRequirement(_ id: DeclarationID) -> Bool {
    program[id].parent.map { program[$0].kind == .protocolType && program.isSource($0) } ?? false
  }

  private func memberwise(
    of id: DeclarationID,
    _ generic: TypeParts<SwiftType>
  ) -> InitializerChoice? {
    guard program[id].kind == .structType else { return nil }
    var choice = answer(id, in: known.memberwise) { findMemberwise(of: id) }
    if !generic.isEmpty { choice?.substitution = Substitution(self.parameters(of: id), generic) }
    return choice
  }

  private func findMemberwise(of id: DeclarationID) -> InitializerChoice? {
    guard !declaresInitializer(id) else { return nil }
    let fields = memberwiseFields(of: id)
    let parameters = fields.map { field in
      let declaration = program[field]
      let isOptionalVariable =
        !declaration.traits.contains(.isConstant) && isOptionalType(of: field)
      return SwiftType.Parameter(
        label: declaration.name,
        type: type(of: field),
        hasDefault: declaration.traits.contains(.hasInitialValue) || isOptionalVariable
          || isFilledByWrapper(field)
      )
    }
    return InitializerChoice(parameters: parameters, declarations: fields)
  }

  /// Whether a property wrapper, or what may be one, initializes a property without an argument.
  public func isFilledByWrapper(_ field: DeclarationID) -> Bool {
    let declaration = program[field]
    guard declaration.traits.contains(.hasWrapper) else { return false }
    return wrappers(of: field).contains { wrapper in
      guard let id = wrapper.type.declaration, !wrapper.hasArguments else { return true }
      let type = wrapper.type
      let declared = findMembers("init", of: type).filter { program[$0.id].kind == .initializer }
      let isMemberwise = program[id].kind == .structType && declared.isEmpty
      return isMemberwise && memberwiseFields(of: id).allSatisfy { isInitialized($0) }
        || declared.contains { parameterList(of: $0.id).allSatisfy(\.hasDefault) }
    }
  }

  private func isInitialized(_ field: DeclarationID) -> Bool {
    program[field].traits.contains(.hasInitialValue)
  }

  /// Whether a parameter takes any number of values.
  public func isVariadic(_ parameter: DeclarationID) -> Bool {
    program[parameter].kind == .parameter
      && program.tree(of: parameter).flags(program[parameter].node).contains(.isVariadic)
  }

  private func isOptionalType(of id: DeclarationID) -> Bool {
    if case .optional = type(of: id).form { return true }
    return false
  }
}
