import PureLintSource

/// Everything that a resolver remembers of what depends on other answers.
public final class KnownAnswers {
  /// The numbers of the program's declarations, as they were when the resolver was made.
  public let declarations: DeclarationNumbers
  let types: Answers<DeclarationSlots, SwiftType>
  let underlyingTypes: Answers<TypeSlots, SwiftType>
  let extendedTypes: Answers<TypeSlots, SwiftType>
  /// See `selfType(of:)`; of types and protocols.
  let ownTypes: Answers<TypeSlots, SwiftType>
  /// The rows of types that are made again and again.
  let bareTypes: Answers<TypeSlots, SwiftType>
  let parameterLists: Answers<DeclarationSlots, [SwiftType.Parameter]>
  let resultTypes: Answers<DeclarationSlots, SwiftType>
  /// The implicit initializers of structs.
  let memberwise: Answers<TypeSlots, Resolver.InitializerChoice?>
  let constraints: Answers<TypeSlots, Substitution>
  let extensionsOfTypes: Answers<TypeSlots, [DeclarationID]>
  /// The extensions of a name that many have.
  let extensionGroups: Answers<HashedSlots<Name>, ExtensionGroups>
  let extensionsOfExternals: Answers<HashedSlots<Name>, [DeclarationID]>
  let supertypes: Answers<TypeSlots, [SwiftType]>
  /// See `allSupertypes(of:)`; of declared types without generic arguments.
  let allSupertypes: Answers<TypeSlots, [SwiftType]>
  let ancestors: Answers<TypeSlots, Set<DeclarationID>>
  /// See `Resolver.overriddenNames(of:)`.
  let overriddenNames: Answers<TypeSlots, Set<Name>>
  /// See `requirements(of:)`.
  let promisedTypes: Answers<HashedSlots<DeclarationID>, PromisedTypes>
  let unseenMembers: Answers<TypeSlots, Bool>
  /// See `Resolver.foreignMember(_:of:)`.
  let foreignMembers: Answers<HashedSlots<Members>, SwiftType>
  let resultsOfForeignMembers: Answers<HashedSlots<Name>, SwiftType>
  let boundsOfParameters: Answers<TypeSlots, [SwiftType]>
  let boundsOfMembers: Answers<HashedSlots<SwiftType>, [SwiftType]>
  /// What conforming types chose for associated types, by `Type.Name`.
  let witnesses: Answers<HashedSlots<SwiftType>, SwiftType>
  let membersOfTypes: Answers<TypeSlots, MemberTable>
  let membersOfExternals: Answers<HashedSlots<Name>, MemberTable>
  /// See `findMembers(_:of:)`.
  let foundMembers: Answers<HashedSlots<Members>, [Resolver.Member]>
  /// The members of a name that a generic type has in many extensions.
  let constrainedMembers: Answers<HashedSlots<DeclaredMembers>, ConstrainedMembers>
  /// See `Resolver.forwardedType(of:)`.
  let forwardedTypes: Answers<HashedSlots<SwiftType>, SwiftType?>

  /// See `Resolver.initializers(of:for:)`.
  let initializerTables: Answers<HashedSlots<SwiftType>, InitializerTable>
  /// See `Resolver.findMembers(_:of:for:)`; of names that have many.
  let overloadIndexes: Answers<HashedSlots<Overloads>, OverloadIndex>
  /// See `BodyWalker.recordEscape(of:at:reach:isConversion:receiver:)`.
  @exclusivity(unchecked) var partsOfTypes: [BodyWalker.Parts: [SwiftType]] = [:]

  /// - Parameter others: What was found out of a program with the same outlines, whatever bodies were
  ///   known of it, on this thread. It knows what is found out of types and names from now on, too. What
  ///   outlines declare means the same with any bodies: no type of a declaration depends on them, and no
  ///   list of members.
  init(_ program: Program, after others: KnownAnswers? = nil) {
    others?.forgetProvisional()
    let declarations = DeclarationNumbers(program)
    self.declarations = declarations
    func slots() -> DeclarationSlots { DeclarationSlots(declarations) }
    func typeSlots() -> TypeSlots { TypeSlots(declarations) }
    types = Answers(slots(), fallback: .unknown)
    underlyingTypes = Answers(typeSlots(), fallback: .unknown)
    extendedTypes = Answers(typeSlots(), fallback: .unknown)
    ownTypes = Answers(typeSlots(), fallback: .unknown)
    bareTypes = Answers(typeSlots(), fallback: .unknown)
    parameterLists = Answers(slots(), fallback: [], endsCircles: false)
    resultTypes = Answers(slots(), fallback: .unknown, endsCircles: false)
    memberwise = Answers(typeSlots(), fallback: nil, endsCircles: false)
    constraints = Answers(typeSlots(), fallback: [:])
    extensionsOfTypes = Answers(typeSlots(), fallback: [])
    extensionGroups =
      others?.extensionGroups
      ?? Answers(HashedSlots(), fallback: .none, endsCircles: false)
    extensionsOfExternals =
      others?.extensionsOfExternals
      ?? Answers(HashedSlots(), fallback: [], endsCircles: false)
    supertypes = Answers(typeSlots(), fallback: [])
    allSupertypes = Answers(typeSlots(), fallback: [], endsCircles: false)
    ancestors = Answers(typeSlots(), fallback: [], endsCircles: false)
    overriddenNames = Answers(typeSlots(), fallback: [], endsCircles: false)
    promisedTypes = Answers(HashedSlots(), fallback: .none, endsCircles: false)
    unseenMembers = Answers(typeSlots(), fallback: true, endsCircles: false)
    foreignMembers =
      others?.foreignMembers
      ?? Answers(HashedSlots(), fallback: .unknown, endsCircles: false)
    resultsOfForeignMembers =
      others?.resultsOfForeignMembers
      ?? Answers(HashedSlots(), fallback: .unknown, endsCircles: false)
    boundsOfParameters = Answers(typeSlots(), fallback: [])
    boundsOfMembers = others?.boundsOfMembers ?? Answers(HashedSlots(), fallback: [])
    witnesses = others?.witnesses ?? Answers(HashedSlots(), fallback: .unknown)
    membersOfTypes = Answers(typeSlots(), fallback: .none, endsCircles: false)
    membersOfExternals =
      others?.membersOfExternals
      ?? Answers(HashedSlots(), fallback: .none, endsCircles: false)
    foundMembers = others?.foundMembers ?? Answers(HashedSlots(), fallback: [], endsCircles: false)
    forwardedTypes =
      others?.forwardedTypes
      ?? Answers(HashedSlots(), fallback: nil, endsCircles: false)
    initializerTables =
      others?.initializerTables
      ?? Answers(HashedSlots(), fallback: .none, endsCircles: false)
    overloadIndexes = Answers(HashedSlots(), fallback: .none, endsCircles: false)
    constrainedMembers = Answers(
      HashedSlots(),
      fallback: ConstrainedMembers([]) { _ in nil },
      endsCircles: false
    )
    if let others { adopt(others, program) }
  }

  /// The members of a name that values of a type have.
  struct Members: AnsweredQuestion {
    let type: SwiftType
    let name: Name

    var declarationAskedAbout: DeclarationID? { nil }

    func _rawHashValue(seed: Int) -> Int {
      type._rawHashValue(seed: name._rawHashValue(seed: seed))
    }
  }

  /// The members of a name that a declared type and its extensions have.
  struct DeclaredMembers: AnsweredQuestion {
    let type: DeclarationID
    let name: Name

    var declarationAskedAbout: DeclarationID? { type }

    func _rawHashValue(seed: Int) -> Int {
      type._rawHashValue(seed: name._rawHashValue(seed: seed))
    }
  }

  /// All that a name may mean in a call.
  enum Overloads: AnsweredQuestion {
    case members(Members)
    case topLevel(Name)
    case local(DeclaredMembers)

    var declarationAskedAbout: DeclarationID? {
      switch self {
      case .members, .topLevel: nil
      case .local(let members): members.type
      }
    }
  }

  /// Takes over what others have found out about declarations of outlines.
  /// - Complexity: O(declarations + answers).
  private func adopt(_ others: KnownAnswers, _ program: Program) {
    types.adopt(others.types, program)
    underlyingTypes.adopt(others.underlyingTypes, program)
    extendedTypes.adopt(others.extendedTypes, program)
    ownTypes.adopt(others.ownTypes, program)
    bareTypes.adopt(others.bareTypes, program)
    parameterLists.adopt(others.parameterLists, program)
    resultTypes.adopt(others.resultTypes, program)
    memberwise.adopt(others.memberwise, program)
    constraints.adopt(others.constraints, program)
    extensionsOfTypes.adopt(others.extensionsOfTypes, program)
    supertypes.adopt(others.supertypes, program)
    allSupertypes.adopt(others.allSupertypes, program)
    ancestors.adopt(others.ancestors, program)
    overriddenNames.adopt(others.overriddenNames, program)
    promisedTypes.adopt(others.promisedTypes, program)
    unseenMembers.adopt(others.unseenMembers, program)
    boundsOfParameters.adopt(others.boundsOfParameters, program)
    membersOfTypes.adopt(others.membersOfTypes, program)
    constrainedMembers.adopt(others.constrainedMembers, program)
    overloadIndexes.adopt(others.overloadIndexes, program)
  }

  /// Forgets what may have come out differently if other questions had been asked first.
  public func forgetProvisional() {
    forwardedTypes.forgetProvisional()
    initializerTables.forgetProvisional()
    overloadIndexes.forgetProvisional()
    if !partsOfTypes.isEmpty { partsOfTypes = [:] }
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
    overriddenNames.forgetProvisional()
    promisedTypes.forgetProvisional()
    unseenMembers.forgetProvisional()
    foreignMembers.forgetProvisional()
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
