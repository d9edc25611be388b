import PureLintSource

/// An action on each list of facts, whatever it holds.
protocol FactListAction {
  /// - Parameter other: The same list of other facts.
  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact])
}

extension Facts {
  /// Does something with each of the lists, which grow and are given up alike.
  ///
  /// A generic action rather than key paths, which take ten times as long.
  mutating func forEachList(with other: Facts, _ action: inout some FactListAction) {
    action.apply(to: &references, with: other.references)
    action.apply(to: &unknownReads, with: other.unknownReads)
    action.apply(to: &unknownWrites, with: other.unknownWrites)
    action.apply(to: &constructions, with: other.constructions)
    action.apply(to: &typeCalls, with: other.typeCalls)
    action.apply(to: &genericCalls, with: other.genericCalls)
    action.apply(to: &typedArguments, with: other.typedArguments)
    action.apply(to: &typeMentions, with: other.typeMentions)
    action.apply(to: &unresolved, with: other.unresolved)
    action.apply(to: &foreignConstructions, with: other.foreignConstructions)
    action.apply(to: &escapes, with: other.escapes)
    action.apply(to: &typesOfLocals, with: other.typesOfLocals)
  }

  mutating func forEachList(_ action: some FactListAction) {
    var action = action
    forEachList(with: Facts(), &action)
  }
}

/// Adds the other list.
struct AppendingList: FactListAction {
  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact]) { list += other }
}

/// Gives back the room that a list does not take.
struct FittingList: FactListAction {
  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact]) { list = list.fitted }
}

/// Forgets what a list holds, and keeps the room for as much.
struct EmptyingList: FactListAction {
  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact]) {
    list.removeAll(keepingCapacity: true)
  }
}

/// Counts what the other lists hold, each by its position.
struct CountingLists: FactListAction {
  private(set) var counts: [Int] = []
  private var position = 0

  mutating func begin() { position = 0 }

  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact]) {
    if position == counts.count { counts.append(0) }
    counts[position] += other.count
    position += 1
  }
}

/// Makes room for as many more as are counted.
struct GrowingLists: FactListAction {
  private var counts: ArraySlice<Int>

  init(_ counts: [Int]) { self.counts = counts[...] }

  mutating func apply<Fact>(to list: inout [Fact], with other: [Fact]) {
    guard let count = counts.popFirst() else { return }
    list.reserveCapacity(list.count + count)
  }
}
