import PureLintResolution
import PureLintWiring

/// Registrations by what they may serve in place of what is registered: by type, and by the types
/// that these inherit from.
struct RegistrationOffers {
  private let registrations: [Registration]
  private let byKey: RegistrationsByType
  /// By the types of keys, and what they wrap, positions in `registrations`.
  private var byType: [SwiftType: [Int]] = [:]
  private var bySupertype: [SwiftType: [Int]] = [:]
  private var byAncestor: [DeclarationID: [Int]] = [:]

  /// - Complexity: O(*n*) for *n* registrations with the supertypes of their types.
  init(_ registrations: [Registration], _ resolver: Resolver) {
    self.registrations = registrations
    byKey = RegistrationsByType(registrations, resolver)
    for (position, registration) in registrations.enumerated() {
      let type = registration.key.type
      for type in Set(registration.keys.map(\.type) + [type.unwrapped]) {
        byType[type, default: []].append(position)
      }
      guard let declaration = type.declaration else { continue }
      let supertypes = resolver.allSupertypes(of: type)
      for supertype in Set(supertypes) { bySupertype[supertype, default: []].append(position) }
      let ancestors = Set(supertypes.compactMap(\.declaration))
        .union(resolver.ancestors(of: declaration)).union([declaration])
      for ancestor in ancestors { byAncestor[ancestor, default: []].append(position) }
    }
  }

  /// The first results, in the order of the registrations, for those that have something to do with a
  /// key.
  func first<Result>(
    _ count: Int,
    near key: Registration.Key,
    _ result: (Registration) -> Result?
  ) -> [Result] {
    let lists = [
      byKey.positions(mayMeeting: key), byType[key.type] ?? [], bySupertype[key.type] ?? [],
      key.type.declaration.flatMap { byAncestor[$0] } ?? [],
    ]
    var found: [Int: Result] = [:]
    for list in lists {
      var rest = count
      for position in list where rest > 0 {
        guard let known = found[position] ?? result(registrations[position]) else { continue }
        found[position] = known
        rest -= 1
      }
    }
    return found.sorted { $0.key < $1.key }.prefix(count).map(\.value)
  }

  /// Whether some registration may be found under a key.
  func mayMeet(_ key: Registration.Key, _ resolver: Resolver) -> Bool {
    byKey.positions(mayMeeting: key).contains { position in
      registrations[position].keys.contains { $0.mayBe(key, resolver) }
    }
  }
}
