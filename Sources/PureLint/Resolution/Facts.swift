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
}

/// The type that the walk found a local variable to have.
struct LocalType: Equatable, Sendable {
  let id: DeclarationID
  let type: SwiftType
}

/// Where in the sources something is said, and by whom.
struct Place: Hashable, Sendable {
  private let fileIndex: UInt32
  let token: TokenIndex
  /// The innermost declaration around it: a local, a member, a function.
  @Packed private(set) var source: DeclarationID?
  /// Inside a closure, a function value or an `@autoclosure` argument, counted from `source`.
  let isDeferred: Bool
  /// Inside a branch that may not be taken.
  let isConditional: Bool
  /// In a setter or an observer: who reads the property does not get here.
  var isOnWrite = false
  /// The source is a local inside a closure or a branch: what holds it may get here later, or never.
  var isSourceDeferred = false

  init(
    file: Int,
    token: TokenIndex,
    source: DeclarationID? = nil,
    isDeferred: Bool = false,
    isConditional: Bool = false,
    isOnWrite: Bool = false,
    isSourceDeferred: Bool = false
  ) {
    fileIndex = UInt32(file)
    self.token = token
    _source = Packed(wrappedValue: source)
    self.isDeferred = isDeferred
    self.isConditional = isConditional
    self.isOnWrite = isOnWrite
    self.isSourceDeferred = isSourceDeferred
  }

  /// The index of the file in its program.
  var file: Int { Int(fileIndex) }
}

/// A declaration or none in the space of a declaration: the records of a walk hold several each, and
/// are a good part of what a run keeps in memory.
@propertyWrapper
struct Packed: Hashable, Sendable {
  private static var none: DeclarationID { DeclarationID(file: Int(UInt32.max), index: 0) }

  private var id: DeclarationID

  init(wrappedValue: DeclarationID?) { id = wrappedValue ?? Self.none }

  var wrappedValue: DeclarationID? {
    get { id == Self.none ? nil : id }
    set { id = newValue ?? Self.none }
  }
}

extension Program {
  /// Whether a place is in the user's sources.
  func isSource(_ place: Place) -> Bool { place.file < interfaceStart }

  /// Whether something around a place is not Swift: then what stands there is half seen.
  func isBroken(around place: Place) -> Bool {
    place.source.map { isBroken(around: $0) } ?? !trees[place.file].errors.isEmpty
  }
}

/// One mention of a declaration.
struct Reference: Equatable, Sendable {
  let target: DeclarationID
  let place: Place
  let isWrite: Bool
  /// Where the value goes when it is copied as it is: a variable or a parameter.
  @Packed var destination: DeclarationID?
  /// The value whose member is mentioned.
  var base = Base()
  /// Called, as a variable that holds a closure.
  var isCall = false
  /// Read where it has to hold a value: with `!`, as the base of a member, where no optional fits.
  var isForced = false
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
