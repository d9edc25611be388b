import PureLintResolution

extension Program {
  /// The number of registrations of which builds may have one each.
  private static let mostBuilds = 8

  /// Whether no build has two of some registrations.
  package func areOfBuildsApart(_ some: [Registration]) -> Bool {
    guard some.count > 1 else { return true }
    guard some.count <= Self.mostBuilds, !some.contains(where: { $0.condition == .none }) else {
      return false
    }
    let conditions = some.map { self.conditions($0.condition, in: $0.place.file) }
    return conditions.indices.allSatisfy { one in
      conditions[..<one].allSatisfy { !configuration.mayHold($0 + conditions[one]) }
    }
  }
}
