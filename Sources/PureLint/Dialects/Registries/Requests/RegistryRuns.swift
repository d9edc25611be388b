import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Which functions that register something run at all, and which always do, in which order.
struct RegistryRuns {
  private let resolver: Resolver
  /// The functions that the library calls before anybody asks.
  private let starts: Set<DeclarationID>
  private let idle: Set<DeclarationID>

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - places: Where something is registered.
  ///   - starts: The functions that the library calls before anybody asks.
  init(_ resolver: Resolver, _ places: [Place], starts: Set<DeclarationID>) {
    self.resolver = resolver
    self.starts = starts
    var search = IdleSearch(resolver, starts)
    let members = Set(
      places.compactMap { place in place.source.map(resolver.program.memberDeclaration) }
    )
    idle = members.filter { search.isIdle($0) }
  }

  /// The function around a place, if nobody calls it.
  func idleFunction(around place: Place) -> DeclarationID? {
    place.source.map(program.memberDeclaration).flatMap { idle.contains($0) ? $0 : nil }
  }

  /// Whether all calls of a function are in sight.
  func areCallsInSight(of function: DeclarationID) -> Bool {
    !starts.contains(function) && resolver.areCallsInSight(of: function)
  }

  // MARK: Order

  /// The registrations that happen before anybody asks, in every run, in their order.
  func ordered(_ registrations: [Registration]) -> [Registration] {
    var byMember: [DeclarationID: [Registration]] = [:]
    for registration in registrations
    where registration.condition == .none && registration.blocks.count <= 1
      && EagerCode.isCertain(registration.place)
    {
      guard let source = registration.place.source else { continue }
      byMember[program.memberDeclaration(around: source), default: []].append(registration)
    }
    guard !byMember.isEmpty else { return [] }
    let calls = calls()
    var order: [Registration] = []
    var known: Set<DeclarationID> = []
    for start in starts.sorted() where !program.targets.isTest(file: program[start].file) {
      add(start, calls, byMember, &known, &order, depth: 0)
    }
    return order
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

/// The search for functions that nobody calls outside tests.
private struct IdleSearch {
  private let resolver: Resolver
  private let starts: Set<DeclarationID>
  /// What is known, and what is being looked at, which counts as called by nobody.
  private var known: [DeclarationID: Bool] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ starts: Set<DeclarationID>) {
    self.resolver = resolver
    self.starts = starts
  }

  mutating func isIdle(_ function: DeclarationID, depth: Int = 0) -> Bool {
    if let known = known[function] { return known }
    guard depth < 64, !starts.contains(function), resolver.areCallsInSight(of: function) else {
      known[function] = false
      return false
    }
    known[function] = true
    let sources = resolver.references.references(to: function).filter { reference in
      program.isSource(reference.place) && !program.targets.isTest(file: reference.place.file)
    }
    .map { $0.place.source.map(program.memberDeclaration) }
    let isCalled = sources.contains { source in
      source.map { $0 != function && !isIdle($0, depth: depth + 1) } ?? true
    }
    known[function] = !isCalled
    return !isCalled
  }
}

extension Resolver {
  /// Whether all calls of a function are in sight.
  func areCallsInSight(of function: DeclarationID) -> Bool {
    let declaration = program[function]
    let tree = program.tree(of: function)
    return declaration.kind == .function && !declaration.traits.contains(.isOverride)
      && declaration.name != "main"
      && !tree.children(declaration.node).contains { tree.kind($0) == .attribute }
      && !program.isForClients(function)
      && !mayBeRequired(function) && unknownReads.reads(of: function).isEmpty
  }
}
