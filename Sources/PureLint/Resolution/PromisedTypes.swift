import PureLintSource

/// A supertype whose requirements a type's members may satisfy.
struct PromisedType {
  let type: SwiftType
  /// Its name, as some inheritance clause writes it.
  let text: String
  /// Whether it is a class that no source declares, of which something is overridden.
  var isForeignClass = false
}

/// The supertypes whose requirements a type's members may satisfy.
struct PromisedTypes {
  static let none = PromisedTypes()

  private var all: [PromisedType] = []
  /// By name, the positions of the declared ones that have a member of it; nil where all are few.
  private var positions: [Name: [Int]]?
  /// The positions of the others.
  private var foreign: [Int] = []

  private init() {}

  /// - Complexity: O(*m*) for *m* members of the declared ones, where they are many.
  init(_ all: [PromisedType], _ resolver: Resolver) {
    self.all = all
    guard all.count > NearestDeclarations.searchLimit else { return }
    var positions: [Name: [Int]] = [:]
    for (position, promised) in all.enumerated() {
      guard case .nominal(let id, _) = promised.type.form else {
        foreign.append(position)
        continue
      }
      for name in Set(resolver.members(of: id).all.map { resolver.program[$0].name }) {
        positions[name, default: []].append(position)
      }
    }
    self.positions = positions
  }

  /// Those that may require a member of a name, and few others, in their order.
  func naming(_ name: Name) -> [PromisedType] {
    guard let positions else { return all }
    return ((positions[name] ?? []) + foreign).sorted().map { all[$0] }
  }
}
