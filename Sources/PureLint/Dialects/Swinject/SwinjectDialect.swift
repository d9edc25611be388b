import PureLintFindings
import PureLintResolution
import PureLintWiring

extension Dialect {
  /// Swinject, with its companions: services are registered in containers by type, name and types of
  /// arguments, and resolved by the same.
  package static let swinject = Dialect(
    name: "Swinject",
    interfaces: [.swinject],
    relevantNames: { SwinjectLibrary.relevantNames($0.program) },
    wiring: {
      SwinjectRegistrations.mayStand(in: $0.facts, $0.program)
        ? SwinjectWiring($0).part() : WiringPart()
    }
  )
}

/// The registrations in the library's containers, and the requests to them.
struct SwinjectWiring {
  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let flow: ContainerFlow
  private let applications: SwinjectApplications
  private let registrations: SwinjectRegistrations
  private let assemblies: SwinjectAssemblies
  private let runs: RegistryRuns
  private let demands: SwinjectDemands

  init(_ resolver: Resolver) {
    self.resolver = resolver
    library = SwinjectLibrary(resolver)
    let values = SwinjectContainers(resolver, library)
    flow = ContainerFlow(resolver, values)
    applications = SwinjectApplications(resolver, library, flow)
    values.applications = applications
    let helpers = HelperCalls(resolver, flow)
    registrations = SwinjectRegistrations(resolver, library, helpers, flow)
    assemblies = SwinjectAssemblies(resolver, applications, flow)
    runs = RegistryRuns(
      resolver,
      registrations.all.flatMap(\.places),
      starts: [],
      needsEntries: true,
      isUnmade: assemblies.idle.contains
    )
    demands = SwinjectDemands(
      resolver,
      library,
      helpers,
      flow,
      registrations,
      runs,
      foreign: applications.all.filter(\.assemblies.isForeign).map { .value($0.container) }
    )
  }

  func part() -> WiringPart {
    let applied = applied()
    let idle = registrations.all.filter(isIdle)
    let misses = SwinjectNearMisses(resolver, library, applied, idle: idle, runs)
    var early = SwinjectEarlyRequests(resolver, applied, assemblies, runs)
    let repeated = registrations.repeatedInHelpers.filter { !runs.isIdle($0.place) }
    let unused = assemblies.idle.sorted().map(unapplied) + runs.unused()
    var part = WiringPart(
      registrations: applied + unused + repeated,
      demands: demands.all.compactMap { answered($0, &early) },
      recognitions: recognitions(),
      unresolved: unresolved()
    )
    part.complaint = { $0.isOptional ? nil : misses.complaint(about: $0) }
    return part
  }

  /// Whether no code that runs makes a registration.
  private func isIdle(_ registration: Registration) -> Bool {
    registration.places.contains(where: runs.isIdle)
  }

  /// The registrations that run, with what there is to say of each.
  private func applied() -> [Registration] {
    let uses = SwinjectUses(resolver, flow, registrations, demands)
    var applied = registrations.all.filter { !isIdle($0) }
    for index in applied.indices {
      applied[index].isAssumedUsed = uses.mayUse(applied[index])
      applied[index].words = words(for: applied[index])
    }
    markCompanions(&applied)
    noteReplaced(&applied)
    if registrations.areCleared { return applied }
    let certain = applications.certain()
    var repeated = RepeatedRegistrations(flow, runs) { place in
      guard let assembly = assemblies.assembly(around: place) else { return true }
      return !assemblies.all.contains(assembly) || certain.contains(assembly)
    }
    repeated.note(in: &applied)
    return applied
  }

  /// A demand as the order of the code leaves it; nil where nothing can be said of it.
  private func answered(_ demand: Demand, _ early: inout SwinjectEarlyRequests) -> Demand? {
    var demand = demand
    if runs.isIdle(demand.place) { demand.isOptional = true }
    // Where nothing is registered at all, who does so is out of sight, unless the container is not.
    if registrations.all.isEmpty, demand.isOptional || demand.asked.isOpen { return nil }
    if let complaint = early.complaint(about: demand) {
      demand.registrations = []
      demand.complaint = complaint
    }
    return demand
  }

  private func recognitions() -> [Recognition] {
    guard !registrations.all.isEmpty else { return [] }
    return [
      Recognition(
        subject: "Swinject",
        counts: [
          .init(noun: "registration", number: registrations.all.count),
          .init(noun: "request", number: demands.places.count),
        ]
      )
    ]
  }

  /// What cannot be followed.
  private func unresolved() -> [UnfollowedStep] {
    let reason = " is not followed; nothing here tells its type"
    let named = Set(registrations.all.flatMap(\.keys).map(\.type))
    let nameless = demands.all.filter { demand in
      !demand.isOptional && demand.key.isNameOpen && demand.key.name == nil
        && !demand.key.type.isUnknown && named.contains(demand.key.type)
    }
    return registrations.all.filter { $0.key.type.hasUnknown && !isIdle($0) }
      .map { UnfollowedStep("registration", at: $0.place, "registration" + reason) }
      + demands.all.filter { $0.key.type.isUnknown }
      .map { UnfollowedStep("request", at: $0.place, "request" + reason) }
      + nameless.map {
        UnfollowedStep(
          "request",
          at: $0.place,
          "request is not judged; nothing here tells its name"
        )
      }
      + demands.unjudged.filter { !runs.isIdle($0.place) }.map {
        UnfollowedStep("request", at: $0.place, "request is not judged; \($0.reason)")
      } + runs.unfollowed + assemblies.unapplied
  }

  /// What one call of a helper registers under several keys is used if one of them is; otherwise only
  /// the first is told.
  private func markCompanions(_ registrations: inout [Registration]) {
    let asked = Set(demands.all.map(\.key))
    let groups = Dictionary(grouping: registrations.indices) { registrations[$0].place.unscoped }
    for group in groups.values where group.count > 1 {
      let isUsed = group.contains { !asked.isDisjoint(with: registrations[$0].keys) }
      for index in isUsed ? group[...] : group.dropFirst() {
        registrations[index].isAssumedUsed = true
      }
    }
  }

  // MARK: Assemblies

  /// Notes which registrations replace those of assemblies that are applied before.
  private func noteReplaced(_ registrations: inout [Registration]) {
    var byAssembly: [DeclarationID: [Int]] = [:]
    for index in registrations.indices where registrations[index].blocks.count <= 1 {
      guard registrations[index].key.isCertain, registrations[index].condition == .none,
        let assembly = assemblies.assembly(around: registrations[index].place)
      else { continue }
      byAssembly[assembly, default: []].append(index)
    }
    for order in assemblies.orders {
      for (assembly, place) in order.repeated {
        guard let first = byAssembly[assembly]?.first else { continue }
        registrations[first].repeating = registrations[first].repeating ?? place
      }
      var known: [Registration.Key: (index: Int, assembly: DeclarationID)] = [:]
      for assembly in order.assemblies {
        for index in byAssembly[assembly] ?? [] {
          for key in registrations[index].keys where key.isCertain {
            if let earlier = known[key], earlier.assembly != assembly {
              registrations[index].replaced = registrations[earlier.index].place
            }
            known[key] = (index, assembly)
          }
        }
      }
    }
  }

  /// The node for an assembly that nobody applies.
  private func unapplied(_ assembly: DeclarationID) -> Registration {
    .standing(
      for: assembly,
      called: resolver.program.qualifiedName(assembly),
      RegistrationWords(
        unused: " is never applied, so nothing of what it registers is there",
        adviceOnUnused: "give it to an assembler, or delete it",
        adviceOnDuplicate: "delete one of the two"
      ),
      resolver.program
    )
  }

  private func words(for registration: Registration) -> RegistrationWords {
    let holder =
      registration.place.source
      .flatMap { resolver.selfDeclaration(of: $0) }
      .map { " in '\(resolver.program.qualifiedName($0))'" } ?? ""
    return RegistrationWords(
      unused: " is registered\(holder) but never resolved",
      adviceOnUnused: "delete the registration, or resolve it where it is needed",
      adviceOnDuplicate: "delete one of the two, or give this one a name of its own",
      adviceOnCycle: "ask on one hop in 'initCompleted' of a scope that keeps the value, or for"
        + " 'Lazy' or 'Provider' of it"
    )
  }
}
