import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The places where code hands objects to others that it makes: `Screen(api: api)`.
///
/// An object belongs to a unit if a member of the unit keeps or makes it, if the unit makes it on
/// the spot, or if it is the unit itself. A parameter belongs to somebody else.
final class HandOvers {
  private let resolver: Resolver
  private let kinds: ObjectKinds
  private let units: ComposingUnits
  /// The locals that get their value from what a unit makes on the spot, with the number of objects
  /// that each is handed to.
  private var receiverCounts: [DeclarationID: Int] = [:]
  private var knownLocals: [DeclarationID: Origin] = [:]

  private var program: Program { resolver.program }

  /// Where a value comes from.
  enum Origin: Int, Comparable {
    case elsewhere
    /// Made on the spot.
    case fresh
    /// Kept by a member, or made by one.
    case member

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The objects of its unit that a construction gets.
  struct Offer {
    var origin = Origin.elsewhere
    /// The locals among it that were made on the spot.
    var locals: Set<DeclarationID> = []
    /// Whether it is given the unit itself.
    var isGivenUnit = false
    /// The types that store the objects that they make, of which it gets a member.
    var makers: Set<DeclarationID> = []
  }

  init(_ resolver: Resolver, _ kinds: ObjectKinds) {
    self.resolver = resolver
    self.kinds = kinds
    units = ComposingUnits(resolver)
  }

  /// The unit that a place belongs to.
  func unit(of place: Place) -> DeclarationID? { units.unit(of: place) }

  // MARK: Offers

  /// The objects that a construction gets, without arguments for data.
  func offer(to construction: Construction, by unit: DeclarationID) -> Offer {
    var offer = Offer()
    for argument in construction.arguments where mayBeObject(argument) {
      if program.trees[argument.file].text(argument.node) == "self" {
        offer.isGivenUnit = true
      } else {
        add(argument.node, in: argument.file, of: unit, to: &offer)
      }
    }
    for local in offer.locals { receiverCounts[local, default: 0] += 1 }
    return offer
  }

  /// Whether a value that was made on the spot is handed to several objects.
  func isShared(_ offer: Offer) -> Bool {
    offer.locals.contains { receiverCounts[$0, default: 0] > 1 }
  }

  /// Whether an argument is no data, as far as its type and that of its parameter tell.
  func mayBeObject(_ argument: Construction.Argument) -> Bool {
    guard !argument.isNil else { return false }
    let declared = argument.parameter.map { kinds.kind(of: resolver.type(of: $0)) }
    return declared != .data && kinds.kind(of: argument.type) != .data
  }

  private func add(
    _ node: NodeIndex,
    in file: Int,
    of unit: DeclarationID,
    to offer: inout Offer
  ) {
    let tree = program.trees[file]
    let tokens = tree.nodes[node.position].firstToken..<tree.nodes[node.position].endToken
    for reference in resolver.references.references(in: file, tokens) where !reference.isWrite {
      let origin = origin(of: reference, by: unit)
      offer.origin = max(offer.origin, origin)
      if origin == .fresh { offer.locals.insert(reference.target) }
      guard let maker = maker(of: reference.target), maker != unit else { continue }
      offer.makers.insert(maker)
    }
    var next = resolver.constructions.first(from: node, in: file)
    while let inner = next, inner.call.position < tree.end(of: node) {
      if kinds.kind(of: inner.declaration).mayLeadToObjects {
        offer.origin = max(offer.origin, .fresh)
      }
      next = resolver.constructions.first(from: NodeIndex(inner.call.position + 1), in: file)
    }
  }

  /// The type that keeps or makes a value in a member; one that is shared is no part of its type.
  private func maker(of member: DeclarationID) -> DeclarationID? {
    let declaration = program[member]
    guard declaration.kind == .variable, declaration.parent != nil, program.isSource(member),
      declaration.traits.isDisjoint(with: [.isLocal, .isComputed]),
      !declaration.traits.isDisjoint(with: [.hasInitialValue, .isLazy]),
      kinds.kind(of: resolver.type(of: member)).mayLeadToObjects
    else { return nil }
    let holder = resolver.holder(of: member)
    let isOwn = resolver.type(of: member).unwrapped.declaration == holder
    return declaration.traits.contains(.isStatic) && isOwn ? nil : holder
  }

  /// Where what a reference means comes from, as its unit sees it.
  func origin(of reference: Reference, by unit: DeclarationID) -> Origin {
    let id = reference.target
    guard program.isSource(id) else { return .elsewhere }
    switch program[id].kind {
    case .variable where program[id].traits.contains(.isLocal): return origin(of: id, by: unit)
    case .variable:
      return isMember(id, of: unit) && kinds.kind(of: resolver.type(of: id)).mayLeadToObjects
        ? .member : .elsewhere
    case .function where !program[id].traits.contains(.isLocal):
      return isMember(id, of: unit) && kinds.kind(of: resolver.resultType(of: id)).mayLeadToObjects
        ? .member : .elsewhere
    default: return .elsewhere
    }
  }

  /// Whether a declaration is a member of a unit, its own or one that it inherits, or a global beside
  /// a free function.
  private func isMember(_ id: DeclarationID, of unit: DeclarationID) -> Bool {
    program[id].parent == nil ? isBeside(id, unit) : units.has(id, unit)
  }

  /// Whether two globals are variables of one script, in which each keeps its value for the others.
  private func isBeside(_ global: DeclarationID, _ unit: DeclarationID) -> Bool {
    program[global].file == program[unit].file && program.files[program[unit].file].hasTopLevelCode
      && program[unit].kind == .variable && program[global].kind == .variable
  }

  /// Where a local's value comes from: from what stands in its declaration.
  private func origin(of local: DeclarationID, by unit: DeclarationID) -> Origin {
    if let found = knownLocals[local] { return found }
    // What needs itself comes from nowhere.
    knownLocals[local] = .elsewhere
    guard kinds.kind(of: resolver.type(of: local)) != .data else { return .elsewhere }
    let file = program[local].file
    let tree = program.tree(of: local)
    let node = tree.nodes[program[local].node.position]
    var found = Origin.elsewhere
    for reference in resolver.references.references(in: file, node.firstToken..<node.endToken)
    where !reference.isWrite && reference.target != local {
      let origin = origin(of: reference, by: unit)
      // A local stands for what a member keeps, but what a member makes is made on the spot.
      found = max(found, program[reference.target].kind == .function ? min(origin, .fresh) : origin)
    }
    let inner = resolver.constructions.first(from: program[local].node, in: file)
    if let inner, inner.call.position < tree.end(of: program[local].node),
      kinds.kind(of: inner.declaration).mayLeadToObjects
    {
      found = max(found, .fresh)
    }
    knownLocals[local] = found
    return found
  }

  // MARK: Receivers

  /// Whether what a construction makes outlives the code that makes it: it is the value of a member,
  /// assigned to something or handed on, or that code lasts as long as the program.
  func isKept(_ construction: Construction) -> Bool { isKept(at: construction.place) }

  private func isKept(at place: Place) -> Bool {
    if let source = place.source {
      if program[source].traits.contains(.isLocal), isLocalKept(source) { return true }
      if program[source].kind == .variable,
        program[source].traits.isDisjoint(with: [.isLocal, .isComputed])
      {
        return true
      }
      if resolver.isMain(program.memberDeclaration(around: source)) { return true }
    }
    return isTaken(at: place)
  }

  /// Whether the value of a local is assigned to something else, or handed on.
  private func isLocalKept(_ local: DeclarationID) -> Bool {
    resolver.references.references(to: local).contains { !$0.isWrite && isTaken(at: $0.place) }
  }

  /// Whether a value at a place is assigned to something, or an argument of a function. As an argument
  /// of an initializer that the sources declare it shares the fate of what that one makes.
  private func isTaken(at place: Place) -> Bool {
    let tree = program.trees[place.file]
    var inner: NodeIndex?
    for node in tree.nodes(aroundToken: place.token).reversed() {
      defer { inner = node }
      switch tree.kind(node) {
      case .closure, .codeBlock, .memberBlock: return false
      case .sequenceExpression:
        if tree.isAssigned(place.token, in: node) { return true }
      case .call where inner.map { tree.kind($0) == .argumentList } == true:
        guard isConstruction(node, in: place.file) else { return true }
      default: break
      }
    }
    return false
  }

  private func isConstruction(_ call: NodeIndex, in file: Int) -> Bool {
    guard let found = resolver.constructions.first(from: call, in: file) else { return false }
    return found.call == call && program.isSource(found.declaration)
  }

  /// Whether a function returns the object of a construction and some caller stores it.
  func isKeptByCallers(_ construction: Construction) -> Bool {
    guard let source = construction.place.source else { return false }
    let member = program.memberDeclaration(around: source)
    return program[member].kind == .function
      && resolver.references.references(to: member).contains { isKept(at: $0.place) }
  }

  /// Whether a construction stands in a call of a function of the sources that yields an object.
  func isHandedToMaker(_ construction: Construction) -> Bool {
    let file = construction.place.file
    let tree = program.trees[file]
    let around = tree.nodes(aroundToken: construction.place.token)
    guard let own = around.lastIndex(of: construction.call),
      let call = around[..<own].last(where: { tree.kind($0) == .call || tree.kind($0) == .closure }
      ),
      tree.kind(call) == .call, let callee = tree.expression(in: call)
    else { return false }
    let name = tree.mainToken(callee)
    return resolver.references.references(in: file, name.rawValue..<name.rawValue + 1)
      .contains { isMaker($0.target) }
  }

  /// Whether a function of the sources yields an object.
  func isMaker(_ function: DeclarationID) -> Bool {
    program[function].kind == .function && program.isSource(function)
      && kinds.kind(of: resolver.resultType(of: function)).mayLeadToObjects
  }
}
