import PureLintResolution
import PureLintSyntax

/// Models that something lists.
struct ModelList {
  private(set) var models: Set<DeclarationID>
  /// Those that it has in any case: it may be one of several lists.
  private(set) var common: Set<DeclarationID>
  /// Whether there may be others that are not seen.
  private(set) var isOpen: Bool

  static let open = ModelList(isOpen: true)

  init(models: Set<DeclarationID> = [], isOpen: Bool = false) {
    self.models = models
    common = models
    self.isOpen = isOpen
  }

  mutating func formUnion(_ other: ModelList) {
    models.formUnion(other.models)
    common.formUnion(other.common)
    isOpen = isOpen || other.isOpen
  }

  static func union(_ lists: some Sequence<ModelList>) -> ModelList {
    lists.reduce(into: ModelList()) { $0.formUnion($1) }
  }

  /// What a value lists that is one of several.
  static func either(_ lists: some Sequence<ModelList>) -> ModelList {
    var found = union(lists)
    for list in lists where !list.models.isEmpty { found.common.formIntersection(list.common) }
    return found
  }
}

/// The models that a schema has because it lists others.
final class ModelRelations {
  private let resolver: Resolver
  private var known: [DeclarationID: Set<DeclarationID>] = [:]
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Some models, and all that are reached from them by what they store.
  /// - Parameter known: Models that are left out, with all that is reached from them alone.
  func closure(
    of models: Set<DeclarationID>,
    except known: Set<DeclarationID> = []
  ) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    var waiting = Array(models)
    while let model = waiting.popLast() {
      guard !known.contains(model), found.insert(model).inserted else { continue }
      waiting += neighbours(of: model)
    }
    return found
  }

  /// Models with those that come with them: each group begins with one that comes with no other but
  /// those which come with it, too. A model is in the first group that reaches it.
  func groups(of models: [DeclarationID]) -> [[DeclarationID]] {
    let positions = Dictionary(uniqueKeysWithValues: zip(models, models.indices))
    var taken: Set<DeclarationID> = []
    return heads(of: models).compactMap { positions[$0] }.sorted().map { position in
      let reached = closure(of: [models[position]], except: taken)
      taken.formUnion(reached)
      let others = reached.compactMap { positions[$0] }.filter { $0 != position }.sorted()
      return [models[position]] + others.map { models[$0] }
    }
  }

  /// Models that together reach all others. The one that a search in depth leaves last is reached by none
  /// but those that it reaches.
  private func heads(of models: [DeclarationID]) -> [DeclarationID] {
    var seen: Set<DeclarationID> = []
    var left: [DeclarationID] = []
    for model in models where seen.insert(model).inserted {
      var path = [(model: model, next: Array(neighbours(of: model)))]
      while let last = path.indices.last {
        if let next = path[last].next.popLast() {
          if seen.insert(next).inserted { path.append((next, Array(neighbours(of: next)))) }
        } else {
          left.append(path.removeLast().model)
        }
      }
    }
    var reached: Set<DeclarationID> = []
    return left.reversed().filter { model in
      let isHead = !reached.contains(model)
      if isHead { reached.formUnion(closure(of: [model], except: reached)) }
      return isHead
    }
  }

  /// The models that one stores; heirs and ancestors come with it, as far as is known.
  private func neighbours(of model: DeclarationID) -> Set<DeclarationID> {
    if let known = known[model] { return known }
    var found: Set<DeclarationID> = []
    for property in resolver.storedProperties(of: model) where !isTransient(property) {
      let type = resolver.type(of: property)
      add(type, to: &found)
      if type.hasUnknown { found.formUnion(typesNamed(byValueOf: property)) }
    }
    found.formUnion(resolver.heirs(of: model))
    found.formUnion(resolver.ancestors(of: model))
    let models = found.filter(program.isModel)
    known[model] = models
    return models
  }

  /// The types that the initial value of a property names: `Optional<Leaf>.none`. One of them is stored if
  /// nothing else tells which.
  private func typesNamed(byValueOf property: DeclarationID) -> [DeclarationID] {
    let tree = program.tree(of: property)
    let place = Place(
      file: program[property].file,
      token: program[property].nameToken,
      source: property
    )
    guard program.isSource(property), let value = tree.initialValue(of: program[property].node)
    else { return [] }
    return (value.position..<tree.end(of: value)).flatMap { position -> [DeclarationID] in
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .genericArgumentClause:
        return tree.children(node).compactMap {
          resolver.resolve($0, file: place.file, scope: program[property].parent).declaration
        }
      case .nameExpression:
        return [resolver.namedType(node, at: place).declaration].compactMap(\.self)
      default: return []
      }
    }
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
