import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The composers of a program: who hands objects that it made or keeps to others that it makes, be it
/// a type with its extensions or a free function.
package struct Composers {
  /// In source order.
  package let units: [DeclarationID]
  /// Those that no entry point is known to hold, make or ask: containers for a part of the app.
  package let features: Set<DeclarationID>
  /// Their members that hand something over.
  package let wiring: Set<DeclarationID>
  /// Those that a library shows to clients out of sight, who may use whatever they have.
  package let ofLibraries: [DeclarationID]
  /// The types that the system makes.
  let entries: Set<DeclarationID>
  /// The kinds of types that were asked for.
  let kinds: [DeclarationID: ObjectKind]

  /// - Parameter resolver: One that knows the bodies of the candidates.
  package init(_ resolver: Resolver) {
    let program = resolver.program
    let entries = EntryPoints(resolver)
    let libraries = AppLibraries(entries, program)
    let kinds = ObjectKinds(resolver)
    var search = ComposerSearch(resolver, kinds)
    search.findOffers()
    let found = search.composers(Set(entries.types)).filter { unit in
      program.isSource(unit) && program[unit].kind != .protocolType
        && program[unit].kind != .extensionBlock
        && !program.targets.isTest(file: program[unit].file) && !resolver.isPreview(unit)
    }
    wiring = search.wiring
    self.entries = Set(entries.types)
    let isForClients = { (unit: DeclarationID) in
      !entries.types.contains(unit) && program.isForClients(unit)
        && !libraries.contain(file: program[unit].file)
    }
    units = found.filter { !isForClients($0) }.sorted()
    ofLibraries = found.filter(isForClients).sorted()
    features = found.subtracting(Self.near(entries, resolver)).subtracting(entries.types)
    self.kinds = kinds.known
  }

  /// The types that entry points hold, make or ask a static member of, and those of the globals that
  /// they mention.
  private static func near(
    _ entries: EntryPoints,
    _ resolver: Resolver
  ) -> Set<DeclarationID> {
    var found = Set(entries.types.flatMap { held(by: $0, resolver) })
    for site in resolver.facts.sites where entries.contain(site.place, resolver) {
      found.insert(site.declaration)
    }
    found.formUnion(asked(by: entries, resolver))
    return found
  }

  /// The declared types of a type's stored properties. Of a library's generic type, those between
  /// its angle brackets count: `Store<State, Dependencies>`.
  private static func held(by type: DeclarationID, _ resolver: Resolver) -> [DeclarationID] {
    resolver.storedProperties(of: type).flatMap { named(by: resolver.type(of: $0)) }
  }

  private static func named(by type: SwiftType) -> [DeclarationID] {
    switch type.unwrapped.form {
    case .nominal(let id, let arguments): [id] + arguments.flatMap { named(by: $0) }
    case .external(_, let arguments): arguments.flatMap { named(by: $0) }
    default: []
    }
  }

  private static func asked(by entries: EntryPoints, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    let asked = resolver.references.targets(
      where: { id in
        let target = program[id]
        return (target.kind == .variable || target.kind == .function) && program.isSource(id)
          && !target.traits.contains(.isLocal)
          && (target.parent == nil || target.traits.contains(.isStatic))
      },
      mentioned: { entries.contain($0.place, resolver) }
    )
    return asked.flatMap { id -> [DeclarationID] in
      if program[id].parent != nil { return [resolver.holder(of: id)] }
      return [id] + (program[id].kind == .variable ? named(by: resolver.type(of: id)) : [])
    }
  }
}

/// The search for who hands what to whom.
private struct ComposerSearch {
  private let resolver: Resolver
  private let kinds: ObjectKinds
  private let handOvers: HandOvers
  /// The members that hand something over.
  private(set) var wiring: Set<DeclarationID> = []
  private var offers: [(unit: DeclarationID, construction: Int, offer: HandOvers.Offer)] = []

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ kinds: ObjectKinds) {
    self.resolver = resolver
    self.kinds = kinds
    handOvers = HandOvers(resolver, kinds)
  }

  /// Finds the arguments of each construction of an object or a carrier.
  mutating func findOffers() {
    let constructions = resolver.facts.constructions
    for index in constructions.indices {
      let place = constructions[index].place
      guard program.isSource(place), !program.targets.isTest(file: place.file),
        program.isSource(constructions[index].declaration),
        kinds.kind(of: constructions[index].declaration) != .data,
        let unit = handOvers.unit(of: place)
      else { continue }
      offers.append((unit, index, handOvers.offer(to: constructions[index], by: unit)))
    }
  }

  /// The units with a hand-over that wires something, and the types whose members they hand over.
  mutating func composers(_ entries: Set<DeclarationID>) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for (_, _, offer) in offers { found.formUnion(offer.makers) }
    for (unit, index, offer) in offers {
      let construction = resolver.facts.constructions[index]
      guard isWiring(offer, construction, entries.contains(unit)) else { continue }
      found.insert(unit)
      note(construction.place)
    }
    for reference in resolver.facts.references {
      guard let unit = giver(of: reference, entries) else { continue }
      found.insert(unit)
      note(reference.place)
    }
    var busy: Set<DeclarationID> = []
    for site in resolver.facts.sites
    where !found.contains(site.declaration) && !busy.contains(site.declaration) {
      guard let unit = handOvers.unit(of: site.place),
        found.contains(unit) || entries.contains(unit) || isShared(site)
      else { continue }
      if kinds.onlyHandsOut(site.declaration, resolver) {
        found.insert(site.declaration)
      } else {
        busy.insert(site.declaration)
      }
    }
    return found
  }

  /// The unit that hands something of its own to a function that yields an object; what it has made on
  /// the spot only where the system calls it.
  private func giver(
    of reference: Reference,
    _ entries: Set<DeclarationID>
  ) -> DeclarationID? {
    guard let destination = reference.destination, program[destination].kind == .parameter,
      let function = program[destination].parent, handOvers.isMaker(function),
      program.isSource(reference.place), !program.targets.isTest(file: reference.place.file),
      let unit = handOvers.unit(of: reference.place)
    else { return nil }
    switch handOvers.origin(of: reference, by: unit) {
    case .member: return unit
    case .fresh:
      let member = reference.place.source.map(program.memberDeclaration)
      return entries.contains(unit) || member.map(resolver.isMain) == true ? unit : nil
    case .elsewhere: return nil
    }
  }

  private mutating func note(_ place: Place) {
    if let source = place.source { wiring.insert(program.memberDeclaration(around: source)) }
  }

  /// Whether a value that is handed over has a life of its own: it is kept by who hands it over, by
  /// several, or what it is handed to is kept or leads others to it. The system knows an entry point's
  /// values. A fresh value in one that is only yielded grows with it, and a struct that is made of its
  /// own parts is a copy.
  private func isWiring(
    _ offer: HandOvers.Offer,
    _ construction: Construction,
    _ isEntry: Bool
  ) -> Bool {
    switch offer.origin {
    case .member:
      program[construction.declaration].kind != .structType
        || handOvers.unit(of: construction.place) != construction.declaration
    case .fresh:
      isEntry || handOvers.isShared(offer)
        || kinds.kind(of: construction.declaration) == .carrier
        || handOvers.isKept(construction) || handOvers.isKeptByCallers(construction)
    case .elsewhere:
      offer.isGivenUnit && handOvers.isKept(construction)
        || handOvers.isHandedToMaker(construction)
    }
  }

  /// Whether a type makes itself in a static member, for all who ask.
  private func isShared(_ site: Construction.Site) -> Bool {
    guard let source = site.place.source else { return false }
    return handOvers.unit(of: site.place) == site.declaration
      && program[program.memberDeclaration(around: source)].traits.contains(.isStatic)
  }
}

extension Resolver {
  /// Whether a type only shows a part of the app while it is written.
  fileprivate func isPreview(_ type: DeclarationID) -> Bool {
    program[type].kind.isNominalType
      && allSupertypes(of: .nominal(type, [])).contains { supertype in
        guard case .external(let name, _) = supertype.form else { return false }
        return program.libraries.knows(name, .isPreview)
      }
  }
}
