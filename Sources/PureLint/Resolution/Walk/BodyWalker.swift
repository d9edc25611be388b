import PureLintSyntax

/// A place in a body, with what is in scope there: finds out what stands there means, and records
/// it.
///
/// It changes while its parts are walked, but never while somebody looks at what changes; so that
/// is not checked, see `Resolver`.
public final class BodyWalker {
  let resolver: Resolver
  let program: Program
  let file: Int
  /// The tree of the file, as the program had it when the walker was made.
  public let tree: SyntaxTree
  /// The recorder of facts; nil while only a type is asked for.
  @exclusivity(unchecked) private(set) var recorder: FactRecorder?
  /// The innermost declaration around the place at hand.
  @exclusivity(unchecked) var scope: DeclarationID?
  /// The names of the enclosing blocks.
  @exclusivity(unchecked) var locals = Locals()
  /// How many closures and autoclosures stand around the place since `scope` began.
  @exclusivity(unchecked) var deferral = 0
  /// How many branches stand around the place since `scope` began.
  @exclusivity(unchecked) var branches = 0
  /// How many of them are clauses of `#if`.
  @exclusivity(unchecked) var clauses = 0
  /// What may have left the innermost body so far.
  @exclusivity(unchecked) var exits = Exits()
  /// Whether `scope` is a local inside a closure or a branch.
  @exclusivity(unchecked) private var isScopeDeferred = false
  /// Whether the place is in a setter or an observer.
  @exclusivity(unchecked) var isOnWrite = false
  /// The clause of `#if` around the place.
  @exclusivity(unchecked) var condition = ConditionID.none
  /// The type of `return` here, if it is known.
  @exclusivity(unchecked) var returnType: SwiftType?
  /// What the `return`s of the innermost body have yielded so far.
  @exclusivity(unchecked) var returned = JoinedType()
  /// What the unnamed parameters of the innermost closure stand for.
  @exclusivity(unchecked) var closure = Closure()
  /// The callees of `.init(…)` and `.make(…)` as arguments of what no source declares.
  var foreignCallees: Set<TokenIndex> = []
  /// The parts to look at, in a file that is not walked as a whole.
  var walked: WalkedDeclarations?
  /// How many statements and expressions stand around the place.
  @exclusivity(unchecked) var depth = 0

  /// The arguments of a closure.
  struct Closure {
    /// Where it begins.
    var token: TokenIndex?
    /// The types of the parameters, as far as they are asked for.
    var parameters: [SwiftType] = []
    /// The type of all others.
    var others = SwiftType.unknown

    func parameter(at position: Int) -> SwiftType {
      parameters.indices.contains(position) ? parameters[position] : others
    }
  }

  /// - Parameter recorder: The recorder of facts; nil to ask for types alone.
  public init(
    _ resolver: Resolver,
    file: Int,
    scope: DeclarationID?,
    recorder: FactRecorder? = nil
  ) {
    self.resolver = resolver
    program = resolver.program
    self.file = file
    tree = program.trees[file]
    self.scope = scope
    self.recorder = recorder
  }

  /// Whether facts are recorded, which happens once for each part.
  var isRecording: Bool { recorder != nil }

  /// Asks for the type of a part before it is walked, or once more. All that is not restored here
  /// is restored by whoever changes it.
  func asking<Result>(_ body: () -> Result) -> Result {
    let outer = (recorder, returned)
    recorder = nil
    defer { (recorder, returned) = outer }
    return block(body)
  }

  /// The type that a type node spells here.
  func resolve(_ node: NodeIndex) -> SwiftType {
    resolver.resolve(node, file: file, scope: scope)
  }

  /// The declaration whose name stands at a token.
  func declaration(at token: TokenIndex) -> DeclarationID? {
    resolver.declaration(at: token, in: file)
  }

  /// Where a token stands, and under what.
  func place(_ token: TokenIndex) -> Place {
    Place(
      file: file,
      token: token,
      source: scope,
      isDeferred: deferral > 0,
      isConditional: branches > 0,
      isOnWrite: isOnWrite,
      isSourceDeferred: isScopeDeferred,
      isDecidedByBuild: branches > 0 && branches == clauses
    )
  }

  /// Runs a part with names of its own.
  func block<Result>(_ body: () -> Result) -> Result {
    let count = locals.count
    defer { locals.unbind(to: count) }
    return body()
  }

  /// Runs a part that is evaluated later, if at all.
  func deferred<Result>(_ body: () -> Result) -> Result {
    deferral += 1
    defer { deferral -= 1 }
    return body()
  }

  /// Runs a part that may not be evaluated.
  func branch<Result>(_ body: () -> Result) -> Result {
    branches += 1
    defer { branches -= 1 }
    return body()
  }

  /// Runs a part that belongs to another declaration.
  /// - Parameter isLocal: Whether that is a variable, which gets its value where it stands.
  func inside<Result>(_ id: DeclarationID, isLocal: Bool = false, _ body: () -> Result) -> Result {
    let outer = (scope, deferral, branches, clauses, isScopeDeferred)
    isScopeDeferred = isLocal && (isScopeDeferred || deferral > 0 || branches > 0)
    (scope, deferral, branches, clauses) = (id, 0, 0, 0)
    defer { (scope, deferral, branches, clauses, isScopeDeferred) = outer }
    return body()
  }

  /// Puts the parameters and locals around a local declaration in scope, for asking for its type
  /// out of turn.
  func bindEnclosing(of id: DeclarationID) {
    guard program[id].traits.contains(.isLocal) else { return }
    var chain: [DeclarationID] = []
    var parent = program[id].parent
    while let scope = parent, !program[scope].kind.holdsMembers {
      chain.append(scope)
      parent = program[scope].parent
    }
    for scope in chain.reversed() {
      for member in resolver.symbols.members(heldBy: scope) where member < id {
        let declaration = program[member]
        guard declaration.kind == .variable || declaration.kind == .parameter else { continue }
        locals.bind(declaration.name, resolver.type(of: member), member)
      }
    }
  }
}
