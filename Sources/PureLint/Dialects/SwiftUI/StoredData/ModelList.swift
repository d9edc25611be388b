import PureLintResolution

/// Models that something lists.
struct ModelList {
  var models: Set<DeclarationID> = []
  /// Whether there may be others that are not seen.
  var isOpen = false

  static let open = ModelList(isOpen: true)

  mutating func formUnion(_ other: ModelList) {
    models.formUnion(other.models)
    isOpen = isOpen || other.isOpen
  }

  static func union(_ lists: some Sequence<ModelList>) -> ModelList {
    lists.reduce(into: ModelList()) { $0.formUnion($1) }
  }
}

/// Which models a schema has that lists others.
final class ModelRelations {
  private let resolver: Resolver
  private var known: [DeclarationID: Set<DeclarationID>] = [:]
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Some models, and all that are reached from them by what they store.
  func closure(of models: Set<DeclarationID>) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    var waiting = Array(models)
    while let model = waiting.popLast() {
      if found.insert(model).inserted { waiting += neighbours(of: model) }
    }
    return found
  }

  /// Models with those that come with them, one of which each group begins with; all of one that is
  /// reached from no other group.
  /// - Complexity: O(models × those reached from each).
  func groups(of models: [DeclarationID]) -> [[DeclarationID]] {
    let reached = models.map { closure(of: [$0]) }
    return models.indices.compactMap { index in
      let isFirst = !models.indices.contains { other in
        other != index && reached[other].contains(models[index])
          && (other < index || !reached[index].contains(models[other]))
      }
      return isFirst
        ? [models[index]]
          + models.filter { $0 != models[index] && reached[index].contains($0) } : nil
    }
  }

  /// The models that one stores; heirs and ancestors come with it, as far as is known.
  private func neighbours(of model: DeclarationID) -> Set<DeclarationID> {
    if let known = known[model] { return known }
    var found: Set<DeclarationID> = []
    for property in resolver.storedProperties(of: model) where !isTransient(property) {
      add(resolver.type(of: property), to: &found)
    }
    found.formUnion(resolver.heirs(of: model))
    found.formUnion(resolver.ancestors(of: model))
    let models = found.filter(program.isModel)
    known[model] = models
    return models
  }

  /// Whether a property is kept out of the store.
  private func isTransient(_ property: DeclarationID) -> Bool {
    guard program.isSource(property), program[property].traits.contains(.hasWrapper) else {
      return false
    }
    let tree = program.tree(of: property)
    return tree.children(tree.variableDeclaration(of: program[property].node)).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { tree.name($0) } == StoredDataNames.transient
    }
  }

  private func add(_ type: SwiftType, to found: inout Set<DeclarationID>) {
    switch type.form {
    case .nominal(let id, let arguments):
      found.insert(id)
      for argument in arguments { add(argument, to: &found) }
    case .external(_, let arguments): for argument in arguments { add(argument, to: &found) }
    case .optional(let wrapped): add(wrapped, to: &found)
    default: break
    }
  }
}
