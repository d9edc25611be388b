import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The models that code fetches and that no container's schema has: whoever fetches one stops.
struct UnlistedModels {
  private let code: CodeIndex
  /// The places that fetch a model, in source order.
  private var fetched: [(model: DeclarationID, place: Place)] = []
  /// The models of all containers; nil where none is made.
  private var listed: ModelList?
  private var resolver: Resolver { code.resolver }
  private var program: Program { code.program }

  /// The number of other models that are named.
  private static let noteLimit = 3

  /// - Complexity: O(nodes of walked files).
  init(_ code: CodeIndex) {
    self.code = code
    let schemas = SchemaReader(code)
    for file in code.program.filesWithBodies
    where code.program.imports([StoredDataNames.swiftData], in: file)
      && !code.program.targets.isTest(file: file)
    {
      collect(in: file, schemas)
    }
  }

  /// The names of the functions that fetch something.
  var memberNames: Set<Name> {
    Set(
      fetched.compactMap(\.place.source).map { program[program.memberDeclaration(around: $0)].name }
    )
  }

  /// Whether a program has models, as far as the outlines of files tell.
  static func areDeclared(in resolver: Resolver) -> Bool {
    let program = resolver.program
    return program.sourceFiles.contains { file in
      program.imports([StoredDataNames.swiftData], in: file)
        && program.files[file].declarations.indices.contains { index in
          program.isModel(DeclarationID(file: file, index: index))
        }
    }
  }

  private mutating func collect(in file: Int, _ schemas: SchemaReader) {
    let tree = program.trees[file]
    for position in tree.nodes.indices where tree.nodes.kind(position) == .call {
      let call = NodeIndex(position)
      guard let callee = tree.expression(in: call), !isForShow(call, in: file) else { continue }
      if let model = modelFetched(by: callee, call, in: file) {
        let around = code.declaration(around: call, in: file)
        fetched.append((model, Place(file: file, token: tree.mainToken(callee), source: around)))
      } else if listsModels(callee, tree) {
        let arguments = tree.callArguments(of: call)
        let models =
          tree.name(callee) == StoredDataNames.document
          ? schemas.models(ofDocuments: arguments, in: file)
          : schemas.models(listedBy: arguments, in: file)
        listed = ModelList.union([listed ?? ModelList(), models])
      }
    }
  }

  /// One demand for each model, at the first place that fetches it.
  /// - Parameters:
  ///   - told: The models of which something else is said.
  ///   - isReached: Whether the app gets to a place.
  func demands(except told: Set<DeclarationID>, isReached: (Place) -> Bool) -> [Demand] {
    guard let listed, !listed.isOpen, !fetched.isEmpty else { return [] }
    let older = otherVersions(than: listed)
    let relations = ModelRelations(resolver)
    var known = relations.closure(of: listed.models).union(relations.closure(of: told))
    let missing = fetched.filter { model, place in
      !known.contains(model) && isReached(place)
        && resolver.owner(ofNested: model).map(older.contains) != true
        && known.insert(model).inserted
    }
    return relations.groups(of: missing.map(\.model)).map { group in
      let places = group.compactMap { model in missing.first { $0.model == model } }
      return demand(of: places[0].model, at: places[0].place, with: places.dropFirst())
    }
  }

  /// The versions of a schema of which no container lists a model, if a plan says how stores get from
  /// one to the next: while a store migrates, a context has the models of each of them.
  private func otherVersions(than listed: ModelList) -> Set<DeclarationID> {
    guard !resolver.symbols.possibleSubtypes(of: [StoredDataNames.migrationPlan]).isEmpty else {
      return []
    }
    let current = Set(listed.models.compactMap { resolver.owner(ofNested: $0) })
    let versions = resolver.symbols.possibleSubtypes(of: [StoredDataNames.versionedSchema])
      .compactMap { id in
        program[id].kind == .extensionBlock ? resolver.extendedType(of: id).declaration : id
      }
    return Set(versions).subtracting(current)
  }

  /// The model in `FetchDescriptor<Model>(…)`, or in the predicate that the descriptor is made with.
  private func modelFetched(
    by callee: NodeIndex,
    _ call: NodeIndex,
    in file: Int
  ) -> DeclarationID? {
    let tree = program.trees[file]
    guard tree.name(callee) == StoredDataNames.fetchDescriptor,
      resolver.topLevelType(StoredDataNames.fetchDescriptor, from: file) == nil,
      let around = code.declaration(around: callee, in: file)
    else { return nil }
    let place = Place(file: file, token: tree.mainToken(callee), source: around)
    if case .external(_, let arguments) = resolver.namedType(callee, at: place).form,
      arguments.count == 1, let model = arguments[0].declaration
    {
      return program.isModel(model) ? model : nil
    }
    return tree.callArguments(of: call).first { $0.label == StoredDataNames.predicate }
      .flatMap { model(inPredicate: $0.node, place) }
  }

  /// The model in `#Predicate<Model> { … }`, or in the predicate that a local is.
  private func model(inPredicate node: NodeIndex, _ place: Place) -> DeclarationID? {
    let tree = program.trees[place.file]
    var predicate = node
    if tree.kind(node) == .nameExpression,
      let local = code.meaning(of: tree.mainToken(node), in: place.file),
      program[local].traits.contains(.isLocal), program[local].file == place.file,
      let value = tree.initialValue(of: program[local].node)
    {
      predicate = value
    }
    guard tree.kind(predicate) == .macroExpansion,
      let clause = tree.child(predicate, .genericArgumentClause),
      let type = tree.firstChild(of: clause)
    else { return nil }
    let model = resolver.resolve(type, file: place.file, scope: place.source).declaration
    return model.flatMap { program.isModel($0) ? $0 : nil }
  }

  private func listsModels(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let name = tree.name(callee)
    return name == StoredDataNames.containerType || name == StoredDataNames.container
      || name == StoredDataNames.document
  }

  private func isForShow(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    if code.isInMacro(tree.mainToken(call), in: file) { return true }
    let around = code.declaration(around: call, in: file)
    return around.flatMap { resolver.selfDeclaration(of: $0) }.map(resolver.isPreview) ?? false
  }

  /// - Parameter others: The models that come with it, and where these are fetched.
  private func demand(
    of model: DeclarationID,
    at place: Place,
    with others: ArraySlice<(model: DeclarationID, place: Place)>
  ) -> Demand {
    let name = program.qualifiedName(model)
    var demand = Demand(
      property: nil,
      place: place,
      key: Registration.Key(type: .nominal(model, [])),
      title: name
    )
    let complaint = Demand.Complaint(
      message: "'\(name)' is in no container's schema: fetching it stops the process",
      way: [
        (
          "'\(name)' is declared here",
          Place(file: program[model].file, token: program[model].nameToken, source: model)
        )
      ]
        + others.prefix(Self.noteLimit).map {
          ("'\(program.qualifiedName($0.model))', which comes with it, is fetched here", $0.place)
        },
      advice: "list '\(name)' where the container is made"
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = { complaint }
    return demand
  }
}
