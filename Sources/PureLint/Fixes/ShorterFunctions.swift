import PureLintResolution
import PureLintSource
import PureLintWiring

/// The functions that several changes take parameters from, of which none may get the labels of
/// another one of its name.
struct ShorterFunctions {
  private let resolver: Resolver
  /// By function, the positions of the parameters that go.
  private var removed: [DeclarationID: Set<Int>] = [:]
  /// The functions of a group by the sum of the hashes of the labels that they have left.
  private var groups: [FunctionGroup: [Int: Set<DeclarationID>]] = [:]
  private var sums: [DeclarationID: Int] = [:]

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Adds the parameters that another change takes out, by function; false, and nothing is added,
  /// where two functions could not be told apart.
  mutating func add(_ positions: [DeclarationID: Set<Int>]) -> Bool {
    var before: [(function: DeclarationID, positions: Set<Int>)] = []
    for (function, gone) in positions {
      let new = gone.subtracting(removed[function] ?? [])
      before.append((function, new))
      take(new, from: function)
      if isAlone(function) { continue }
      for (function, positions) in before { giveBack(positions, to: function) }
      return false
    }
    return true
  }

  private mutating func take(_ positions: Set<Int>, from function: DeclarationID) {
    if sums[function] == nil { open(group(of: function), of: function) }
    removed[function, default: []].formUnion(positions)
    move(function, by: 0 &- sum(of: positions, in: function))
  }

  private mutating func giveBack(_ positions: Set<Int>, to function: DeclarationID) {
    removed[function]?.subtract(positions)
    move(function, by: sum(of: positions, in: function))
  }

  /// Whether no other function has the labels that a function has left.
  private func isAlone(_ function: DeclarationID) -> Bool {
    guard let sum = sums[function], let others = groups[group(of: function)]?[sum] else {
      return true
    }
    return others.allSatisfy {
      $0 == function || !labels(of: $0).elementsEqual(labels(of: function))
    }
  }

  private func group(of function: DeclarationID) -> FunctionGroup {
    FunctionGroup(of: function, resolver)
  }

  /// Puts the functions of a group where their labels belong, all parameters included.
  private mutating func open(_ group: FunctionGroup, of function: DeclarationID) {
    for function in resolver.overloads(of: function) + [function] where sums[function] == nil {
      let sum = sum(of: Set(resolver.parameterList(of: function).indices), in: function)
      sums[function] = sum
      groups[group, default: [:]][sum, default: []].insert(function)
    }
  }

  private mutating func move(_ function: DeclarationID, by difference: Int) {
    let group = group(of: function)
    let old = sums[function] ?? 0
    sums[function] = old &+ difference
    groups[group]?[old]?.remove(function)
    groups[group]?[old &+ difference, default: []].insert(function)
  }

  /// The sum of the hashes of some labels: it can be told without those that stay.
  private func sum(of positions: Set<Int>, in function: DeclarationID) -> Int {
    let list = resolver.parameterList(of: function)
    return positions.reduce(0) { $0 &+ list[$1].label.hashValue }
  }

  private func labels(of function: DeclarationID) -> some Sequence<Name?> {
    let gone = removed[function] ?? []
    return resolver.parameterList(of: function).enumerated().lazy
      .filter { !gone.contains($0.offset) }.map(\.element.label)
  }
}

/// The functions of one name and kind in one place.
struct FunctionGroup: Hashable {
  private let holder: DeclarationID?
  private let name: Name
  private let kind: Declaration.Kind

  init(of function: DeclarationID, _ resolver: Resolver) {
    holder = resolver.owner(ofNested: function)
    name = resolver.program[function].name
    kind = resolver.program[function].kind
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
