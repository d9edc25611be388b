import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

extension Dialect {
  /// Resolver: registries find services by exact types and names.
  package static let resolver = Dialect(
    name: "Resolver",
    interfaces: [.resolver],
    relevantNames: ResolverLibrary.relevantNames,
    wiring: { resolver in
      let library = ResolverLibrary(resolver)
      return library.isUsed ? ResolverWiring(library, resolver).part() : WiringPart()
    }
  )
}

/// The registrations in the library's registries, and the requests to them.
struct ResolverWiring {
  private let resolver: Resolver
  private let library: ResolverLibrary
  private let containers: ResolverContainers?
  private let registrations: ResolverRegistrations
  private let builders: BuilderCode
  private let surroundings: RequestSurroundings
  private let runs: RegistryRuns

  init(_ library: ResolverLibrary, _ resolver: Resolver) {
    self.resolver = resolver
    self.library = library
    containers = ResolverContainers(library, resolver)
    registrations = ResolverRegistrations(library, containers, resolver)
    builders = BuilderCode(
      resolver.program,
      registrations.all.compactMap { registration in
        registration.call.map { ($0, registration.place) }
      }
    )
    surroundings = RequestSurroundings(resolver, builders)
    runs = RegistryRuns(resolver, registrations.all.flatMap(\.places), starts: library.starts)
  }

  func part() -> WiringPart {
    let requests = ResolverRequests(library, containers, surroundings)
    var wiring = RegistryWiring(
      resolver,
      registrations.all,
      runs,
      Self.words,
      isTold: true,
      holdsForeign: registrations.holdsForeign
    )
    let all = requests.all()
    let isOpenEnded = wiring.add(
      all + unnamed(),
      with: GenericRequests(surroundings),
      isOpen: registrations.isOpen,
      isReached: isReached
    )
    var part = wiring.part(
      builders,
      isAskedForAnything: isOpenEnded || requests.areOutOfSight
    )
    part.recognitions = recognitions(all.count)
    part.unresolved += registrations.unresolved
    return part
  }

  /// Whether it comes to a request: where the value of a registration is built, if that happens at
  /// all.
  private func isReached(_ asked: RegistryRequest) -> Bool {
    let file = asked.request.place.file
    guard !resolver.program.targets.isRunOutOfSight(file: file) else { return false }
    guard let place = builders.registration(around: asked.request.place) else {
      return asked.request.isReached
    }
    return !runs.isIdle(place)
  }

  /// What stands for named registrations asks for their types without a name.
  private func unnamed() -> [RegistryRequest] {
    registrations.unnamed.map { registration, type, place in
      let title = ExactType.text(type, resolver)
      let call = surroundings.around(place)
      return RegistryRequest(
        request: ServiceRequest(
          place: place,
          type: type,
          title: title,
          subject: title,
          text: "'implements'\(call) asks for it without a name, and",
          outcome: "crashes when that is asked for",
          timing: .eager,
          isReached: !runs.isIdle(registration)
        )
      )
    }
  }

  private func recognitions(_ requests: Int) -> [Recognition] {
    guard !registrations.all.isEmpty || requests > 0 else { return [] }
    return [
      Recognition(
        subject: "Resolver",
        counts: [
          .init(noun: "registration", number: registrations.all.count),
          .init(noun: "request", number: requests),
        ]
      )
    ]
  }

  private static let words = RegistryWiring.Words(
    registering: { "register { ... as \($0) }" },
    registration: RegistrationWords(
      unused: " is registered but nobody asks for it",
      adviceOnUnused: "delete the registration, or ask for it where it is needed",
      adviceOnDuplicate: "delete one of the two, or give this one a name: the last one counts",
      adviceOnCycle: "make one of them ask later: '@LazyInjected' asks when it is first read"
    )
  )
}
