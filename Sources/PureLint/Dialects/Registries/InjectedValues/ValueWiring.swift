import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The keys of one type of values, and what reads them.
struct ValueWiring {
  private let values: ValueType
  private let resolver: Resolver
  private let keys: ValueKeys
  private let uses: ValueUses
  private let wrappers: ValueWrappers
  private let builders: BuilderCode
  private let surroundings: RequestSurroundings
  /// The positions of keys into which the app puts other values.
  private let replaced: Set<Int>

  private var program: Program { resolver.program }

  init(_ values: ValueType, _ resolver: Resolver) {
    self.values = values
    self.resolver = resolver
    let program = resolver.program
    let keys = ValueKeys(values, resolver)
    let uses = ValueUses(resolver)
    self.keys = keys
    self.uses = uses
    wrappers = ValueWrappers(values, resolver)
    func isWritten(_ key: ValueKey) -> Bool {
      key.members.contains { member in
        resolver.references.references(to: member).contains {
          !program.targets.isTest(file: $0.place.file) && uses.kind(of: $0) == .write
        }
      }
        || resolver.references.references(to: key.holder).contains {
          $0.isWrite && !program.targets.isTest(file: $0.place.file)
        }
    }
    let direct = keys.directUses.filter { uses.kind(ofKey: $0.place) == .write }.map(\.position)
    let replaced = Set(keys.all.indices.filter { isWritten(keys.all[$0]) }).union(direct)
    self.replaced = replaced
    builders = BuilderCode(
      program,
      keys.all.indices.compactMap { position in
        let key = keys.all[position]
        guard !replaced.contains(position), key.holder.file == key.type.file else { return nil }
        return key.builder.map { ($0, key.place) }
      }
    )
    surroundings = RequestSurroundings(resolver, builders)
  }

  func part() -> WiringPart {
    guard !keys.all.isEmpty else { return WiringPart() }
    var demands: [Demand] = []
    var isAssumedUsed = keys.mentioned
    var unresolved: [UnfollowedStep] = []
    let names = wrappers.namesForOthers()
    for (position, key) in zip(keys.all.indices, keys.all) {
      let mentions = key.members.flatMap { Array(resolver.references.references(to: $0)) }
      for reference in mentions where program.isSource(reference.place) {
        switch uses.kind(of: reference) {
        case .read: demands.append(demand(at: uses.placeOfRead(reference), for: key))
        case .attribute:
          let found = demandOfProperty(around: reference.place, for: key)
          found.map { demands.append($0) } ?? { _ = isAssumedUsed.insert(position) }()
        case .write: break
        case .other:
          isAssumedUsed.insert(position)
          unresolved.append(
            UnfollowedStep("path", at: reference.place, "nothing here tells who reads by this path")
          )
        }
      }
      for reference in resolver.references.references(to: key.holder) where !reference.isWrite {
        demands.append(demand(at: reference.place, for: key))
      }
      if mayBeRead(key) || key.members.contains(where: { names.contains(program[$0].name) }) {
        isAssumedUsed.insert(position)
      }
    }
    for (place, position) in keys.directUses where uses.kind(ofKey: place) != .write {
      demands.append(demand(at: place, for: keys.all[position]))
    }
    return WiringPart(
      registrations: keys.all.indices.map {
        registration(of: $0, isAssumedUsed: isAssumedUsed.contains($0))
      },
      containers: holders,
      demands: IdleBuilders(resolver, builders).attributed(demands),
      recognitions: [
        Recognition(
          subject: "values of '\(program.qualifiedName(values.types[0]))'",
          counts: [.init(noun: "key", number: keys.all.count)]
        )
      ],
      unresolved: unresolved
    )
  }

  /// The types whose members yield the values, in source order.
  private var holders: [DeclarationID] {
    let found = Set(keys.all.flatMap(\.members).compactMap { resolver.selfDeclaration(of: $0) })
    return found.isEmpty ? [values.types[0]] : found.sorted()
  }

  /// Whether code out of sight may read a key's value.
  private func mayBeRead(_ key: ValueKey) -> Bool {
    ([key.type, key.holder] + key.members).contains { program.isForClients($0) }
      || key.members.contains { resolver.unknownReads.hasReads(of: $0) }
      || key.members.isEmpty && resolver.unknownReads.hasReads(of: key.holder)
  }

  private func demand(at place: Place, for key: ValueKey) -> Demand {
    var demand = Demand(
      place: place,
      key: Registration.Key(type: resolver.type(of: key.holder)),
      title: program.qualifiedName(key.type)
    )
    let tree = program.trees[place.file]
    let standing = surroundings.standing(
      of: place,
      isDefault: tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .parameter }
    )
    demand.registrations = [key.place]
    demand.mayStandAnywhere = true
    demand.timing = standing.timing
    demand.asker = standing.asker
    demand.function = standing.function
    return demand
  }

  private func demandOfProperty(around place: Place, for key: ValueKey) -> Demand? {
    guard let property = resolver.property(withAttributeAround: place),
      let time = wrappers.time(of: property)
    else { return nil }
    var demand = demand(
      at: Place(
        file: Int(property.file),
        token: program[property].nameToken,
        source: property
      ),
      for: key
    )
    if !program[property].traits.contains(.isLocal) { demand.property = property }
    demand.function = nil
    demand.asker = resolver.owner(ofNested: property)
    demand.timing = RequestReader(surroundings).timing(of: property, at: time)
    return demand
  }

  private func registration(of position: Int, isAssumedUsed: Bool) -> Registration {
    let key = keys.all[position]
    let node = program[key.type].node
    var registration = Registration(
      place: key.place,
      call: replaced.contains(position) || key.holder.file != key.type.file ? nil : key.builder,
      container: Registration.Container(file: key.place.file, body: node, text: "self"),
      key: Registration.Key(type: resolver.type(of: key.holder)),
      blocks: [],
      condition: program.condition(around: node, in: key.place.file),
      title: program.qualifiedName(key.type)
    )
    registration.isFindable = false
    registration.fillsContainer = false
    registration.reentry = .forbidden
    registration.isAssumedUsed = isAssumedUsed
    registration.lifetime = key.isComputed ? .transient : .singleton
    registration.words = RegistrationWords(
      unused: " is a key whose value nobody reads",
      adviceOnUnused: "delete it with the member that yields its value, or read it",
      adviceOnDuplicate: "delete one of the two",
      adviceOnCycle: "read the value later on one hop, once its owner is built",
      rebuilt: " is read again while its value is being built, which never ends"
    )
    return registration
  }
}
