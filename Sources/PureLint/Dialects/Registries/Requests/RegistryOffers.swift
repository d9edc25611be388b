import PureLintResolution
import PureLintWiring

/// The registrations, by the types that may nearly mean them: their types with and without a sign
/// for optionals, those that they conform to or inherit from, and what is built for them.
struct RegistryOffers {
  private let resolver: Resolver
  private let registrations: [Registration]
  /// Positions in `registrations`.
  private var byType: [SwiftType: [Int]] = [:]
  private var byDeclaration: [DeclarationID: [Int]] = [:]
  /// Those of whose types not all supertypes are known.
  private var others: [Int] = []

  /// - Parameter built: What the code of each registration builds first.
  /// - Complexity: O(*n*) for *n* registrations with the supertypes of their types.
  init(_ resolver: Resolver, _ registrations: [Registration], _ built: [Place: SwiftType]) {
    self.resolver = resolver
    self.registrations = registrations
    for (position, registration) in registrations.enumerated() {
      let types = registration.keys.map(\.type) + [built[registration.place]].compactMap { $0 }
      for type in Set(types + types.map(\.unwrapped)) {
        byType[type, default: []].append(position)
      }
      add(position, of: registration.key.type.unwrapped)
    }
  }

  private mutating func add(_ position: Int, of type: SwiftType) {
    guard let id = type.declaration, resolver.program[id].kind.isNominalType else {
      return others.append(position)
    }
    let supertypes = resolver.allSupertypes(of: type)
    if supertypes.contains(where: \.isUnknown) { return others.append(position) }
    for declaration in Set([id] + supertypes.compactMap(\.declaration)) {
      byDeclaration[declaration, default: []].append(position)
    }
  }

  /// Whether something is registered under a type.
  func contain(_ type: SwiftType) -> Bool {
    (byType[type] ?? []).contains { registrations[$0].keys.contains { $0.type == type } }
  }

  /// All that may nearly be what a key asks for, and some others, in their order.
  func near(_ key: Registration.Key) -> [Registration] {
    let wanted = key.type.unwrapped
    let lists = [
      byType[key.type] ?? [], byType[wanted] ?? [],
      wanted.declaration.flatMap { byDeclaration[$0] } ?? [], others,
    ]
    return Set(lists.joined()).sorted().map { registrations[$0] }
  }
}
