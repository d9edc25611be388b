import GraphModel
import PureLintResolution
import PureLintWiring

/// The registrations that demands are met by.
extension ContainerRegistrations {
  /// A provider that a demand may be met by.
  struct Match {
    let provider: NodeID
    /// Whether both keys are known, and the same.
    let isCertain: Bool
    /// Whether another container may be asked than the one that it is registered in.
    var mayBeElsewhere = false
  }

  /// The providers that a demand may be met by.
  func providers(for demand: Demand) -> [NodeID] { matches(for: demand).map(\.provider) }

  /// The providers that a demand may be met by, in source order. Of many under one key they are those
  /// in the nearest containers alone; see `further(for:besides:)`. Of many that it perhaps means they
  /// are the first; see `assumeUsed(insteadOf:besides:to:)`.
  func matches(for demand: Demand) -> [Match] {
    if let places = demand.registrations {
      return places.compactMap { node(at: $0) }.map { Match(provider: $0, isCertain: true) }
    }
    let exact = exact(for: demand)
    let others = others(for: demand, besides: exact)
    return (exact.filter { mayMeet($0, demand) } + others).sorted().map { position in
      Match(
        provider: nodes[position],
        isCertain: exact.contains(position),
        mayBeElsewhere: demand.asked.isOpen && !registrations[position].containers.isOpen
      )
    }
  }

  /// The most registrations that a demand is told to mean perhaps.
  private static let mostMeant = 64

  /// The first registrations that a demand may mean because one of the keys is not certain.
  private func others(for demand: Demand, besides exact: Set<Int>) -> [Int] {
    let isKnown = demand.key.isCertain && positions[demand.key] != nil
    let candidates =
      isKnown
      ? openByType.positions(mayMeeting: demand.key).map { open[$0] }
      : byType.positions(mayMeeting: demand.key)
    var found: [Int] = []
    for position in candidates
    where !exact.contains(position) && mayServe(position, demand) && mayMeet(position, demand) {
      found.append(position)
      if found.count == Self.mostMeant { break }
    }
    return found
  }

  /// Adds that registrations are used which a demand may mean, too, if it may mean so many that it is
  /// told of the first alone. To name all of them for each of many demands would make a product.
  func assumeUsed(
    insteadOf matches: [Match],
    for demand: Demand,
    besides told: inout Set<OpenDemands>,
    to assembly: inout GraphAssembly
  ) {
    let kind = OpenDemands(type: demand.key.type, isOpen: demand.key.isOpen)
    guard matches.count(where: { !$0.isCertain }) >= Self.mostMeant, told.insert(kind).inserted
    else { return }
    let all = Registration.Key(type: demand.key.type, isNameOpen: true, arguments: nil)
    for position in byType.positions(mayMeeting: all)
    where kind.isOpen || registrations[position].keys.contains(where: \.isOpen) {
      guard let holder = assembly[nodes[position]].owner else { continue }
      let location = assembly.location(registrations[position].place)
      assembly.addEdge(holder, .uses, nodes[position], at: location)
    }
  }

  /// The demands of a type that mean one of many registrations, nothing tells which.
  struct OpenDemands: Hashable {
    let type: SwiftType
    /// Whether their own keys are open, so that they may mean any; else those with open keys.
    let isOpen: Bool
  }

  /// The registrations of a demand's very key.
  private func exact(for demand: Demand) -> Set<Int> {
    guard demand.key.isCertain, let all = positions[demand.key] else { return [] }
    guard let crowd = crowd(of: demand) else { return Set(all) }
    var found = Set(crowd.open)
    for asked in demand.asked.known {
      asked.climb { container in
        let own = crowd[container].filter { mayMeet($0, demand) }
        found.formUnion(own)
        return !own.isEmpty
      }
    }
    return found
  }

  /// The providers of many under one key that are hidden from a demand by nearer ones, if no demand
  /// before was told of them: they count as used, as a nearer one may not run.
  func further(for demand: Demand, besides told: inout Set<FurtherContainer>) -> [Match] {
    guard let crowd = crowd(of: demand) else { return [] }
    var found: [Int] = []
    for asked in demand.asked.known {
      asked.climb { container in
        let question = FurtherContainer(
          id: container,
          key: demand.key,
          file: demand.place.file
        )
        guard told.insert(question).inserted else { return true }
        found += crowd[container].filter { mayMeet($0, demand) }
        return false
      }
    }
    return found.map { Match(provider: nodes[$0], isCertain: false) }
  }

  /// A container that the demands of a file have got to in search of a key.
  struct FurtherContainer: Hashable {
    let id: ContainerID
    let key: Registration.Key
    let file: Int
  }

  /// The registrations of a demand's key by their containers, if they are many, and it is known which
  /// of these it gets to.
  private func crowd(of demand: Demand) -> RegistrationsByType.Crowd? {
    guard demand.registrations == nil, !demand.asked.isOpen,
      let crowd = byType.crowd(of: demand.key), demand.asked.known.allSatisfy(\.isInLine)
    else { return nil }
    return crowd
  }

  private func mayMeet(_ position: Int, _ demand: Demand) -> Bool {
    let registration = registrations[position]
    let file = registration.place.file
    return demand.container.map { $0 == registration.container } ?? true
      && demand.asked.mayFind(registration.containers)
      && programs.mayMeet(demand.place.file, file)
      && (program.targets.isTest(file: demand.place.file) || !program.targets.isTest(file: file))
  }

  private func mayServe(_ position: Int, _ demand: Demand) -> Bool {
    registrations[position].keys.contains { $0.mayBe(demand.key, resolver) }
  }
}
