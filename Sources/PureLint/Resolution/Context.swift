/// Where in a body the walk is: what is in scope and what is expected.
struct Context {
  let file: Int
  let tree: SyntaxTree
  /// The innermost declaration around the place at hand.
  var scope: DeclarationID?
  /// False while only a type is asked for, so that nothing is recorded twice.
  private(set) var isRecording: Bool
  /// The names of the enclosing blocks, innermost last.
  private(set) var locals: [Local] = []
  /// The position of the innermost local of each name.
  private var latest: [Name: Int] = [:]
  /// How many closures and autoclosures stand around the place since `scope` began.
  var deferral = 0
  /// How many branches stand around the place since `scope` began.
  var branches = 0
  /// Whether `scope` is a local inside a closure or a branch.
  private var isScopeDeferred = false
  /// Whether the place is in a setter or an observer.
  var isOnWrite = false
  /// The clause of `#if` around the place.
  var condition = ConditionID.none
  /// What `return` yields here, where that is known.
  var returnType: SwiftType?
  /// What the `return`s of the innermost body have yielded so far.
  var returned = JoinedType()
  /// What the unnamed parameters of the innermost closure stand for.
  var closure = Closure()
  /// The callees of `.init(…)` and `.make(…)` as arguments of what no source declares.
  var foreignCallees: Set<TokenIndex> = []
  var depth = 0

  /// What a closure is given.
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

  /// A name that a block introduces.
  struct Local {
    let name: Name
    let type: SwiftType
    /// Nil for names that patterns and closures bind.
    let declaration: DeclarationID?
    /// Where a name that a closure binds stands.
    let token: TokenIndex?
    /// The position of the local of the same name that this one hides.
    fileprivate let hidden: Int?

    init(
      name: Name,
      type: SwiftType,
      declaration: DeclarationID?,
      token: TokenIndex? = nil,
      hidden: Int? = nil
    ) {
      self.name = name
      self.type = type
      self.declaration = declaration
      self.token = token
      self.hidden = hidden
    }
  }

  init(file: Int, tree: SyntaxTree, scope: DeclarationID?, isRecording: Bool) {
    self.file = file
    self.tree = tree
    self.scope = scope
    self.isRecording = isRecording
  }

  /// The same place, for asking about a part before it is walked.
  var probe: Context {
    var copy = self
    copy.isRecording = false
    return copy
  }

  func place(_ token: TokenIndex) -> Place {
    Place(
      file: file,
      token: token,
      source: scope,
      isDeferred: deferral > 0,
      isConditional: branches > 0,
      isOnWrite: isOnWrite,
      isSourceDeferred: isScopeDeferred
    )
  }

  func local(_ name: Name) -> Local? { latest[name].map { locals[$0] } }

  /// The locals of a name, innermost first.
  func allLocals(_ name: Name) -> [Local] {
    var found: [Local] = []
    var next = latest[name]
    while let position = next {
      found.append(locals[position])
      next = locals[position].hidden
    }
    return found
  }

  mutating func bind(
    _ name: Name,
    _ type: SwiftType,
    _ declaration: DeclarationID? = nil,
    at token: TokenIndex? = nil
  ) {
    locals.append(
      Local(
        name: name,
        type: type,
        declaration: declaration,
        token: token,
        hidden: latest[name]
      )
    )
    latest[name] = locals.count - 1
  }

  private mutating func unbind(to count: Int) {
    while locals.count > count {
      let last = locals.removeLast()
      latest[last.name] = last.hidden
    }
  }

  /// Runs a part with names of its own.
  mutating func block<Result>(_ body: (inout Context) -> Result) -> Result {
    let count = locals.count
    defer { unbind(to: count) }
    return body(&self)
  }

  /// Runs a part that is evaluated later, if at all.
  mutating func deferred<Result>(_ body: (inout Context) -> Result) -> Result {
    deferral += 1
    defer { deferral -= 1 }
    return body(&self)
  }

  /// Runs a part of what is evaluated later that is evaluated at once: the captures of a closure.
  mutating func atOnce<Result>(_ body: (inout Context) -> Result) -> Result {
    deferral -= 1
    defer { deferral += 1 }
    return body(&self)
  }

  /// Runs a part that may not be evaluated.
  mutating func branch<Result>(_ body: (inout Context) -> Result) -> Result {
    branches += 1
    defer { branches -= 1 }
    return body(&self)
  }

  /// Runs a part that belongs to another declaration.
  /// - Parameter isLocal: Whether that is a variable, which gets its value where it stands.
  mutating func inside<Result>(
    _ id: DeclarationID,
    isLocal: Bool = false,
    _ body: (inout Context) -> Result
  ) -> Result {
    let outer = (scope, deferral, branches, isScopeDeferred)
    isScopeDeferred = isLocal && (isScopeDeferred || deferral > 0 || branches > 0)
    (scope, deferral, branches) = (id, 0, 0)
    defer { (scope, deferral, branches, isScopeDeferred) = outer }
    return body(&self)
  }

  /// Puts the parameters and locals around a local declaration in scope, for asking for its type
  /// out of turn.
  mutating func bindEnclosing(of id: DeclarationID, in resolver: Resolver) {
    guard resolver.program[id].traits.contains(.isLocal) else { return }
    var chain: [DeclarationID] = []
    var parent = resolver.program[id].parent
    while let scope = parent, !resolver.program[scope].kind.holdsMembers {
      chain.append(scope)
      parent = resolver.program[scope].parent
    }
    for scope in chain.reversed() {
      for member in resolver.symbols.members(heldBy: scope) where member < id {
        let declaration = resolver.program[member]
        guard declaration.kind == .variable || declaration.kind == .parameter else { continue }
        bind(declaration.name, resolver.type(of: member), member)
      }
    }
  }
}
