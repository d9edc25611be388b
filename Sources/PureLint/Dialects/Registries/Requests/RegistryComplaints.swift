import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// A request that nothing meets.
struct RegistryGap {
  let asked: RegistryRequest
  let demand: Demand
  /// Where it is made too early, if something registers later what it asks for.
  let early: Place?
  /// The program in which nothing is registered for it, if there is something in others.
  let program: String?

  init(_ asked: RegistryRequest, _ demand: Demand, early: Place?, program: String?) {
    self.asked = asked
    self.demand = demand
    self.early = early
    self.program = program
  }
}

/// The messages about requests that nothing meets.
struct RegistryComplaints {
  private let resolver: Resolver
  private let registrations: [Registration]
  private let runs: RegistryRuns
  private let words: RegistryWiring.Words

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ runs: RegistryRuns,
    _ words: RegistryWiring.Words
  ) {
    self.resolver = resolver
    self.registrations = registrations
    self.runs = runs
    self.words = words
  }

  /// The first demand for each key that nothing meets, with the others as notes. What only tests ask
  /// for is each test's own.
  func demands(for gaps: [Registration.Key: [RegistryGap]], _ builders: BuilderCode) -> [Demand] {
    guard !gaps.isEmpty else { return [] }
    let built = builtTypes(builders)
    let offers = RegistryOffers(resolver, registrations, built)
    return gaps.flatMap { key, found -> [Demand] in
      let sorted = found.sorted { $0.demand.place.precedes($1.demand.place) }
      let inApp = sorted.filter { !program.targets.isTest(file: $0.demand.place.file) }
      let told = inApp.isEmpty ? sorted : Array(inApp.prefix(1))
      return told.map { gap in
        var demand = gap.demand
        let others = inApp.dropFirst().map(\.demand.place)
        let asked = named(gap.asked)
        let complaint =
          gap.early.map { self.complaint(about: asked, key, madeAt: $0, also: others) }
          ?? complaint(about: asked, key, built, offers, in: gap.program, also: others)
        demand.complaint = complaint
        return demand
      }
    }
  }

  /// A request with the name of a library's type where only that tells what is asked for.
  private func named(_ asked: RegistryRequest) -> RegistryRequest {
    guard case .external(let name, let arguments) = asked.request.type.form, arguments.isEmpty,
      asked.request.title == ExactType.text(asked.request.type, resolver)
    else { return asked }
    var named = asked
    named.request.title = resolver.names.text(of: name)
    if asked.request.subject == asked.request.title { named.request.subject = named.request.title }
    return named
  }

  /// What the code of each registration builds first.
  private func builtTypes(_ builders: BuilderCode) -> [Place: SwiftType] {
    var first: [Place: Construction] = [:]
    for construction in resolver.facts.constructions {
      guard let place = builders.registration(around: construction.place) else { continue }
      if first[place].map({ construction.call < $0.call }) ?? true { first[place] = construction }
    }
    return first.mapValues(\.type)
  }

  /// - Parameters:
  ///   - lacking: The program in which nothing is registered, if there is something in others.
  ///   - others: Where else it is asked for.
  private func complaint(
    about asked: RegistryRequest,
    _ key: Registration.Key,
    _ built: [Place: SwiftType],
    _ offers: RegistryOffers,
    in lacking: String?,
    also others: [Place]
  ) -> Demand.Complaint {
    let request = asked.request
    let near = NearTypes(resolver)
    var misses: [(message: String, place: Place)] = []
    var leftOver: [Place] = []
    for registration in offers.near(key)
    where !program.targets.isTest(file: registration.place.file) {
      if let lacking, registration.keys.contains(key) {
        let words = "'\(registration.title)' is registered here, which '\(lacking)' does not run"
        misses.append((words, registration.place))
      } else if let words = nearMiss(registration, asked, key, built, near) {
        misses.append((words, registration.place))
        leftOver.append(registration.place)
      }
    }
    let name = key.name.map { " named \($0)" } ?? ""
    return Demand.Complaint(
      message: "'\(request.subject)' is not registered\(name.isEmpty ? "" : " by that name")"
        + "\(lacking.map { " in '\($0)'" } ?? ""): "
        + "\(request.text) \(request.outcome)",
      nearMisses: misses.prefix(3)
        + others.prefix(3).map { ("it is asked for here too", $0) },
      advice: advice(on: key, request.title, offers),
      leftOver: leftOver
    )
  }

  /// - Parameter early: Where in the code that registers later it is asked for too early.
  private func complaint(
    about asked: RegistryRequest,
    _ key: Registration.Key,
    madeAt early: Place,
    also others: [Place]
  ) -> Demand.Complaint {
    let request = asked.request
    let later = registrations.filter { registration in
      registration.keys.contains(key)
        && !program.targets.isTest(file: registration.place.file)
        && !runs.isIdle(registration.place)
    }
    .map(\.place)
    let isElsewhere = early.unscoped != request.place.unscoped
    return Demand.Complaint(
      message: "'\(request.subject)' is asked for before it is registered: "
        + "\(request.text) \(request.outcome)",
      way: isElsewhere ? [("it is asked for from here", early)] : [],
      nearMisses: later.prefix(3).map {
        ("'\(request.title)' is registered here, which runs later", $0)
      }
        + others.prefix(3).map { ("it is asked for here too", $0) },
      advice: "register it before this, or ask for it later",
      advicePlace: early,
      leftOver: later
    )
  }

  private func nearMiss(
    _ registration: Registration,
    _ asked: RegistryRequest,
    _ key: Registration.Key,
    _ built: [Place: SwiftType],
    _ near: NearTypes
  ) -> String? {
    if registration.keys.contains(key) {
      if let idle = runs.idleWords(around: registration.place) {
        return "'\(registration.title)' is registered in \(idle)"
      }
      return asked.misses(registration)
        ? "'\(registration.title)' is registered in another registry" : nil
    }
    for other in registration.keys {
      if other.type == key.type { return "'\(registration.title)' is registered here" }
    }
    guard registration.key.name == key.name else { return nil }
    return near.words(
      for: .init(
        type: registration.key.type,
        title: registration.title,
        built: built[registration.place]
      ),
      asked: key.type,
      named: asked.request.title
    )
  }

  private func advice(
    on key: Registration.Key,
    _ title: String,
    _ offers: RegistryOffers
  ) -> String {
    if case .optional(let wrapped) = key.type.form, offers.contain(wrapped) {
      return
        "ask for '\(NearTypes.spelled(title))' itself, or where it may be missing, as an optional"
    }
    return "register it before it is asked for: '\(words.registering(title))'"
  }
}

extension RegistryWiring {
  /// The words of a library for its registry.
  struct Words {
    /// How something is registered as a type, for an advice.
    let registering: @Sendable (_ title: String) -> String
    let registration: RegistrationWords
  }
}
