import PureLintSource
import PureLintSyntax

/// The facts of the walk over all bodies: mentions, and constructions with their places.
public struct Facts: Equatable, Sendable {
  /// Mentions of declarations.
  public var references: [Reference] = []
  /// Names read from a base whose type is not known.
  public var unknownReads: [UnknownRead] = []
  /// Names behind such a base to which something is assigned.
  public var unknownWrites: [UnknownWrite] = []
  /// Calls of initializers of declared types.
  public var constructions: [Construction] = []
  /// Calls with a type as their first argument: `container.register(Clock.self) { … }`.
  public var typeCalls: [TypeCall] = []
  /// Calls of generic functions, with what their generic parameters stand for.
  public var genericCalls: [GenericCall] = []
  /// The arguments of functions of which it matters what type they are given.
  public var typedArguments: [TypedArgument] = []
  /// Types mentioned as values: `X.self`, `X.make()`, `as! X`.
  public var typeMentions: [TypeMention] = []
  /// Constructions that could not be followed.
  public var unresolved: [Unresolved] = []
  /// Constructions of types that the code names but no source declares, or that the caller of
  /// generic code chooses: there is nothing more to know of them.
  public var foreignConstructions: [Place] = []
  /// Values of declared types handed to code that is not analysed, or kept as a wider type.
  public var escapes: [Escape] = []
  /// Parameters of generic type whose value leaves the analysed sources; types' generic parameters
  /// and protocols of which some value does.
  public var escapingParameters: Set<DeclarationID> = []
  /// The types of local variables; asked for out of turn, they may come out as less.
  var typesOfLocals: [LocalType] = []
  /// By file, mentions of names that only clauses declare which no build in question compiles.
  public var absentNames: [Int: Set<TokenIndex>] = [:]
  /// The names of associated types and generic parameters that some body builds.
  public var genericConstructions: Set<Name> = []

  /// What is built where. Who copies a construction counts references to its arguments too, which are
  /// all over the memory.
  public var sites: some RandomAccessCollection<Construction.Site> {
    constructions.indices.lazy.map { [constructions] in
      Construction.Site(declaration: constructions[$0].declaration, place: constructions[$0].place)
    }
  }

  /// Adds the facts of files behind those that have been walked.
  mutating func append(_ other: Facts) {
    var appending = AppendingList()
    forEachList(with: other, &appending)
    escapingParameters.formUnion(other.escapingParameters)
    absentNames.merge(other.absentNames) { first, second in first.union(second) }
    genericConstructions.formUnion(other.genericConstructions)
  }

  /// The same in as much memory as it takes.
  var fitted: Facts {
    var copy = self
    copy.forEachList(FittingList())
    return copy
  }

  /// Forgets everything, and keeps the room for as much.
  mutating func removeAll() {
    forEachList(EmptyingList())
    escapingParameters = []
    absentNames = [:]
    genericConstructions = []
  }

  /// Makes room for what several walks have found, and no more.
  mutating func reserveCapacity(for found: [Facts]) {
    var counting = CountingLists()
    var nothing = Facts()
    for facts in found {
      counting.begin()
      nothing.forEachList(with: facts, &counting)
    }
    forEachList(GrowingLists(counting.counts))
  }
}

/// The type that the walk found a local variable to have.
struct LocalType: Equatable, Sendable {
  let id: DeclarationID
  let type: SwiftType
}

/// A mention of a declared type by which a value of it may be made or asked for.
public struct TypeMention: Equatable, Sendable {
  /// The declared type.
  public let type: DeclarationID
  /// Where it is mentioned; in a merge conflict, where that begins.
  public let place: Place
}

/// A call whose first argument is a type, whatever is called.
public struct TypeCall: Equatable, Sendable {
  /// The last name of the callee.
  public let place: Place
  /// The call as a whole.
  public let call: NodeIndex
  /// The node in front of `.self`, and the type that it names; unknown if no source declares it.
  public let typeNode: NodeIndex
  /// The type that `typeNode` names.
  public let type: SwiftType
  /// What the function is asked of, where that is a name or a member of one; `self` where it is
  /// left out.
  public let base: SwiftType
}

/// A call of a generic function, as far as arguments and the expected type tell what it is called for.
public struct GenericCall: Equatable, Sendable {
  /// The function that is called.
  public let function: DeclarationID
  /// The last name of the callee, or the operator.
  public let place: Place
  /// The call, or the expression of the operator.
  public let call: NodeIndex
  /// What each generic parameter of the function stands for.
  public let generics: [SwiftType]
  /// The arguments; default values are left out.
  public let arguments: [Argument]

  /// An argument and the parameter that it is for.
  public struct Argument: Equatable, Sendable {
    /// The declaration of the function's parameter.
    public let parameter: DeclarationID
    /// The expression, or the operand of an operator.
    public let node: NodeIndex
    /// The type of the value; `unknown` if nothing tells it.
    public let type: SwiftType
  }
}

/// An argument of a library's function of which it matters what type it is given.
public struct TypedArgument: Equatable, Sendable {
  /// The expression.
  public let node: NodeIndex
  /// Where it begins.
  public let place: Place
  /// The type of the value, `unknown` if nothing tells it; of a closure, that of what it is handed.
  public let type: SwiftType
}

/// A value of a declared type that leaves the analysed sources: `print(dependency)`.
public struct Escape: Equatable, Sendable {
  /// The declared type of the value, or of something that it holds.
  public let type: DeclarationID
  /// The expression that yields the value.
  public let place: Place
  /// The value keeps its place and loses its type: `let x: Any = dependency`.
  public let isConversion: Bool
  /// The parameter of generic type that the value is handed to, or the generic parameter of a type
  /// that it is kept as, if it is; what becomes of the value then depends on what is done there.
  public let parameter: DeclarationID?
  /// The declared protocol as which the value is kept from there on, if it is one.
  public let target: DeclarationID?
}

/// One call of an initializer of a declared type.
public struct Construction: Equatable, Sendable {
  /// The type that is built, with its generic arguments.
  public let type: SwiftType
  /// The type that is built.
  public let declaration: DeclarationID
  /// The last name of the callee: where a message about the call stands.
  public let place: Place
  /// The call as a whole.
  public let call: NodeIndex
  /// The initializer that the labels select; nil for the implicit ones of structs and classes.
  public let initializer: DeclarationID?
  /// The arguments in source order; default values are left out.
  public let arguments: [Argument]

  /// A construction without its arguments.
  public struct Site {
    /// The type that is built.
    public let declaration: DeclarationID
    /// The last name of the callee.
    public let place: Place
  }

  /// An argument of the call.
  public struct Argument: Equatable, Sendable {
    /// The label; nil if there is none, or `_`.
    public let label: Name?
    /// The field or parameter that it is given for.
    public let parameter: DeclarationID?
    /// The expression.
    public let node: NodeIndex
    /// The label, or the first token of the expression if there is none.
    public let token: TokenIndex
    /// The type of the value; `unknown` if nothing tells it.
    public let type: SwiftType
    /// Whether the expression is `nil`.
    public let isNil: Bool
    /// The index of the file that `node` and `token` are in.
    public let file: Int
  }
}

/// A call of an initializer or a static member of a type that is not known: `x.y = .init(…)`.
public struct Unresolved: Equatable, Sendable {
  /// The last name of the callee.
  public let place: Place
  /// The arguments in source order.
  public let arguments: [Argument]
  /// Whether it is handed to, or set on, what no source declares: then it is a library's, unless
  /// its arguments say otherwise.
  public let isForeign: Bool
  /// Whether nothing at all is known of the type, so that it may be a declared one.
  public let isOpen: Bool

  /// An argument of the call, of which no more than labels are known.
  public struct Argument: Equatable, Sendable {
    /// The label; nil if there is none, or `_`.
    public let label: Name?
    /// The label, or the first token of the expression if there is none.
    public let token: TokenIndex
    /// The labels inside, if the argument is itself an implicit `.init(…)`.
    public let nested: [Name?]?
  }

  /// The first argument with a label; nil if there is none.
  public func argument(_ label: Name) -> Argument? { arguments.first { $0.label == label } }
}

extension SyntaxTree {
  /// The arguments of a call of something that is not known.
  public func unresolvedArguments(of call: NodeIndex) -> [Unresolved.Argument] {
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
