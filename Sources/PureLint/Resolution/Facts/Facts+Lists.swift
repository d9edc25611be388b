import PureLintSource

extension Facts {
  /// The lists of facts, which grow and are given up alike.
  static let lists = [
    List(\.references), List(\.unknownReads), List(\.unknownWrites), List(\.constructions),
    List(\.typeCalls), List(\.genericCalls), List(\.typedArguments), List(\.typeMentions),
    List(\.unresolved), List(\.foreignConstructions), List(\.escapes), List(\.typesOfLocals),
  ]

  /// What is done with one of the lists, whatever it holds.
  struct List: Sendable {
    let append: @Sendable (inout Facts, Facts) -> Void
    /// Gives back the room that the list does not take.
    let fit: @Sendable (inout Facts) -> Void
    let removeAll: @Sendable (inout Facts) -> Void
    let reserveCapacity: @Sendable (inout Facts, [Facts]) -> Void

    fileprivate init<Fact: Sendable>(_ list: WritableKeyPath<Facts, [Fact]> & Sendable) {
      append = { $0[keyPath: list] += $1[keyPath: list] }
      fit = { $0[keyPath: list] = $0[keyPath: list].fitted }
      removeAll = { $0[keyPath: list].removeAll(keepingCapacity: true) }
      reserveCapacity = { facts, found in
        let count = found.reduce(facts[keyPath: list].count) { $0 + $1[keyPath: list].count }
        facts[keyPath: list].reserveCapacity(count)
      }
    }
  }
}
