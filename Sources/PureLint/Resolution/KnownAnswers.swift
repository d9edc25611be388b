/// Everything that a resolver remembers of what depends on other answers.
final class KnownAnswers {
  let types = Answers<DeclarationID, SwiftType>(fallback: .unknown)
  let underlyingTypes = Answers<DeclarationID, SwiftType>(fallback: .unknown)
  let extendedTypes = Answers<DeclarationID, SwiftType>(fallback: .unknown)
  let parameterLists = Answers<DeclarationID, [SwiftType.Parameter]>(
    fallback: [],
    endsCircles: false
  )
  let resultTypes = Answers<DeclarationID, SwiftType>(fallback: .unknown, endsCircles: false)
  /// The implicit initialisers of structs.
  let memberwise = Answers<DeclarationID, Resolver.InitializerChoice?>(
    fallback: nil,
    endsCircles: false
  )
  let constraints = Answers<DeclarationID, Substitution>(fallback: [:])

  let extensionsOfTypes = Answers<DeclarationID, [DeclarationID]>(fallback: [])
  /// The extensions of a name that many have.
  let extensionGroups = Answers<Name, ExtensionGroups>(fallback: .none, endsCircles: false)
  let extensionsOfExternals = Answers<Name, [DeclarationID]>(fallback: [], endsCircles: false)

  let supertypes = Answers<DeclarationID, [SwiftType]>(fallback: [])
  /// See `allSupertypes(of:)`; of declared types without generic arguments.
  let allSupertypes = Answers<DeclarationID, [SwiftType]>(fallback: [], endsCircles: false)
  let ancestors = Answers<DeclarationID, Set<DeclarationID>>(fallback: [], endsCircles: false)
  let unseenMembers = Answers<DeclarationID, Bool>(fallback: true, endsCircles: false)
  let boundsOfParameters = Answers<DeclarationID, [SwiftType]>(fallback: [])
  let boundsOfMembers = Answers<SwiftType, [SwiftType]>(fallback: [])
  /// What conforming types chose for associated types, by `Type.Name`.
  let witnesses = Answers<SwiftType, SwiftType>(fallback: .unknown)

  let membersOfTypes = Answers<DeclarationID, MemberTable>(fallback: .none, endsCircles: false)
  let membersOfExternals = Answers<Name, MemberTable>(fallback: .none, endsCircles: false)
  /// See `findMembers(_:of:)`.
  let foundMembers = Answers<Members, [Resolver.Member]>(fallback: [], endsCircles: false)
  /// The members of a name that a generic type has in many extensions.
  let constrainedMembers = Answers<Members, ConstrainedMembers>(
    fallback: ConstrainedMembers([]) { _ in nil },
    endsCircles: false
  )

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
    unseenMembers.forgetProvisional()
    boundsOfParameters.forgetProvisional()
    boundsOfMembers.forgetProvisional()
    witnesses.forgetProvisional()
    membersOfTypes.forgetProvisional()
    membersOfExternals.forgetProvisional()
    foundMembers.forgetProvisional()
    constrainedMembers.forgetProvisional()
  }
}
