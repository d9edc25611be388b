/// Registrations by the declared types of their keys, so that a demand is compared with few of them.
struct RegistrationsByType {
  private let registrations: [Registration]
  /// By the declaration of a key's type, positions in `registrations`.
  private var positions: [DeclarationID: [Int]] = [:]
  /// Those that have a key of no declared type, which may be any.
  private var others: [Int] = []

  init(_ registrations: [Registration]) {
    self.registrations = registrations
    for (position, registration) in registrations.enumerated() {
      let types = registration.keys.map(\.type.bareDeclaration)
      if types.contains(nil) { others.append(position) }
      for type in Set(types.compactMap { $0 }) { positions[type, default: []].append(position) }
    }
  }

  /// All registrations that may be found under a key, and some others, in their order.
  func mayMeet(_ key: Registration.Key) -> [Registration] {
    guard let type = key.type.bareDeclaration else { return registrations }
    let found = Set(others).union(positions[type] ?? [])
    return found.sorted().map { registrations[$0] }
  }
}
