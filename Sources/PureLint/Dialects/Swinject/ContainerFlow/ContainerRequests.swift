import PureLintResolution
import PureLintWiring

/// The containers that requests reach, once it is known who asks for what builds them: what a
/// registration asks for while it builds, it asks of the container that was asked for it.
struct ContainerRequests {
  private let flow: ContainerFlow
  private let registrations: [Registration]
  private var requests: [Request] = []
  /// By request.
  private(set) var containers: [ContainerSet] = []
  /// By key, positions of the registrations that have it.
  private var positions: [Registration.Key: [Int]] = [:]
  /// Positions of those whose key may be another one.
  private var open: [Int] = []
  private let byType: RegistrationsByType
  /// By registration, the containers that it is asked through.
  private var askers: [ContainerOrigin: ContainerSet] = [:]
  /// By registration, positions of the requests that it makes.
  private var askedFrom: [ContainerOrigin: [Int]] = [:]
  /// By request, the containers that it reaches for which nothing has been done yet.
  private var added: [ContainerSet] = []
  /// Positions of the requests that have such containers.
  private var waiting: [Int] = []
  private var isWaiting: [Bool] = []
  private var askedByID: [ContainerID: AskedContainer] = [:]
  /// How far up from a container something is registered for a key; nil where it is nowhere.
  private var distances: [Search: Int?] = [:]
  private var candidatesByKey: [Registration.Key?: [Candidate]] = [:]
  /// The questions whose outcome is known, whichever request asked: to ask once more adds nothing.
  private var answered: Set<Question> = []
  /// The searches among many registrations of a key whose outcome is known, whoever was asked.
  private var climbed: Set<Search> = []
  /// The container in which a search among many registrations of a key ends, if it finds any.
  private var ends: [Search: ContainerID?] = [:]

  /// One place that asks.
  struct Request {
    /// The key; nil where anything may be asked for.
    let key: Registration.Key?
    let trace: ContainerFlow.Trace
  }

  /// The requests to each container.
  private struct Question: Hashable {
    let key: Registration.Key?
    let containers: ContainerSet
  }

  /// A search for a key, from a container up.
  private struct Search: Hashable {
    let key: Registration.Key
    let container: ContainerID
  }

  /// A registration that a request may mean.
  private struct Candidate {
    let position: Int
    /// Whether the keys are the same, rather than perhaps the same.
    let isCertain: Bool
  }

  init(_ flow: ContainerFlow, _ registrations: [Registration], _ requests: [Request]) {
    self.flow = flow
    self.registrations = registrations
    self.requests = requests
    byType = RegistrationsByType(registrations, flow.resolver)
    for position in registrations.indices {
      for key in registrations[position].keys { positions[key, default: []].append(position) }
    }
    open = registrations.indices.filter { registrations[$0].keys.contains(where: \.isOpen) }
    containers = requests.map(\.trace.containers)
    settle()
  }

  private mutating func settle() {
    let known = Set(registrations.map(\.origin))
    for (index, request) in requests.enumerated() {
      for end in request.trace.ends {
        askedFrom[end, default: []].append(index)
        if !known.contains(end) { containers[index].isOpen = true }
      }
    }
    added = containers
    // What is added to what some registration is asked through may let its own requests reach more.
    waiting = Array(requests.indices.reversed())
    isWaiting = Array(repeating: true, count: requests.count)
    while let index = waiting.popLast() {
      isWaiting[index] = false
      widenAskers(through: index)
    }
  }

  /// Hands on the containers that a request has newly come to ask: the registrations that it may
  /// mean are asked through them, too.
  private mutating func widenAskers(through index: Int) {
    let key = requests[index].key
    let found = added[index]
    added[index] = ContainerSet()
    guard answered.insert(Question(key: key, containers: found)).inserted else { return }
    if let key, let crowd = byType.crowd(of: key), let nearest = nearest(key, crowd, found) {
      for (position, containers) in nearest { widen(position, by: containers) }
      return
    }
    for candidate in candidates(for: key) {
      widen(candidate.position, by: reach(found, candidate.position, key, candidate.isCertain))
    }
  }

  /// Of many registrations of a key, those that some containers find, each with the containers that find
  /// it and were not asked before; nil where that is not certain of all.
  private mutating func nearest(
    _ key: Registration.Key,
    _ crowd: RegistrationsByType.Crowd,
    _ containers: ContainerSet
  ) -> [Int: ContainerSet]? {
    guard !containers.isOpen, open.isEmpty, crowd.open.isEmpty else { return nil }
    for id in containers.known { guard asked(id).isInLine else { return nil } }
    var found: [Int: ContainerSet] = [:]
    for id in containers.known
    where climbed.insert(Search(key: key, container: id)).inserted {
      guard let end = end(of: key, crowd, from: id) else { continue }
      for position in crowd[end] { found[position, default: ContainerSet()].known.insert(id) }
    }
    return found
  }

  /// The nearest container up from another one, or itself, in which some of many registrations of a key
  /// are made.
  private mutating func end(
    of key: Registration.Key,
    _ crowd: RegistrationsByType.Crowd,
    from id: ContainerID
  ) -> ContainerID? {
    var passed: [ContainerID] = []
    var end: ContainerID?
    asked(id).climb { container in
      if let known = ends[Search(key: key, container: container)] {
        end = known
        return true
      }
      passed.append(container)
      if !crowd[container].isEmpty { end = container }
      return end != nil
    }
    for container in passed { ends[Search(key: key, container: container)] = .some(end) }
    return end
  }

  /// Adds to the containers that a registration is asked through, and to what it asks for in turn.
  private mutating func widen(_ position: Int, by added: ContainerSet) {
    let origin = registrations[position].origin
    guard askers[origin, default: ContainerSet()].widen(by: added) else { return }
    for next in askedFrom[origin] ?? [] where containers[next].widen(by: added) {
      self.added[next].formUnion(added)
      if isWaiting[next] { continue }
      isWaiting[next] = true
      waiting.append(next)
    }
  }

  /// The registrations that a request for a key may mean.
  private mutating func candidates(for key: Registration.Key?) -> [Candidate] {
    if let known = candidatesByKey[key] { return known }
    let found = findCandidates(for: key)
    candidatesByKey[key] = found
    return found
  }

  private func findCandidates(for key: Registration.Key?) -> [Candidate] {
    guard let key else {
      return registrations.indices.map { Candidate(position: $0, isCertain: true) }
    }
    let exact = key.isCertain ? positions[key] ?? [] : []
    let others = exact.isEmpty ? byType.positions(mayMeeting: key) : open
    let known = Set(exact)
    let possible = others.filter { position in
      !known.contains(position)
        && registrations[position].keys.contains { $0.mayBe(key, flow.resolver) }
    }
    return exact.map { Candidate(position: $0, isCertain: true) }
      + possible.map { Candidate(position: $0, isCertain: false) }
  }

  /// The containers among those asked through which a registration is asked for.
  private mutating func reach(
    _ asked: ContainerSet,
    _ position: Int,
    _ key: Registration.Key?,
    _ isCertain: Bool
  ) -> ContainerSet {
    let place = registrations[position].containers
    var found = ContainerSet(isOpen: asked.isOpen)
    for id in asked.known {
      let container = self.asked(id)
      if place.isOpen || !isCertain {
        if container.isOpen || container.mayFind(place) { found.isOpen = true }
      } else if container.isOpen || isNearest(position, container, key) {
        found.known.insert(id)
      }
    }
    return found
  }

  /// Whether no container in front of the one with a registration has the key itself.
  private mutating func isNearest(
    _ position: Int,
    _ asked: AskedContainer,
    _ key: Registration.Key?
  ) -> Bool {
    guard let own = asked.distance(to: registrations[position].containers) else { return false }
    return nearest(key, asked).map { own <= $0 } ?? true
  }

  /// How far up from a container something is registered for a key itself.
  private mutating func nearest(_ key: Registration.Key?, _ asked: AskedContainer) -> Int? {
    guard let key else { return nil }
    let question = Search(key: key, container: asked.id)
    if let known = distances[question] { return known }
    let others = (positions[key] ?? []).map { registrations[$0].containers }
    let found = others.lazy.compactMap { asked.distance(to: $0) }.min()
    distances[question] = .some(found)
    return found
  }

  private mutating func asked(_ id: ContainerID) -> AskedContainer {
    if let known = askedByID[id] { return known }
    let found = flow.asked(id)
    askedByID[id] = found
    return found
  }
}

extension Registration {
  /// The origin of what is asked while it builds.
  var origin: ContainerOrigin { .asker(file: place.file, token: place.token) }
}
