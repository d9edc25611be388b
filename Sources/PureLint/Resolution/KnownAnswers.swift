/// Everything that a resolver remembers of what depends on other answers.
final class KnownAnswers {
  let declarations: DeclarationNumbers
  let types: Answers<DeclarationSlots, SwiftType>
  let underlyingTypes: Answers<DeclarationSlots, SwiftType>
  let extendedTypes: Answers<DeclarationSlots, SwiftType>
  /// See `selfType(of:)`; of types and protocols.
  let ownTypes: Answers<DeclarationSlots, SwiftType>
  /// The rows of types that are made again and again.
  let bareTypes: Answers<DeclarationSlots, SwiftType>
  let parameterLists: Answers<DeclarationSlots, [SwiftType.Parameter]>
  let resultTypes: Answers<DeclarationSlots, SwiftType>
  /// The implicit initializers of structs.
  let memberwise: Answers<DeclarationSlots, Resolver.InitializerChoice?>
  let constraints: Answers<DeclarationSlots, Substitution>
  let extensionsOfTypes: Answers<DeclarationSlots, [DeclarationID]>
  /// The extensions of a name that many have.
  let extensionGroups: Answers<HashedSlots<Name>, ExtensionGroups>
  let extensionsOfExternals: Answers<HashedSlots<Name>, [DeclarationID]>
  let supertypes: Answers<DeclarationSlots, [SwiftType]>
  /// See `allSupertypes(of:)`; of declared types without generic arguments.
  let allSupertypes: Answers<DeclarationSlots, [SwiftType]>
  let ancestors: Answers<DeclarationSlots, Set<DeclarationID>>
  /// See `requirements(of:)`.
  let promisedTypes: Answers<HashedSlots<DeclarationID>, [(type: SwiftType, text: String)]>
  let unseenMembers: Answers<DeclarationSlots, Bool>
  let resultsOfForeignMembers: Answers<HashedSlots<Name>, SwiftType>
  let boundsOfParameters: Answers<DeclarationSlots, [SwiftType]>
  let boundsOfMembers: Answers<HashedSlots<SwiftType>, [SwiftType]>
  /// What conforming types chose for associated types, by `Type.Name`.
  let witnesses: Answers<HashedSlots<SwiftType>, SwiftType>
  let membersOfTypes: Answers<DeclarationSlots, MemberTable>
  let membersOfExternals: Answers<HashedSlots<Name>, MemberTable>
  /// See `findMembers(_:of:)`.
  let foundMembers: Answers<HashedSlots<Members>, [Resolver.Member]>
  /// The members of a name that a generic type has in many extensions.
  let constrainedMembers: Answers<HashedSlots<Members>, ConstrainedMembers>

  init(_ program: Program) {
    let declarations = DeclarationNumbers(program)
    self.declarations = declarations
    func slots() -> DeclarationSlots { DeclarationSlots(declarations) }
    types = Answers(slots(), fallback: .unknown)
    underlyingTypes = Answers(slots(), fallback: .unknown)
    extendedTypes = Answers(slots(), fallback: .unknown)
    ownTypes = Answers(slots(), fallback: .unknown)
    bareTypes = Answers(slots(), fallback: .unknown)
    parameterLists = Answers(slots(), fallback: [], endsCircles: false)
    resultTypes = Answers(slots(), fallback: .unknown, endsCircles: false)
    memberwise = Answers(slots(), fallback: nil, endsCircles: false)
    constraints = Answers(slots(), fallback: [:])
    extensionsOfTypes = Answers(slots(), fallback: [])
    extensionGroups = Answers(HashedSlots(), fallback: .none, endsCircles: false)
    extensionsOfExternals = Answers(HashedSlots(), fallback: [], endsCircles: false)
    supertypes = Answers(slots(), fallback: [])
    allSupertypes = Answers(slots(), fallback: [], endsCircles: false)
    ancestors = Answers(slots(), fallback: [], endsCircles: false)
    promisedTypes = Answers(HashedSlots(), fallback: [], endsCircles: false)
    unseenMembers = Answers(slots(), fallback: true, endsCircles: false)
    resultsOfForeignMembers = Answers(HashedSlots(), fallback: .unknown, endsCircles: false)
    boundsOfParameters = Answers(slots(), fallback: [])
    boundsOfMembers = Answers(HashedSlots(), fallback: [])
    witnesses = Answers(HashedSlots(), fallback: .unknown)
    membersOfTypes = Answers(slots(), fallback: .none, endsCircles: false)
    membersOfExternals = Answers(HashedSlots(), fallback: .none, endsCircles: false)
    foundMembers = Answers(HashedSlots(), fallback: [], endsCircles: false)
    constrainedMembers = Answers(
      HashedSlots(),
      fallback: ConstrainedMembers([]) { _ in nil },
      endsCircles: false
    )
  }

  /// The members of a name that a type has.
  struct Members: Hashable {
    let type: DeclarationID
    let name: Name
    let form: Form

    /// What stands for the generic arguments of the type.
    enum Form: Int {
      case bare, withOwnParameters
      /// The type is a generic parameter, or the `Self` of a protocol.
      case parameter
    }

    func _rawHashValue(seed: Int) -> Int {
      type._rawHashValue(seed: seed ^ name._rawHashValue(seed: form.rawValue))
    }
  }

  /// Forgets what may have come out differently if other questions had been asked first.
  func forgetProvisional() {
    types.forgetProvisional()
    underlyingTypes.forgetProvisional()
    extendedTypes.forgetProvisional()
    parameterLists.forgetProvisional()
    resultTypes.forgetProvisional()
    memberwise.forgetProvisional()
    constraints.forgetProvisional()
    extensionsOfTypes.forgetProvisional()
    extensionGroups.forgetProvisional()
    extensionsOfExternals.forgetProvisional()
    supertypes.forgetProvisional()
    allSupertypes.forgetProvisional()
    ancestors.forgetProvisional()
    promisedTypes.forgetProvisional()
    unseenMembers.forgetProvisional()
    resultsOfForeignMembers.forgetProvisional()
    boundsOfParameters.forgetProvisional()
    boundsOfMembers.forgetProvisional()
    witnesses.forgetProvisional()
    membersOfTypes.forgetProvisional()
    membersOfExternals.forgetProvisional()
    foundMembers.forgetProvisional()
    constrainedMembers.forgetProvisional()
  }
}
