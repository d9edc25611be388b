import PureLintResolution
import PureLintSource
import PureLintWiring

/// The functions that several changes take parameters from, of which none may get the labels of
/// another one of its name.
struct ShorterFunctions {
  /// The functions of one name in one place.
  private struct Group: Hashable {
    let holder: DeclarationID?
    let name: Name
  }

  private let resolver: Resolver
  /// By function, the positions of the parameters that go.
  private var removed: [DeclarationID: Set<Int>] = [:]
  /// How many functions of a group have some labels.
  private var counts: [Group: [[Name?]: Int]] = [:]

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Adds the parameters that another change takes out, by function; false, and nothing is added,
  /// where two functions could not be told apart.
  mutating func add(_ positions: [DeclarationID: Set<Int>]) -> Bool {
    var before: [(function: DeclarationID, positions: Set<Int>)] = []
    for (function, gone) in positions {
      let known = removed[function] ?? []
      before.append((function, known))
      if isAlone(function, without: known.union(gone)) { continue }
      for (function, positions) in before { _ = isAlone(function, without: positions) }
      return false
    }
    return true
  }

  /// Takes parameters from a function. Whether no other one has the labels that are left.
  private mutating func isAlone(_ function: DeclarationID, without positions: Set<Int>) -> Bool {
    let group = Group(
      holder: resolver.owner(ofNested: function),
      name: resolver.program[function].name
    )
    if counts[group] == nil {
      let all = resolver.overloads(of: function) + [function]
      counts[group] = Dictionary(Set(all).map { (labels(of: $0), 1) }, uniquingKeysWith: +)
    }
    let before = labels(of: function)
    counts[group]?[before, default: 1] -= 1
    removed[function] = positions
    let left = labels(of: function)
    counts[group]?[left, default: 0] += 1
    return counts[group]?[left] == 1
  }

  private func labels(of function: DeclarationID) -> [Name?] {
    let gone = removed[function] ?? []
    return resolver.parameterList(of: function).enumerated()
      .filter { !gone.contains($0.offset) }.map(\.element.label)
  }
}

extension Resolver {
  /// The other functions of a function's name and kind where it is declared.
  func overloads(of function: DeclarationID) -> [DeclarationID] {
    let all =
      owner(ofNested: function).map { members(of: $0)[program[function].name] ?? [] }
      ?? Array(symbols.topLevel(program[function].name))
    return all.filter { $0 != function && program[$0].kind == program[function].kind }
  }
}
