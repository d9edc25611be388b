/// What the walk over all bodies found out: who mentions whom, and what is built where.
struct Facts: Equatable, Sendable {
  var references: [Reference] = []
  var unknownReads: [UnknownRead] = []
  var unknownWrites: [UnknownWrite] = []
  var constructions: [Construction] = []
  /// Calls that are told a type first: `container.register(Clock.self) { … }`.
  var typeCalls: [TypeCall] = []
  /// Calls of generic functions, with what their generic parameters stand for.
  var genericCalls: [GenericCall] = []
  /// Types mentioned as values: `X.self`, `X.make()`, `as! X`.
  var typeMentions: [TypeMention] = []
  /// Constructions that could not be followed.
  var unresolved: [Unresolved] = []
  /// Constructions of types that the code names but no source declares, or that the caller of
  /// generic code chooses: there is nothing more to know of them.
  var foreignConstructions: [Place] = []
  /// Values of declared types handed to code that is not analysed, or kept as a wider type.
  var escapes: [Escape] = []
  /// Parameters of generic type whose value leaves the analysed sources; types' generic parameters
  /// and protocols of which some value does.
  var escapingParameters: Set<DeclarationID> = []
  /// The types of local variables; asked for out of turn, they may come out as less.
  var typesOfLocals: [LocalType] = []
  /// By file, mentions of names that only clauses declare which no build in question compiles.
  var absentNames: [Int: Set<TokenIndex>] = [:]
  /// The names of associated types and generic parameters that some body builds.
  var genericConstructions: Set<Name> = []

  /// What is built where. Who copies a construction counts references to its arguments too, which are
  /// all over the memory.
  var sites: some RandomAccessCollection<Construction.Site> {
    constructions.indices.lazy.map { [constructions] in
      Construction.Site(declaration: constructions[$0].declaration, place: constructions[$0].place)
    }
  }

  /// Adds what was found in files behind those that have been walked.
  mutating func append(_ other: Facts) {
    references += other.references
    unknownReads += other.unknownReads
    unknownWrites += other.unknownWrites
    constructions += other.constructions
    typeCalls += other.typeCalls
    genericCalls += other.genericCalls
    typeMentions += other.typeMentions
    unresolved += other.unresolved
    foreignConstructions += other.foreignConstructions
    escapes += other.escapes
    escapingParameters.formUnion(other.escapingParameters)
    typesOfLocals += other.typesOfLocals
    absentNames.merge(other.absentNames) { first, second in first.union(second) }
    genericConstructions.formUnion(other.genericConstructions)
  }

  /// Makes room for what several walks have found, and no more.
  mutating func reserveCapacity(for found: [Facts]) {
    func count<Fact>(_ list: (Facts) -> [Fact]) -> Int {
      found.indices.reduce(list(self).count) { $0 + list(found[$1]).count }
    }
    references.reserveCapacity(count(\.references))
    unknownReads.reserveCapacity(count(\.unknownReads))
    unknownWrites.reserveCapacity(count(\.unknownWrites))
    constructions.reserveCapacity(count(\.constructions))
    typeCalls.reserveCapacity(count(\.typeCalls))
    genericCalls.reserveCapacity(count(\.genericCalls))
    typeMentions.reserveCapacity(count(\.typeMentions))
    unresolved.reserveCapacity(count(\.unresolved))
    foreignConstructions.reserveCapacity(count(\.foreignConstructions))
    escapes.reserveCapacity(count(\.escapes))
    typesOfLocals.reserveCapacity(count(\.typesOfLocals))
  }
}

/// The type that the walk found a local variable to have.
struct LocalType: Equatable, Sendable {
  let id: DeclarationID
  let type: SwiftType
}

/// One mention of a declaration: most of what a walk finds. What is one byte stands where `place`
/// leaves room for it.
struct Reference: Equatable, Sendable {
  let target: DeclarationID
  let place: Place
  let isWrite: Bool
  /// Called, as a variable that holds a closure.
  var isCall = false
  /// Read where it has to hold a value: with `!`, as the base of a member, where no optional fits.
  var isForced = false
  /// Where the value goes when it is copied as it is: a variable or a parameter.
  @Packed var destination: DeclarationID?
  /// The value whose member is mentioned.
  var base = Base()
  /// No build compiles both the mention and what it means.
  var isAbsent = false
  /// One of several overloads that the labels fit.
  var isUncertain = false

  struct Base: Equatable, Sendable {
    /// Its declared type, where that is known.
    @Packed var type: DeclarationID?
    /// Neither `self`, nor static or global so that it may be `self`.
    var isAnother = false
  }
}

extension Reference {
  /// The same mention as the target of an assignment.
  var written: Reference {
    Reference(target: target, place: place, isWrite: true, destination: nil, isAbsent: isAbsent)
  }
}

struct TypeMention: Equatable, Sendable {
  let type: DeclarationID
  let place: Place
}

/// A call whose first argument is a type, whatever is called.
struct TypeCall: Equatable, Sendable {
  /// The last name of the callee.
  let place: Place
  let call: NodeIndex
  /// The node in front of `.self`, and the type that it names; unknown if no source declares it.
  let typeNode: NodeIndex
  let type: SwiftType
  /// What the function is asked of, where that is a name or a member of one; `self` where it is
  /// left out.
  let base: SwiftType
}

/// A call of a generic function, as far as arguments and the expected type tell what it is called for.
struct GenericCall: Equatable, Sendable {
  let function: DeclarationID
  /// The last name of the callee, or the operator.
  let place: Place
  /// The call, or the expression of the operator.
  let call: NodeIndex
  /// What each generic parameter of the function stands for.
  let generics: [SwiftType]
  let arguments: [Argument]

  struct Argument: Equatable, Sendable {
    let parameter: DeclarationID
    let node: NodeIndex
    let type: SwiftType
  }
}

/// A value of a declared type that leaves the analysed sources: `print(dependency)`.
struct Escape: Equatable, Sendable {
  let type: DeclarationID
  let place: Place
  /// The value keeps its place and loses its type: `let x: Any = dependency`.
  let isConversion: Bool
  /// The parameter of generic type that the value is handed to, or the generic parameter of a type
  /// that it is kept as, if it is; what becomes of the value then depends on what is done there.
  let parameter: DeclarationID?
}

/// One call of an initializer of a declared type.
struct Construction: Equatable, Sendable {
  let type: SwiftType
  /// The type that is built.
  let declaration: DeclarationID
  /// The last name of the callee: where a message about the call stands.
  let place: Place
  let call: NodeIndex
  /// The initializer that the labels select; nil for the implicit ones of structs and classes.
  let initializer: DeclarationID?
  let arguments: [Argument]

  /// A construction without its arguments.
  struct Site {
    let declaration: DeclarationID
    let place: Place
  }

  struct Argument: Equatable, Sendable {
    let label: Name?
    /// The field or parameter that it is given for.
    let parameter: DeclarationID?
    let node: NodeIndex
    let token: TokenIndex
    let type: SwiftType
    let isNil: Bool
    let file: Int
  }
}

/// A call of an initializer or a static member of a type that is not known: `x.y = .init(…)`.
struct Unresolved: Equatable, Sendable {
  let place: Place
  let arguments: [Argument]
  /// Whether it is handed to, or set on, what no source declares: then it is a library's, unless
  /// its arguments say otherwise.
  let isForeign: Bool
  /// Whether nothing at all is known of the type, so that it may be a declared one.
  let isOpen: Bool

  struct Argument: Equatable, Sendable {
    let label: Name?
    let token: TokenIndex
    /// The labels inside, if the argument is itself an implicit `.init(…)`.
    let nested: [Name?]?
  }

  func argument(_ label: Name) -> Argument? { arguments.first { $0.label == label } }
}

extension SyntaxTree {
  /// The arguments of a call of something that is not known.
  func unresolvedArguments(of call: NodeIndex) -> [Unresolved.Argument] {
    callArguments(of: call).map { described($0) }
  }

  /// An argument by its labels.
  func described(_ argument: CallArgument) -> Unresolved.Argument {
    let callee = kind(argument.node) == .call ? expression(in: argument.node) : nil
    let isImplicit = callee.map { kind($0) == .implicitMember } ?? false
    return Unresolved.Argument(
      label: argument.label,
      token: argument.token,
      nested: isImplicit ? callArguments(of: argument.node).map(\.label) : nil
    )
  }
}
