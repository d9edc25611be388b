import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Where the objects that properties take from the environment are read.
struct EnvironmentReads {
  /// The number of mentions of one declaration that are looked at.
  private static let mentionLimit = 100

  private let resolver: Resolver
  private let conditions: PlaceConditions
  private let forced: ForcedValues
  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ conditions: BranchConditions) {
    self.resolver = resolver
    self.conditions = PlaceConditions(conditions)
    forced = ForcedValues(resolver)
  }

  /// A read of a property once its owner is shown: in what the library enters, or in what that leads
  /// to.
  struct Read {
    let place: Place
    /// What decides whether it happens.
    let doubt: Doubt
  }

  /// The reads about which as little as possible decides; of those about which nothing does, the first
  /// of each build.
  func reads(onceShown property: DeclarationID) -> [Read] {
    let reads = reads(of: property).lazy.filter { reference in
      reference.place.source.map { program[$0].kind != .initializer } ?? false
    }
    .prefix(Self.mentionLimit)
    for trust in Trust.allCases {
      var found: [Read] = []
      var builds: Set<ConditionID> = []
      for reference in reads {
        guard let doubt = doubt(onTheWayTo: reference, trust),
          trust == .fields || builds.insert(build(of: reference.place)).inserted
        else { continue }
        found.append(Read(place: reference.place, doubt: doubt))
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func build(of place: Place) -> ConditionID {
    let around = program.trees[place.file].nodes(aroundToken: place.token)
    return around.last.map { program.condition(around: $0, in: place.file) } ?? .none
  }

  /// Whether the library, by the members that it enters, gets to a mention whatever anybody decides.
  func isSure(_ reference: Reference) -> Bool { doubt(onTheWayTo: reference, .none) != nil }

  /// The conditions that are passed over.
  private enum Trust: CaseIterable {
    case none
    /// Those that what the owner was made with decides about.
    case fields
    case all
  }

  /// A read of a property while its owner is built.
  func readInInitializer(of property: DeclarationID) -> Place? {
    reads(of: property).first { reference in
      guard let source = reference.place.source, !reference.place.isDeferred,
        program[source].kind == .initializer
      else { return false }
      return resolver.selfDeclaration(of: source) == resolver.owner(ofNested: property)
        && !reference.base.isAnother
    }?.place
  }

  /// The members of the owner that read a property whenever they are called, each with the read; those
  /// by which the library enters are none.
  func membersThatRead(_ property: DeclarationID) -> [(member: DeclarationID, read: Place)] {
    var found: [(member: DeclarationID, read: Place)] = []
    var waiting = reads(of: property).prefix(Self.mentionLimit).map { ($0, $0.place) }
    var visited: Set<DeclarationID> = []
    let owner = resolver.selfDeclaration(of: property)
    while let (reference, read) = waiting.popLast() {
      guard let source = reference.place.source, !reference.place.isDeferred,
        !reference.base.isAnother, conditions.doubt(at: reference.place, in: source) == Doubt()
      else { continue }
      let member = program.memberDeclaration(around: source)
      guard resolver.selfDeclaration(of: source) == owner, program[member].kind != .initializer,
        !SwiftUINames.entries.contains(program[member].name), visited.insert(member).inserted
      else { continue }
      found.append((member, read))
      waiting += resolver.references.references(to: member).prefix(Self.mentionLimit)
        .map { ($0, read) }
    }
    return found.sorted { $0.member < $1.member }
  }

  /// The mentions that take the value or a binding of it, in source order: `_name` stands for the
  /// wrapper.
  func reads(of property: DeclarationID) -> [Reference] {
    resolver.references.references(to: property).filter { reference in
      guard !reference.isWrite, !reference.isAbsent, program.isSource(reference.place) else {
        return false
      }
      guard !isOptional(property) || isForced(reference, property) else { return false }
      let tree = program.trees[reference.place.file]
      return tree.wrappedName(at: reference.place.token) != program[property].name
        || tree.text(reference.place.token).hasPrefix("$")
        || tree.asksWrapper(at: reference.place.token)
    }
    .sorted { $0.place.precedes($1.place) }
  }

  private func isOptional(_ property: DeclarationID) -> Bool {
    if case .optional = resolver.type(of: property).form { return true }
    return false
  }

  /// Whether a mention of what may be none takes it to be there.
  private func isForced(_ reference: Reference, _ property: DeclarationID) -> Bool {
    let tree = program.trees[reference.place.file]
    let around = tree.nodes(aroundToken: reference.place.token)
    guard
      let position = around.firstIndex(where: {
        tree.mainToken($0) == reference.place.token && tree.kind($0).isExpression
      })
    else { return false }
    let isImplicit =
      position > 0 && tree.kind(around[position - 1]) == .memberAccess
      && tree.expression(in: around[position - 1]) == around[position]
      && program.tree(of: property).annotatedType(of: program[property].node).map {
        program.tree(of: property).kind($0) == .implicitlyUnwrappedType
      } == true
    return isImplicit || forced.isForced(around[position], at: reference.place)
  }

  /// What decides whether the library, by the members that it enters, gets to a reference; nil if
  /// that is more than is passed over.
  private func doubt(onTheWayTo reference: Reference, _ trust: Trust) -> Doubt? {
    guard let first = step(to: reference, trust) else { return nil }
    let owner = resolver.selfDeclaration(of: first.source)
    var visited: Set<DeclarationID> = []
    var waiting = [(member: program.memberDeclaration(around: first.source), doubt: first.doubt)]
    while let (next, doubt) = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      if SwiftUINames.entries.contains(program[next].name) { return doubt }
      for reference in resolver.references.references(to: next).prefix(Self.mentionLimit) {
        guard let step = step(to: reference, trust) else { continue }
        var doubt = doubt
        doubt.add(step.doubt)
        if resolver.selfDeclaration(of: step.source) == owner {
          waiting.append((program.memberDeclaration(around: step.source), doubt))
        } else if trust == .all, isInApp(reference.place, step.source) {
          doubt.isUnknown = true
          return doubt
        }
      }
    }
    return nil
  }

  /// The declaration that mentions another one, with what decides whether it does; nil if that is more
  /// than is passed over.
  private func step(
    to reference: Reference,
    _ trust: Trust
  ) -> (source: DeclarationID, doubt: Doubt)? {
    guard let source = reference.place.source else { return nil }
    let doubt = conditions.doubt(at: reference.place, in: source)
    if doubt.isNever { return nil }
    switch trust {
    case .none where doubt != Doubt(): return nil
    case .fields where doubt.isUnknown: return nil
    default: return (source, doubt)
    }
  }

  private func isInApp(_ place: Place, _ source: DeclarationID) -> Bool {
    guard !program.targets.isTest(file: place.file) else { return false }
    return resolver.selfDeclaration(of: source).map { !resolver.isPreview($0) } ?? true
  }
}

extension SyntaxTree {
  /// Whether what a wrapper at a token holds is asked for: `_items.wrappedValue`.
  fileprivate func asksWrapper(at token: TokenIndex) -> Bool {
    nodes(aroundToken: token).contains { node in
      kind(node) == .memberAccess && SwiftUINames.wrapperValues.contains(name(node))
        && expression(in: node).map { mainToken($0) == token } == true
    }
  }
}
