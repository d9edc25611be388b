/// The sets of types that environments hold on the ways through a program, each kept once and as what
/// it has besides others.
///
/// Types have numbers, and a set is a binary tree over these, of which equal parts are one, whichever
/// sets have them: a set with one more type takes the room of a way down the tree, and two sets are
/// equal if they have the same root.
final class EnvironmentSets {
  /// The position of a part among all parts.
  struct ID: Hashable, Sendable {
    fileprivate let rawValue: Int

    static let empty = ID(rawValue: 0)
  }

  /// A part of sets, for 64 numbers or, with each level, twice as many; the part of a whole set has
  /// no level more than its numbers take.
  private struct Part: Hashable {
    let level: Int
    /// The numbers in it, if it is of level 0.
    var bits: UInt64 = 0
    /// The parts for the first half of the numbers and for the second, if it is of another level.
    var low = ID.empty
    var high = ID.empty
  }

  private struct Pair: Hashable {
    let first: ID
    let second: ID
  }

  private var parts = [Part(level: 0)]
  private var positions = [Part(level: 0): ID.empty]
  private var numbers: [EnvironmentKey: Int] = [:]
  private var unions: [Pair: ID] = [:]
  private var differences: [Pair: ID] = [:]

  /// A set with one more type in it.
  /// - Complexity: O(log *n*) for *n* types.
  func adding(_ key: EnvironmentKey, to id: ID) -> ID {
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return union(id, set(of: number))
  }

  /// A set with what either of two has in it.
  func union(_ id: ID, _ other: ID) -> ID {
    let level = max(part(id).level, part(other).level)
    return joined(raised(id, to: level), raised(other, to: level))
  }

  /// Whether a type is in a set.
  /// - Complexity: O(log *n*) for *n* types.
  func contains(_ key: EnvironmentKey, _ id: ID) -> Bool {
    guard let number = numbers[key] else { return false }
    var next = part(id)
    guard number >> (next.level + 6) == 0 else { return false }
    while next.level > 0 {
      let half = isHigh(number, next.level) ? next.high : next.low
      if half == .empty { return false }
      next = part(half)
    }
    return next.bits & (1 << (number & 63)) != 0
  }

  /// A set without what another one has.
  func removing(_ other: ID, from id: ID) -> ID {
    if id == .empty || other == .empty { return id }
    let level = max(part(id).level, part(other).level)
    return cut(raised(id, to: level), raised(other, to: level))
  }

  private func part(_ id: ID) -> Part { parts[id.rawValue] }

  private func position(of part: Part) -> ID {
    if let known = positions[part] { return known }
    let id = ID(rawValue: parts.count)
    parts.append(part)
    positions[part] = id
    return id
  }

  /// Whether a number is in the second half of those that a part of a level is for.
  private func isHigh(_ number: Int, _ level: Int) -> Bool { number >> (level + 5) & 1 == 1 }

  /// The set of one number.
  private func set(of number: Int) -> ID {
    var id = position(of: Part(level: 0, bits: 1 << (number & 63)))
    var level = 0
    while number >> (level + 6) > 0 {
      level += 1
      let part =
        isHigh(number, level) ? Part(level: level, high: id) : Part(level: level, low: id)
      id = position(of: part)
    }
    return id
  }

  /// A part with as many levels as another one.
  private func raised(_ id: ID, to level: Int) -> ID {
    if id == .empty { return id }
    var id = id
    while part(id).level < level {
      id = position(of: Part(level: part(id).level + 1, low: id))
    }
    return id
  }

  /// The part with what one of two of the same level has in it and the other has not.
  private func cut(_ id: ID, _ other: ID) -> ID {
    if id == .empty || other == .empty { return id }
    if id == other { return .empty }
    let (first, second) = (part(id), part(other))
    if first.level == 0 {
      let bits = first.bits & ~second.bits
      return bits == 0 ? .empty : position(of: Part(level: 0, bits: bits))
    }
    let pair = Pair(first: id, second: other)
    if let known = differences[pair] { return known }
    let (low, high) = (cut(first.low, second.low), cut(first.high, second.high))
    let found =
      low == .empty && high == .empty
      ? .empty : position(of: Part(level: first.level, low: low, high: high))
    differences[pair] = found
    return found
  }

  /// The part with what either of two of the same level has in it.
  private func joined(_ id: ID, _ other: ID) -> ID {
    if id == other || other == .empty { return id }
    if id == .empty { return other }
    let (first, second) = (part(id), part(other))
    if first.level == 0 { return position(of: Part(level: 0, bits: first.bits | second.bits)) }
    let pair = Pair(first: id, second: other)
    if let known = unions[pair] { return known }
    let found = position(
      of: Part(
        level: first.level,
        low: joined(first.low, second.low),
        high: joined(first.high, second.high)
      )
    )
    unions[pair] = found
    return found
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
