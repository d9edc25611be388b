import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The message about a demand that nothing meets, with near misses.
struct SwinjectNearMisses {
  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let idle: RegistrationOffers
  private let idlePlaces: Set<Place>
  private let offers: RegistrationOffers
  private let runs: RegistryRuns

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ library: SwinjectLibrary,
    _ registrations: [Registration],
    idle: [Registration],
    _ runs: RegistryRuns
  ) {
    self.resolver = resolver
    self.library = library
    self.idle = RegistrationOffers(idle, resolver)
    idlePlaces = Set(idle.map(\.place))
    offers = RegistrationOffers(registrations, resolver)
    self.runs = runs
  }

  func complaint(about demand: Demand) -> Demand.Complaint {
    let misses = [idle, offers].flatMap { offers in
      offers.first(3, near: demand.key) { registration in
        words(for: registration, demand).map { (message: $0, place: registration.place) }
      }
    }
    let advice = "register '\(demand.title)' in the container that is asked"
    return Demand.Complaint(
      message: "'\(demand.title)' is not registered" + consequence(of: demand),
      nearMisses: Array(misses.prefix(3)) + containers(of: demand),
      advice: misses.isEmpty ? advice : advice + ", or ask for what is registered",
      leftOver: misses.map(\.place)
    )
  }

  /// The containers that lack what is asked for, where others have it.
  private func containers(of demand: Demand) -> [(message: String, place: Place)] {
    guard !demand.asked.known.isEmpty, offers.mayMeet(demand.key, resolver) else { return [] }
    return demand.asked.known.prefix(2).map {
      (message: "this container is asked for '\(demand.title)'", place: $0.id.place)
    }
  }

  /// What happens where the value is asked for.
  private func consequence(of demand: Demand) -> String {
    if demand.shownAt != nil { return ", but the registered initializer takes it" }
    let tree = program.trees[demand.place.file]
    let name = tree.text(demand.place.token)
    guard name == "resolve", let call = tree.call(of: demand.place.token) else {
      return ": '\(name)' crashes without it"
    }
    let text = tree.text(call)
    let token = demand.place.token.rawValue
    let meant = resolver.references.references(in: demand.place.file, token..<token + 1)
    let isAdded = meant.contains { library.isAdded($0.target) }
    if isAdded { return ": '\(text)' crashes without it" }
    let isShort = text.utf8.count < 60 && !text.contains(where: \.isNewline)
    return isShort
      ? ": '\(text)' yields nil, which crashes" : ": 'resolve' yields nil, which crashes"
  }

  private func words(for registration: Registration, _ demand: Demand) -> String? {
    let (key, wanted) = (registration.key, demand.key)
    let title = registration.title
    if idlePlaces.contains(registration.place) {
      guard registration.keys.contains(where: { $0.mayBe(wanted, resolver) }) else { return nil }
      let place = registration.places.first(where: runs.isIdle) ?? registration.place
      return runs.idleWords(around: place).map { "'\(title)' is registered in \($0)" }
    }
    guard !key.type.hasUnknown else { return nil }
    if registration.keys.contains(where: { $0.mayBe(wanted, resolver) }) {
      return program.targets.isTest(file: registration.place.file)
        ? "'\(title)' is registered for tests only"
        : "'\(title)' is registered in another container"
    }
    if registration.keys.contains(where: { $0.type == wanted.type }) {
      return title == demand.title
        ? "'\(title)' is registered with other arguments" : "'\(title)' is registered here"
    }
    if key.type.unwrapped == wanted.type
      || key.type.declaration != nil
        && resolver.isSubtype(key.type, of: wanted.type)
    {
      return "'\(title)' is registered, which does not serve '\(demand.title)'"
    }
    return nil
  }
}
