/// The numbers of other things that a dialect recognised, besides modules and roots.
package struct Recognition: Hashable, Sendable {
  /// The habit or the part of a library that the numbers are about.
  package let subject: String
  package var counts: [Count]
  /// The part that could not be followed.
  package var unfollowed: [Count] = []
  /// The names of the types that are roots because of it, in source order.
  package var roots: [String] = []
  /// The names of the types that are parts of roots because of it, in source order.
  package var parts: [String] = []

  package init(
    subject: String,
    counts: [Count],
    unfollowed: [Count] = [],
    roots: [String] = [],
    parts: [String] = []
  ) {
    self.subject = subject
    self.counts = counts
    self.unfollowed = unfollowed
    self.roots = roots
    self.parts = parts
  }

  /// A number of things of one kind.
  package struct Count: Hashable, Sendable {
    /// The word for one of them.
    package let noun: String
    package var number: Int

    package init(noun: String, number: Int) {
      self.noun = noun
      self.number = number
    }
  }
}

extension Recognition {
  /// Adds the numbers and names of another program.
  fileprivate mutating func add(_ other: Recognition) {
    counts.add(other.counts)
    unfollowed.add(other.unfollowed)
    roots += other.roots
    parts += other.parts
  }
}

extension [Recognition.Count] {
  /// The numbers of nouns, in the order in which each comes first.
  package init(of nouns: some Sequence<String>) {
    self.init()
    for noun in nouns {
      if let known = firstIndex(where: { $0.noun == noun }) {
        self[known].number += 1
      } else {
        append(.init(noun: noun, number: 1))
      }
    }
  }

  /// Adds other numbers; a noun that is only there keeps its place among those of both.
  fileprivate mutating func add(_ others: [Recognition.Count]) {
    var next = 0
    for count in others {
      if let known = firstIndex(where: { $0.noun == count.noun }) {
        self[known].number += count.number
        next = known + 1
      } else {
        insert(count, at: next)
        next += 1
      }
    }
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
