import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The factories of all containers, with what becomes of them.
struct FactoryContainers {
  /// In source order.
  let members: [FactoryMember]
  /// The names of those of the library's first version, which belong to no container.
  let staticNames: [Place]
  /// The closures that build instead of members' own.
  let fills: FactoryFills
  /// The code by which factories build.
  let builders: BuilderCode
  /// The closures that change what is built already.
  let decorators: BuilderCode
  /// By member, what is done with it.
  let uses: [DeclarationID: [FactoryUses.Use]]
  /// Which of the code that registers something runs.
  let runs: RegistryRuns
  /// The types that would register something if somebody made one.
  let idleRegistrars: Set<DeclarationID>

  var isEmpty: Bool { members.isEmpty && staticNames.isEmpty }

  /// How many there are, and what holds them.
  var recognitions: [Recognition] {
    guard !members.isEmpty else { return [] }
    return [
      Recognition(
        subject: "Factory",
        counts: [.init(noun: "member", number: members.count)],
        roots: types.filter { !program.targets.isTest(file: program[$0].file) }
          .map { program.qualifiedName($0) }
      )
    ]
  }

  /// The types that hold them, in source order.
  var types: [DeclarationID] {
    Set(members.compactMap { resolver.owner(ofNested: $0.id) }).filter(program.isSource).sorted()
  }

  private let resolver: Resolver
  private let positions: [Place: Int]
  private let replaced: Set<DeclarationID>
  /// Whether a container's scope for factories without one is not the library's.
  private let hasOtherDefault: Bool

  private var program: Program { resolver.program }

  init(_ library: FactoryLibrary, _ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let all = library.members()
    staticNames = all.filter { program[$0].traits.contains(.isStatic) }
      .map { Place(file: Int($0.file), token: program[$0].nameToken, source: $0) }
    let found = all.filter { !program[$0].traits.contains(.isStatic) }
    members = found.compactMap { id in
      library.product(of: id).map { FactoryMember(id, yielding: $0, program) }
    }
    let uses = FactoryUses(resolver)
    self.uses = Dictionary(uniqueKeysWithValues: found.map { ($0, uses.uses(of: $0)) })
    let filling = self.uses.values.joined().filter(\.isRegistration).compactMap { use in
      use.place.source.flatMap { resolver.selfDeclaration(of: $0) }
    }
    let idleRegistrars = library.idleRegistrars().intersection(filling)
    self.idleRegistrars = idleRegistrars
    let runs = RegistryRuns(
      resolver,
      self.uses.values.joined().filter(\.isRegistration).map(\.place),
      starts: library.starts(),
      needsEntries: true,
      isUnmade: idleRegistrars.contains
    )
    self.runs = runs
    positions = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.place, $0) })
    let inApp = self.uses.mapValues { uses in
      uses.filter { use in
        !program.targets.isTest(file: use.place.file) && !runs.isIdle(use.place)
          && !resolver.isForShow(use.place)
      }
    }
    let replaced = Set(
      inApp.filter { $0.value.contains { $0.kind == .registration(isAlways: true) } }.keys
    )
    self.replaced = replaced
    fills = FactoryFills(members, inApp, program)
    builders = BuilderCode(
      program,
      members.filter { !replaced.contains($0.id) }.compactMap { member in
        member.build.map { ($0, member.place) }
      } + fills.code
    )
    decorators = BuilderCode(
      program,
      members.flatMap { member in
        member.modifiers.filter { $0.name == "decorator" }.compactMap(\.call).compactMap { call in
          program.tree(of: member.id).callArguments(of: call).last.map {
            ($0.node, member.place)
          }
        }
      }
    )
    hasOtherDefault = resolver.references
      .references { program[$0].name == "defaultScope" && !program.isSource($0) }
      .contains(where: \.isWrite)
  }

  /// The factory whose name stands at a place.
  func member(at place: Place) -> FactoryMember? { positions[place].map { members[$0] } }

  /// Whether the app lets another closure build than the member's own.
  func isReplaced(_ member: FactoryMember) -> Bool { replaced.contains(member.id) }

  /// Whether something is registered for a factory at all, or may be where it is not seen.
  func isRegistered(_ member: FactoryMember) -> Bool {
    member.isPromised == false || resolver.unknownReads.hasReads(of: member.id)
      || isForOthers(member)
      || (uses[member.id] ?? []).contains { use in
        switch use.kind {
        case .registration:
          !program.targets.isTest(file: use.place.file) && !runs.isIdle(use.place)
            && !resolver.isForShow(use.place)
        case .other: !program.targets.isTest(file: use.place.file)
        default: false
        }
      }
  }

  /// Whether a factory may be asked, or filled, by somebody who is out of sight.
  func isForOthers(_ member: FactoryMember) -> Bool {
    resolver.mayBeRequired(member.id) || program.isForClients(member.id)
  }

  /// Whether somebody may ask a factory though no request of it is in sight.
  func mayBeAsked(_ member: FactoryMember) -> Bool {
    isForOthers(member) || program.targets.isLeftOut(file: member.place.file)
      || resolver.unknownReads.hasReads(of: member.id)
      || (uses[member.id] ?? []).contains { $0.kind == .other }
  }

  /// How long a factory keeps what it builds, and whether the source says so; nil where it may be
  /// any time.
  func lifetime(of member: FactoryMember) -> (lifetime: Node.Lifetime?, isExplicit: Bool) {
    let tree = program.tree(of: member.id)
    let isChanged = (uses[member.id] ?? []).contains { $0.kind == .scope }
    guard !isChanged, !isReplaced(member), member.build != nil else { return (nil, false) }
    let names = member.modifiers.compactMap { FactoryScope.name(setBy: $0, tree) }
    guard let name = names.last else { return (hasOtherDefault ? nil : .transient, false) }
    let lifetime = FactoryScope.lifetimes[name]
    return (lifetime, lifetime != nil)
  }
}
