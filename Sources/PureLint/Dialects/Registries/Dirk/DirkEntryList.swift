import PureLintResolution

/// Entries in the order in which they are registered, each place once, found by place and by key.
struct DirkEntryList {
  private var entries: [DirkEntry?] = []
  private var places: Set<Place> = []
  /// By key, the positions of the entries that are asked by it.
  private var positions: [SwiftType: [Int]] = [:]

  /// The entries that are left.
  var all: [DirkEntry] { entries.compactMap(\.self) }

  /// Whether an entry of the same place is among them.
  func contains(_ entry: DirkEntry) -> Bool { places.contains(entry.place) }

  mutating func append(_ entry: DirkEntry) {
    places.insert(entry.place)
    if let key = entry.key { positions[key, default: []].append(entries.count) }
    entries.append(entry)
  }

  /// The first of those with the same key that meets a condition.
  func first(like entry: DirkEntry, where condition: (DirkEntry) -> Bool) -> DirkEntry? {
    guard let key = entry.key else { return nil }
    return (positions[key] ?? []).lazy.compactMap { entries[$0] }.first(where: condition)
  }

  /// Takes out those with the same key that meet a condition.
  mutating func removeAll(like entry: DirkEntry, where condition: (DirkEntry) -> Bool) {
    guard let key = entry.key, let same = positions[key] else { return }
    positions[key] = same.filter { position in
      guard let earlier = entries[position], condition(earlier) else { return true }
      entries[position] = nil
      places.remove(earlier.place)
      return false
    }
  }
}
