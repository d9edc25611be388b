/// What a dialect recognised that is neither a module nor a root, in numbers.
struct Recognition: Hashable, Sendable {
  /// The habit or the part of a library that the numbers are about.
  let subject: String
  var counts: [Count]
  /// The names of the types that are roots because of it, in source order.
  var roots: [String] = []

  /// A number of things of one kind.
  struct Count: Hashable, Sendable {
    /// What one of them is called.
    let noun: String
    var number: Int
  }
}

extension [Recognition] {
  /// Adds what was recognised in another program.
  mutating func add(_ others: [Recognition]) {
    for other in others {
      guard let index = firstIndex(where: { $0.subject == other.subject }) else {
        append(other)
        continue
      }
      for position in self[index].counts.indices {
        self[index].counts[position].number += other.counts[position].number
      }
      self[index].roots += other.roots
    }
  }
}
