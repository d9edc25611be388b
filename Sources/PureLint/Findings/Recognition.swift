/// What a dialect recognised that is neither a module nor a root, in numbers.
package struct Recognition: Hashable, Sendable {
  /// The habit or the part of a library that the numbers are about.
  package let subject: String
  package var counts: [Count]
  /// The names of the types that are roots because of it, in source order.
  package var roots: [String] = []

  package init(subject: String, counts: [Count], roots: [String] = []) {
    self.subject = subject
    self.counts = counts
    self.roots = roots
  }

  /// A number of things of one kind.
  package struct Count: Hashable, Sendable {
    /// What one of them is called.
    package let noun: String
    package var number: Int

    package init(noun: String, number: Int) {
      self.noun = noun
      self.number = number
    }
  }
}

extension Recognition {
  /// Adds the numbers and roots of another program. What only that one counts keeps its place among
  /// the nouns that both count.
  fileprivate mutating func add(_ other: Recognition) {
    var next = 0
    for count in other.counts {
      if let known = counts.firstIndex(where: { $0.noun == count.noun }) {
        counts[known].number += count.number
        next = known + 1
      } else {
        counts.insert(count, at: next)
        next += 1
      }
    }
    roots += other.roots
  }
}

extension [Recognition] {
  /// Adds what was recognised in another program.
  package mutating func add(_ others: [Recognition]) {
    for other in others {
      if let index = firstIndex(where: { $0.subject == other.subject }) {
        self[index].add(other)
      } else {
        append(other)
      }
    }
  }
}
