@testable import PureLint

/// What a container builds under one key, read off the source.
struct ServiceOutline {
  /// What findings call it.
  let name: String
  /// Where findings about it stand.
  let place: Place
  /// The source that builds it.
  let source: Site
  var lifetime: Lifetime
  /// Whether the source chose the lifetime.
  var isLifetimeWritten: Bool

  /// A byte of the unchanged app.
  struct Place: Hashable {
    let file: Int
    let offset: Int

    var kept: Mutant.Place { .kept(file: file, offset: offset) }
  }
}

/// Somebody asks a container for a service.
struct AskOutline {
  let site: Site
  /// The index of the service that is asked for.
  let service: Int
  /// The index of the service that asks; nil for code that no container runs.
  let asker: Int?
  let timing: Timing
  /// Whether it may be missing without harm.
  var isOptional = false

  enum Timing {
    /// While the asker is built and cannot be found.
    case inside
    /// When the asker is stored, but as a part of the same request.
    case after
    /// At the first read, and kept from then on.
    case kept
    /// Whenever it is needed.
    case later
  }
}

extension AskOutline {
  /// The same question at another time.
  func asked(_ timing: Timing) -> AskOutline {
    AskOutline(site: site, service: service, asker: asker, timing: timing)
  }
}

/// All services of an app and who asks for them.
struct ServiceGraph {
  var services: [ServiceOutline] = []
  var asks: [AskOutline] = []

  /// The services that nobody can get once some source is gone, without those that only others of
  /// them ask for.
  func leftUnused(without lost: Site, in outline: AppOutline) -> [Mutant.Expectation] {
    let asks = asks.filter { !outline.contains(lost, $0.site) }
    var reached: Set<Int> = []
    var queue = asks.filter { $0.asker == nil }.map(\.service)
    while let next = queue.popLast() {
      guard reached.insert(next).inserted else { continue }
      queue += asks.filter { $0.asker == next }.map(\.service)
    }
    let isLost = { (service: Int) in outline.contains(lost, services[service].source) }
    let candidates = Set(
      self.asks.filter { outline.contains(lost, $0.site) }.map(\.service)
    ).subtracting(reached).filter { !isLost($0) }
    let rest = ServiceGraph(services: services, asks: asks)
    let outermost = candidates.filter { candidate in
      let needy = candidates.filter { rest.needs(of: $0).contains(candidate) }
      return needy.isSubset(of: rest.needs(of: candidate))
    }
    return outermost.sorted().map(unused)
  }

  private func unused(_ index: Int) -> Mutant.Expectation {
    Mutant.Expectation(
      ruleID: "unused-provider",
      place: services[index].place.kept,
      mentions: ["'\(services[index].name)'", "'\(services[index].name)("]
    )
  }

  // MARK: Captives

  /// What services of a long life keep although it was to be made anew, and somebody else asks for
  /// it too: found at the question by which the keeper gets it.
  func captives() -> [(ask: AskOutline, service: Int)] {
    services.indices.filter(isKeeper).flatMap { keeper in
      asks.filter { $0.asker == keeper && $0.timing != .later }.flatMap { ask in
        kept(by: ask).map { (ask, $0) }
      }
    }
  }

  /// Whether a service keeps what it takes: a singleton, also one that somebody has to hold, if the
  /// source calls it one.
  private func isKeeper(_ index: Int) -> Bool {
    let service = services[index]
    return service.lifetime == .single || service.lifetime == .weak && service.isLifetimeWritten
  }

  /// What is kept with the answer to a question, though others get another one: it, or the nearest
  /// of what it keeps in turn. Of what is shared while it is kept, all get the same.
  private func kept(by ask: AskOutline) -> [Int] {
    var found: [Int] = []
    var known: Set<Int> = []
    var keepers = Set([ask.asker].compactMap(\.self))
    var queue = [ask.service]
    while let next = queue.popLast() {
      let service = services[next]
      guard known.insert(next).inserted, !isKeeper(next) else { continue }
      if service.lifetime == .weak { keepers.insert(next) }
      if service.lifetime != .weak, service.isLifetimeWritten, isShared(next, beside: keepers) {
        found.append(next)
      } else {
        queue += asks.filter { $0.asker == next && $0.timing != .later }.map(\.service)
      }
    }
    return found
  }

  /// Whether anybody asks for a service but its keepers, what they alone get, and what the service
  /// itself needs.
  private func isShared(_ service: Int, beside keepers: Set<Int>) -> Bool {
    let own = needs(of: service)
    return asks.contains { ask in
      guard ask.service == service else { return false }
      guard let asker = ask.asker else { return true }
      return !keepers.contains(asker) && !own.contains(asker)
        && !keepers.contains { isKeptAlone(asker, by: $0) }
    }
  }

  /// Whether a service is there for a keeper alone.
  private func isKeptAlone(_ service: Int, by keeper: Int) -> Bool {
    asks.filter { $0.service == service }.allSatisfy { $0.asker == keeper }
  }

  /// The services that a service needs; itself, if it is on a circle.
  private func needs(of service: Int) -> Set<Int> {
    var found: Set<Int> = []
    var queue = [service]
    while let next = queue.popLast() {
      let needed = asks.filter { $0.asker == next && $0.timing != .later }.map(\.service)
      queue += needed.filter { found.insert($0).inserted }
    }
    return found
  }

  // MARK: Circles

  /// Two services that need each other, in the order of their sources.
  struct Pair {
    let first: Int
    let second: Int
    /// By which the first gets the second, and the reverse.
    let there: AskOutline
    let back: AskOutline
  }

  func pairs() -> [Pair] {
    asks.compactMap { there in
      guard let first = there.asker, first < there.service, there.timing != .later,
        let back = asks.first(where: {
          $0.asker == there.service && $0.service == first && $0.timing != .later
        })
      else { return nil }
      return Pair(first: first, second: there.service, there: there, back: back)
    }
  }

  /// Whether somebody outside a pair asks for one of the two.
  func isAskedFromOutside(_ service: Int, of pair: Pair) -> Bool {
    asks.contains { ask in
      ask.service == service && ask.asker != pair.first && ask.asker != pair.second
    }
  }
}
