import PureLintFindings
import PureLintResolution

/// The registering code that runs at all, the part of it that always runs, and its order.
package struct RegistryRuns {
  private let resolver: Resolver
  /// The functions that the library calls before anybody asks.
  private let starts: Set<DeclarationID>
  private let search: IdleCode
  /// Whether something in sight runs; otherwise who calls the rest is out of sight.
  private let hasEntries: Bool

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - places: Where something is registered.
  ///   - starts: The functions that the library calls before anybody asks.
  ///   - needsEntries: Whether nothing is known of who calls what, unless something in sight runs.
  ///   - isUnmade: Whether a library is never given a type that only it makes use of.
  package init(
    _ resolver: Resolver,
    _ places: [Place],
    starts: Set<DeclarationID>,
    needsEntries: Bool = false,
    isUnmade: @escaping (DeclarationID) -> Bool = { _ in false }
  ) {
    self.resolver = resolver
    self.starts = starts
    hasEntries = !EntryPoints(resolver).files.isEmpty
    search = IdleCode(
      resolver,
      places,
      starts,
      isUnmade,
      areCallersInSight: hasEntries || !needsEntries
    )
  }

  /// Whether the code at a place never runs outside tests.
  package func isIdle(_ place: Place) -> Bool { idleMember(around: place) != nil }

  /// The function or initializer around a place, if it never runs outside tests.
  package func idleMember(around place: Place) -> DeclarationID? {
    guard let source = place.source else { return nil }
    if let local = idleLocal(around: source) { return local }
    let member = program.memberDeclaration(around: source)
    return search.idle.contains(member) ? member : nil
  }

  /// The function in a function, or the variable that holds a closure, around a declaration, if nobody
  /// names it.
  private func idleLocal(around source: DeclarationID) -> DeclarationID? {
    var next: DeclarationID? = source
    while let local = next {
      let declaration = program[local]
      guard declaration.traits.contains(.isLocal) || declaration.parent == nil else { return nil }
      if holdsCode(local), !program.isForClients(local), !program.mayBeWrapped(local),
        resolver.references.references(to: local).allSatisfy({ isInside(local, $0.place) })
      {
        return local
      }
      next = declaration.parent
    }
    return nil
  }

  /// Whether a declaration is a function in another one, or a variable for a closure.
  private func holdsCode(_ local: DeclarationID) -> Bool {
    let declaration = program[local]
    if declaration.kind == .function { return declaration.traits.contains(.isLocal) }
    guard declaration.kind == .variable else { return false }
    let tree = program.tree(of: local)
    return tree.initialValue(of: declaration.node).map { tree.kind($0) == .closure } ?? false
  }

  private func isInside(_ local: DeclarationID, _ place: Place) -> Bool {
    let node = program.tree(of: local).nodes[program[local].node.position]
    return place.file == Int(program[local].file)
      && (node.firstToken..<node.endToken).contains(place.token.rawValue)
  }

  /// The words for where a place is that never runs: `'addClocks()', which nobody calls`.
  package func idleWords(around place: Place) -> String? {
    idleMember(around: place).map { member in
      if let type = resolver.selfDeclaration(of: member), search.isUnmade(type),
        !resolver.isStatic(member)
      {
        return "'\(program.qualifiedName(type))', which nobody makes"
      }
      return program[member].kind == .variable
        ? "'\(program.qualifiedName(member))', which nobody reads"
        : "'\(resolver.signature(of: member))', which nobody calls"
    }
  }

  /// One registration for each function that nobody calls and each type that nobody makes, in place
  /// of the registrations that they would make.
  package func unused() -> [Registration] {
    guard hasEntries else { return [] }
    let all = search.unused.filter {
      !makesOwn($0) && !program.targets.isLeftOut(file: program[$0].file)
    }
    return all.sorted().map { unused in
      let words = words(for: unused)
      return .standing(
        for: unused,
        called: program[unused].kind == .function || program[unused].kind == .initializer
          ? resolver.signature(of: unused) : program.qualifiedName(unused),
        RegistrationWords(
          unused: " is never \(words.done), so nothing of what it registers is there",
          adviceOnUnused: "\(words.advice), or delete it",
          adviceOnDuplicate: "delete one of the two"
        ),
        program
      )
    }
  }

  /// The functions that register something and that nobody in sight calls, though somebody else may.
  package var unfollowed: [UnfollowedStep] {
    search.unnamed.sorted().map { function in
      UnfollowedStep(
        "function",
        at: Place(
          file: Int(program[function].file),
          token: program[function].nameToken,
          source: function
        ),
        "nothing here calls '\(resolver.signature(of: function))', which registers something;"
          + " a library's protocol may ask for it"
      )
    }
  }

  /// What nobody does with something unused, and what to do about it.
  private func words(for unused: DeclarationID) -> (done: String, advice: String) {
    switch program[unused].kind {
    case .variable: ("read", "read it")
    case .function, .initializer: ("called", "call it")
    default: ("made", "make one")
    }
  }

  /// Whether a function makes something of the app's own for who calls it: that nobody does is then told
  /// of what it makes.
  private func makesOwn(_ member: DeclarationID) -> Bool {
    guard program[member].kind == .function else { return false }
    return resolver.resultType(of: member).declaration.map(program.isSource) ?? false
  }

  /// The possible callers of a function; nil if not all of them are in sight.
  func mentions(of function: DeclarationID) -> [Reference]? {
    starts.contains(function) ? nil : FunctionMentions(resolver).all(of: function)
  }

  // MARK: Order

  /// The registrations that happen before anybody asks, in every run, in their order: for each function
  /// that the library calls, those that it comes to.
  package func orders(_ registrations: [Registration]) -> [[Registration]] {
    var byMember: [DeclarationID: [Registration]] = [:]
    for registration in registrations
    where registration.condition == .none && registration.blocks.count <= 1
      && EagerCode.isCertain(registration.place)
    {
      guard let source = registration.place.source else { continue }
      byMember[program.memberDeclaration(around: source), default: []].append(registration)
    }
    guard !byMember.isEmpty else { return [] }
    guard !starts.isEmpty else { return [] }
    let calls = calls()
    return starts.sorted().filter { !program.targets.isTest(file: program[$0].file) }.map { start in
      var order: [Registration] = []
      var known: Set<DeclarationID> = []
      add(start, calls, byMember, &known, &order, depth: 0)
      return order
    }
  }

  /// How many functions may call each other on the way to a registration.
  private static let depthLimit = 32

  private func add(
    _ function: DeclarationID,
    _ calls: [DeclarationID: [Reference]],
    _ registrations: [DeclarationID: [Registration]],
    _ known: inout Set<DeclarationID>,
    _ order: inout [Registration],
    depth: Int
  ) {
    guard depth < Self.depthLimit, known.insert(function).inserted else { return }
    let own = (registrations[function] ?? []).map { (token: $0.place.token, step: Step.made($0)) }
    let called = (calls[function] ?? []).map {
      (token: $0.place.token, step: Step.called($0.target))
    }
    for (_, step) in (own + called).sorted(by: { $0.token < $1.token }) {
      switch step {
      case .made(let registration): order.append(registration)
      case .called(let next):
        add(next, calls, registrations, &known, &order, depth: depth + 1)
      }
    }
  }

  private enum Step {
    case made(Registration)
    case called(DeclarationID)
  }

  /// By function, the calls of others that always happen in it.
  private func calls() -> [DeclarationID: [Reference]] {
    resolver.facts.references.reduce(into: [:]) { found, reference in
      let place = reference.place
      guard program.isSource(reference.target), program[reference.target].kind == .function,
        program.isSource(place), EagerCode.isCertain(place), !reference.isUncertain,
        let source = place.source,
        let call = program.trees[place.file].call(of: place.token),
        program.condition(around: call, in: place.file) == .none
      else { return }
      found[program.memberDeclaration(around: source), default: []].append(reference)
    }
  }
}
