import PureLintResolution

/// The registrations that may meet a demand.
final class DirkScope {
  private let own: [DirkEntry]
  /// What other calls register later.
  private let later: DirkScope?
  /// Whether there may be more than could be read.
  let isOpen: Bool
  private let byKey: [SwiftType: [DirkEntry]]
  /// Those of which it is not known by what type they are asked.
  private let keyless: [DirkEntry]

  init(_ entries: [DirkEntry] = [], isOpen: Bool = false, later: DirkScope? = nil) {
    own = entries
    self.later = later
    self.isOpen = isOpen || later?.isOpen ?? false
    byKey = entries.reduce(into: [:]) { found, entry in
      if let key = entry.key { found[key, default: []].append(entry) }
    }
    keyless = entries.filter { $0.key == nil }
  }

  /// The entries, in the order in which they are registered.
  var entries: [DirkEntry] { own + (later?.entries ?? []) }

  /// The entries that are asked by a type, in their order.
  /// - Complexity: O(1).
  func entries(of key: SwiftType) -> [DirkEntry] {
    (byKey[key] ?? []) + (later?.entries(of: key) ?? [])
  }

  /// Whether something may be what is asked for by a type, though its own is left open.
  func mayServe(_ wanted: SwiftType, _ resolver: Resolver) -> Bool {
    keyless.contains { $0.mayServe(wanted, resolver) } || later?.mayServe(wanted, resolver) ?? false
  }
}
