import PureLintResolution
import PureLintWiring

/// The registrations of a registry that replace others, by what runs first.
struct RegistryReplacements {
  private let resolver: Resolver
  private let runs: RegistryRuns
  private let programs: ProgramsApart
  private let fixed: Set<Place>
  private var order: RunOrder
  /// By place, positions of registrations.
  private var indices: [Place: Int] = [:]

  /// - Parameter fixed: Where something is there from the start, which others may take the place of.
  init(
    _ resolver: Resolver,
    _ runs: RegistryRuns,
    _ programs: ProgramsApart,
    _ fixed: Set<Place>
  ) {
    self.resolver = resolver
    self.runs = runs
    self.programs = programs
    self.fixed = fixed
    order = RunOrder(resolver, runs)
  }

  /// Notes which registrations replace those that are made before them in every run.
  /// - Parameters:
  ///   - registrations: In source order.
  ///   - isSingle: Whether there is one registry, and a key that is registered again takes the place of
  ///     what was before.
  ///   - isTold: Whether the same holds of each of several registries, as far as it is told in which one
  ///     something is registered.
  mutating func note(
    in registrations: inout [Registration],
    isSingle: Bool,
    isTold: Bool
  ) {
    indices = Dictionary(registrations.indices.map { (registrations[$0].place, $0) }) { first, _ in
      first
    }
    for order in runs.orders(registrations) {
      for one in Dictionary(grouping: order, by: \.container.text).values {
        note(one, in: &registrations)
      }
    }
    let placed = registrations.filter {
      $0.condition == .none && $0.blocks.count <= 1
        && (isSingle || isTold && $0.containers.only != nil)
    }
    guard !placed.isEmpty else { return }
    let code = CertainCode(resolver)
    let certain = placed.filter { code.runs($0.place) }
    for one in Dictionary(grouping: certain, by: { isSingle ? nil : $0.containers.only }).values {
      note(one, in: &registrations, isOrdered: false)
    }
    var repeated = RepeatedRuns(resolver, code, programs)
    for registration in certain where isReplaceable(registration) {
      guard let index = indices[registration.place], registrations[index].replaced == nil,
        let call = repeated.call(repeating: registration.place)
      else { continue }
      registrations[index].repeating = call
    }
  }

  private func isReplaceable(_ registration: Registration) -> Bool {
    !fixed.contains(registration.place) && registration.keys.contains(where: \.isCertain)
  }

  /// - Parameter isOrdered: Whether those that are made first come first; otherwise they are in source
  ///   order.
  private mutating func note(
    _ made: [Registration],
    in registrations: inout [Registration],
    isOrdered: Bool = true
  ) {
    var earlier: [Registration.Key: Registration] = [:]
    for registration in made where !fixed.contains(registration.place) {
      for key in registration.keys where key.isCertain {
        guard let known = earlier[key] else {
          earlier[key] = registration
          continue
        }
        let isFirst = !isOrdered && order.runs(registration.place, before: known.place)
        let (first, later) = isFirst ? (registration, known) : (known, registration)
        if isFirst { earlier[key] = registration }
        guard first.container != later.container, let index = indices[later.place],
          programs.mayMeet(first.place.file, later.place.file)
        else { continue }
        registrations[index].replaced = registrations[index].replaced ?? first.place
      }
    }
  }
}
