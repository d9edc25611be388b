import PureLintResolution
import PureLintSource
import PureLintSyntax

extension CodeIndex {
  /// Whether an expression is a property that takes a context from the environment: who puts it there
  /// again adds nothing.
  fileprivate func takesContext(_ node: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(node) == .nameExpression || tree.kind(node) == .memberAccess,
      let property = meaning(of: tree.mainToken(node), in: file),
      program[property].kind == .variable, program[property].traits.contains(.hasWrapper)
    else { return false }
    let declared = program.tree(of: property)
    let variable = declared.variableDeclaration(of: program[property].node)
    return declared.children(variable).contains { attribute in
      guard declared.kind(attribute) == .attribute, let wrapper = declared.type(in: attribute),
        declared.name(wrapper) == SwiftUINames.valueWrapper,
        let path = declared.callArguments(of: attribute).first?.node,
        let value = declared.valueName(inPath: path)
      else { return false }
      return value == StoredDataNames.modelContext || value == StoredDataNames.managedContext
    }
  }
}

/// The stores that modifiers put into environments: contexts, and the models that these know.
final class StoredDataInjection {
  private let code: CodeIndex
  private let schemas: SchemaReader
  private let relations: ModelRelations
  /// The models that some property queries.
  private let wanted: Set<DeclarationID>
  /// The lists of models that cannot be read, by the modifiers that are given them.
  private(set) var unreadLists: Set<Place> = []
  /// The lists of which several are possible that lead to different models, by the same.
  private(set) var mixedLists: Set<Place> = []
  private var known: [Call: Set<EnvironmentKey>] = [:]
  /// The models that code names as values, with those that are reached from them.
  private lazy var mentioned = relations.closure(
    of: Set(code.resolver.facts.typeMentions.map(\.type).filter(code.program.isModel))
  )

  private struct Call: Hashable {
    let file: Int
    let token: TokenIndex
  }

  init(_ code: CodeIndex, wanted: Set<DeclarationID>) {
    self.code = code
    self.wanted = wanted
    schemas = SchemaReader(code)
    relations = ModelRelations(code.resolver)
  }

  /// What a modifier adds to an environment; none if it adds nothing of a store.
  /// - Parameter token: The modifier's name.
  func keys(
    injectedBy token: TokenIndex,
    _ arguments: [CallArgument],
    in file: Int
  ) -> Set<EnvironmentKey> {
    let call = Call(file: file, token: token)
    if let known = known[call] { return known }
    let keys = read(token, arguments, in: file)
    known[call] = keys
    return keys
  }

  /// The container of a scene for documents, which has their models.
  func keys(openedBy arguments: [CallArgument], in file: Int) -> Set<EnvironmentKey> {
    let list = schemas.models(ofDocuments: arguments, in: file)
    return list.models.isEmpty ? [] : keys(for: list)
  }

  /// The stores that code out of sight may add: all that its arguments may be, hold or name.
  func keys(handedToForeign arguments: [CallArgument], in file: Int) -> Set<EnvironmentKey> {
    func mayHold(openedByName: Bool) -> Bool {
      let values = StoreHolders(code, file, mayOpenByName: openedByName)
      return arguments.contains { values.mayHold($0.node) }
    }
    guard mayHold(openedByName: true) else { return [] }
    guard mayHold(openedByName: false) else { return [.managedContext] }
    return Set(wanted.map { EnvironmentKey(model: $0) }).union([.modelContext, .managedContext])
  }

  private func read(
    _ token: TokenIndex,
    _ arguments: [CallArgument],
    in file: Int
  ) -> Set<EnvironmentKey> {
    let tree = code.program.trees[file]
    if let value = arguments.last?.node, code.takesContext(value, in: file) { return [] }
    switch tree.name(token) {
    case StoredDataNames.container, StoredDataNames.modelContext:
      return arguments.isEmpty ? [] : keys(listedBy: arguments, of: token, in: file)
    case SwiftUINames.valueModifier:
      switch arguments.first.flatMap({ tree.valueName(inPath: $0.node) }) {
      case StoredDataNames.modelContext:
        return keys(listedBy: Array(arguments.dropFirst()), of: token, in: file)
      case StoredDataNames.managedContext: return [.managedContext]
      default: return []
      }
    default: return []
    }
  }

  private func keys(
    listedBy arguments: [CallArgument],
    of token: TokenIndex,
    in file: Int
  ) -> Set<EnvironmentKey> {
    let list = schemas.models(listedBy: arguments, in: file)
    let place = Place(file: file, token: token)
    if list.isOpen {
      if !wanted.isEmpty { unreadLists.insert(place) }
    } else if keys(for: ModelList(models: list.common)) != keys(for: list) {
      mixedLists.insert(place)
    }
    return keys(for: list)
  }

  /// A list that cannot be read may have all models that are named anywhere.
  private func keys(for list: ModelList) -> Set<EnvironmentKey> {
    let models = list.isOpen ? mentioned.union(list.models) : list.models
    let reached = relations.closure(of: models).intersection(wanted)
    return Set(reached.map { EnvironmentKey(model: $0) }).union([.modelContext])
  }
}
