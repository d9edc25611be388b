/// The sets of types that environments hold on the ways through a program, each kept once.
final class EnvironmentSets {
  /// The position of a set among all sets.
  struct ID: Hashable, Sendable {
    fileprivate let rawValue: Int

    static let empty = ID(rawValue: 0)
  }

  private var sets: [Set<EnvironmentKey>] = [[]]
  private var positions: [Set<EnvironmentKey>: Int] = [[]: 0]

  /// A set with one more type in it.
  func adding(_ key: EnvironmentKey, to id: ID) -> ID {
    contains(key, id) ? id : position(of: sets[id.rawValue].union([key]))
  }

  func union(_ id: ID, _ other: ID) -> ID {
    id == other ? id : position(of: sets[id.rawValue].union(sets[other.rawValue]))
  }

  func contains(_ key: EnvironmentKey, _ id: ID) -> Bool { sets[id.rawValue].contains(key) }

  private func position(of set: Set<EnvironmentKey>) -> ID {
    if let known = positions[set] { return ID(rawValue: known) }
    sets.append(set)
    positions[set] = sets.count - 1
    return ID(rawValue: sets.count - 1)
  }
}

/// The environment in which something is shown, as far as it matters here.
struct Surroundings: Hashable {
  /// The types of which it holds an object.
  var objects: EnvironmentSets.ID
  /// The types of which the nearest stack around does; nil where there is none in sight.
  var stack: EnvironmentSets.ID?

  static let none = Surroundings(objects: .empty)

  /// The environment of what is pushed from here.
  var pushed: Surroundings { Surroundings(objects: stack ?? objects, stack: stack) }
}

extension EnvironmentSets {
  /// An environment that holds what either of two holds.
  func union(_ first: Surroundings, _ second: Surroundings) -> Surroundings {
    let isInStack = first.stack != nil || second.stack != nil
    return Surroundings(
      objects: union(first.objects, second.objects),
      stack: isInStack
        ? union(first.stack ?? first.objects, second.stack ?? second.objects) : nil
    )
  }
}
