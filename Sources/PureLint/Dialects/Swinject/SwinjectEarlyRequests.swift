import PureLintResolution
import PureLintSource
import PureLintWiring

/// Requests that surely run before what they ask for is registered.
struct SwinjectEarlyRequests {
  private let resolver: Resolver
  private let registrations: RegistrationsByType
  private let assemblies: SwinjectAssemblies
  private var order: RunOrder

  /// A request that may mean this many registrations is not judged.
  private static let fewest = 64

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ assemblies: SwinjectAssemblies,
    _ runs: RegistryRuns
  ) {
    self.resolver = resolver
    self.registrations = RegistrationsByType(registrations, resolver)
    self.assemblies = assemblies
    order = RunOrder(resolver, runs)
  }

  /// What there is to say of a demand that comes too early; nil of one of which that is not certain.
  mutating func complaint(about demand: Demand) -> Demand.Complaint? {
    guard demand.isImmediate, !demand.isOptional, demand.timing == .eager,
      demand.property == nil,
      !demand.asked.isOpen, EagerCode.isCertain(demand.place),
      !program.targets.isTest(file: demand.place.file),
      demand.helperPlace.map(EagerCode.isCertain) ?? true
    else { return nil }
    if let own = ownPlace(meeting: demand),
      order.place(asking: demand.place, for: nil, before: [own]) == nil,
      place(assembling: demand.place, before: [own]) == nil
    {
      return nil
    }
    // Of many that it may mean, nothing tells that all of them come later.
    let possible = registrations.positions(mayMeeting: demand.key)
    guard demand.key.isCertain || possible.count < Self.fewest else { return nil }
    let meeting = possible.map { registrations[$0] }.filter { registration in
      registration.keys.contains { $0.mayBe(demand.key, resolver) }
        && demand.asked.mayFind(registration.containers)
    }
    let places = meeting.map(\.place)
    guard !meeting.isEmpty, meeting.allSatisfy({ !$0.containers.isOpen }),
      let early = order.place(asking: demand.place, for: nil, before: places)
        ?? place(assembling: demand.place, before: places)
    else { return nil }
    let isElsewhere = early.unscoped != demand.place.unscoped
    let text = program.trees[demand.place.file].text(demand.place.token)
    return Demand.Complaint(
      message: "'\(demand.title)' is asked for before it is registered: '\(text)' "
        + (text == "resolve" ? "yields nil, which crashes" : "crashes without it"),
      way: isElsewhere ? [("it is asked for from here", early)] : [],
      nearMisses: places.prefix(3).map {
        ("'\(demand.title)' is registered here, which runs later", $0)
      },
      advice: "register it before this, or ask for it later",
      leftOver: places
    )
  }

  /// Where one of many registrations is made in the container that a demand asks; it alone may tell
  /// that the demand comes late enough.
  private func ownPlace(meeting demand: Demand) -> Place? {
    guard let crowd = registrations.crowd(of: demand.key) else { return nil }
    let own = demand.asked.known.lazy.compactMap { crowd[$0.id].first }.first
    return own.map { registrations[$0].place }
  }

  /// The place itself, if an assembly asks there while it is applied, and others that are applied
  /// later register what it asks for.
  private func place(assembling place: Place, before places: [Place]) -> Place? {
    guard let assembly = assemblies.assembly(around: place), isAssembling(place),
      case let others = places.map(assemblies.assembly), !others.contains(nil),
      places.allSatisfy(isAssembling),
      assemblies.isApplied(assembly, before: Set(others.compactMap(\.self)))
    else { return nil }
    return place
  }

  /// Whether a place is in the function that an assembler calls, and nobody else.
  private func isAssembling(_ place: Place) -> Bool {
    guard let member = place.source.map(program.memberDeclaration),
      program[member].kind == .function, program[member].name == "assemble"
    else { return false }
    return resolver.references.references(to: member).isEmpty
      && !resolver.unknownReads.hasReads(of: member)
  }
}
