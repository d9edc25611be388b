import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// When the uses of a root's providers happen: while the user is built, later, or perhaps never.
struct UseTimings {
  private let roots: Roots
  /// By lazy member and who sets it, the first place where he does.
  private var firstWrites: [Setting: TokenIndex] = [:]

  /// A member that sets a lazy one.
  private struct Setting: Hashable {
    let lazy: DeclarationID
    let setter: DeclarationID
  }

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
  }

  /// Takes note of what sets lazy members.
  mutating func note(writes references: [Reference]) {
    for reference in references where reference.isWrite {
      guard let setting = setting(at: reference) else { continue }
      let known = firstWrites[setting]?.rawValue ?? .max
      firstWrites[setting] = TokenIndex(min(known, reference.place.token.rawValue))
    }
  }

  private func setting(at reference: Reference) -> Setting? {
    guard program[reference.target].traits.contains(.isLazy),
      let source = reference.place.source
    else { return nil }
    return Setting(lazy: reference.target, setter: program.memberDeclaration(around: source))
  }

  /// Whether a lazy member is set in front of a place that reads it, so that nothing is built there.
  private func mayBeSet(before reference: Reference) -> Bool {
    guard !firstWrites.isEmpty, let setting = setting(at: reference),
      let first = firstWrites[setting]
    else { return false }
    return first.rawValue < reference.place.token.rawValue
  }

  /// Locals of one function cannot be captured before their declaration, so deferral does not
  /// help between them.
  func timing(of reference: Reference, from source: DeclarationID?) -> Edge.Timing {
    if isFunctionValue(reference) || isInLocalFunction(reference.place, of: source) {
      return .deferred
    }
    if reference.isAbsent || reference.isUncertain || isOverridden(reference.target)
      || isCallOfAnother(reference) || mayBeRecursion(reference, source)
      || isOfAnotherRoot(reference, source) || mayBeSet(before: reference)
    {
      return waits(reference.place, in: source) ? .deferred : .possible
    }
    if let timing = timingInDefinition(of: reference, from: source) { return timing }
    if program.isLocalVariable(reference.target), let source, program.isLocalVariable(source),
      !program.isInside(reference.target, source), !program.isBroken(around: source)
    {
      return .eager
    }
    let isCertain = source.map { !program.isBroken(around: $0) } ?? true
    let isDue =
      isAtOnce(reference.place, in: source) || MemoizedValues(resolver).contain(reference.place)
    if isDue && isCertain { return .eager }
    return waits(reference.place, in: source) ? .deferred : .possible
  }

  /// Whether a subclass of a root overrides a member of it. In assemblies, what is inherited tells.
  private func isOverridden(_ member: DeclarationID) -> Bool {
    guard let scope = program[member].parent, program[scope].kind.holdsMembers,
      let holder = resolver.selfDeclaration(of: scope), roots.holders.contains(holder),
      !roots.model.assemblies.contains(holder)
    else { return false }
    return resolver.isOverridden(member)
  }

  /// The timing of what a definition mentions. A local that stands in front of it has been built by
  /// then.
  private func timingInDefinition(
    of reference: Reference,
    from source: DeclarationID?
  ) -> Edge.Timing? {
    let definitions = roots.model.definitions
    guard !definitions.isEmpty, let source, !program.isBroken(around: source),
      let timing = definitions.timing(of: reference.place)
    else { return nil }
    guard program.isLocalVariable(reference.target) else {
      return timing == .deferred && definitions.isInKeptClosure(reference.place)
        ? .repeated : timing
    }
    return timing == .deferred ? .deferred : .eager
  }

  /// Whether who needs a declaration gets to a place in it whenever that is so.
  func isAtOnce(_ place: Place, in user: DeclarationID?) -> Bool {
    !place.isConditional && !waits(place, in: user)
  }

  /// Whether who needs a declaration gets to a place in it only once a closure runs.
  private func waits(_ place: Place, in user: DeclarationID?) -> Bool {
    place.isDeferred || place.isSourceDeferred && place.source != user
  }

  /// Whether a function is handed on rather than called.
  private func isFunctionValue(_ reference: Reference) -> Bool {
    program[reference.target].kind == .function
      && !program.trees[reference.place.file].isCalled(reference.place.token)
  }

  /// Whether a function is called with what it does not take: an overload out of sight is meant.
  private func isCallOfAnother(_ reference: Reference) -> Bool {
    let tree = program.trees[reference.place.file]
    guard
      program[reference.target].kind == .function || program[reference.target].kind == .initializer,
      let call = tree.call(of: reference.place.token)
    else { return false }
    let arguments = tree.callArguments(of: call)
    return ArgumentMatching.match(arguments, to: resolver.parameterList(of: reference.target))
      == nil
  }

  /// Whether a place is in a function, or a local that waits, which its user declares: that runs
  /// when it is asked for.
  private func isInLocalFunction(_ place: Place, of user: DeclarationID?) -> Bool {
    var next = place.source
    while let id = next, id != user {
      let (kind, traits) = (program[id].kind, program[id].traits)
      let waits = kind == .function || !traits.isDisjoint(with: [.isLazy, .isComputed])
      if waits, traits.contains(.isLocal) { return true }
      next = program[id].parent
    }
    return false
  }

  /// Whether a member of a root asks another root of the same type: each has members of its own.
  private func isOfAnotherRoot(_ reference: Reference, _ source: DeclarationID?) -> Bool {
    guard reference.base.isAnother, let source else { return false }
    let member = program.memberDeclaration(around: source)
    // A container has one of each assembly.
    if roots.model.assemblies.contains(resolver.holder(of: member)) { return false }
    return resolver.holder(of: member)
      == resolver.holder(of: reference.target)
  }

  /// Whether a function with parameters may be called by itself, with other arguments each time:
  /// recursion has an end, or the compiler warns of it, and often it is another overload that is meant.
  private func mayBeRecursion(_ reference: Reference, _ source: DeclarationID?) -> Bool {
    let kind = program[reference.target].kind
    guard let source, kind == .function || kind == .initializer,
      !resolver.parameterDeclarations(of: reference.target).isEmpty
    else { return false }
    return reference.target == program.memberDeclaration(around: source)
  }
}

extension Program {
  /// Whether a local gets its value where it is declared.
  func isLocalVariable(_ id: DeclarationID) -> Bool {
    self[id].traits.contains(.isLocal) && self[id].kind == .variable
      && self[id].traits.isDisjoint(with: [.isLazy, .isComputed])
  }

  /// Whether a declaration stands in another one.
  func isInside(_ id: DeclarationID, _ holder: DeclarationID) -> Bool {
    var next = self[id].parent
    while let outer = next {
      if outer == holder { return true }
      next = self[outer].parent
    }
    return false
  }
}
