import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The models that code fetches or inserts and that no container's schema has, or not that of the container
/// which is asked for them: whoever does that stops.
struct UnlistedModels {
  private let code: CodeIndex
  /// The places that fetch a model, in source order.
  private var fetched: [Fetched] = []
  /// The fetches of which it is known what they ask, in source order.
  private var asked: [FetchCalls.Fetch] = []
  /// The models of all containers; nil where none is made.
  private var listed: ModelList?
  private let previews: PreviewCode

  /// A model, and where it is fetched.
  private struct Fetched {
    let model: DeclarationID
    let place: Place
    /// The name of the context that is asked, if its container is known.
    var context: TokenIndex?
    /// Whether it is inserted, and not fetched.
    var isInsertion = false
  }

  private var resolver: Resolver { code.resolver }
  private var program: Program { code.program }

  /// The number of other models that are named.
  private static let noteLimit = 3

  /// - Complexity: O(nodes of walked files).
  init(_ code: CodeIndex) {
    self.code = code
    let schemas = SchemaReader(code)
    let fetches = FetchCalls(code)
    previews = PreviewCode(code)
    let generic = GenericFetches(code, previews)
    for file in code.program.filesWithBodies
    where code.program.imports([StoredDataNames.swiftData], in: file)
      && !code.program.targets.isTest(file: file)
    {
      collect(in: file, schemas, fetches, generic)
    }
  }

  /// The names of the functions that fetch something.
  var memberNames: Set<Name> {
    Set(
      (fetched.map(\.place) + asked.map(\.place)).compactMap(\.source).map {
        program[program.memberDeclaration(around: $0)].name
      }
    )
  }

  /// Whether a program has models, as far as the outlines of files tell.
  static func areDeclared(in resolver: Resolver) -> Bool {
    let program = resolver.program
    guard program.isImported([StoredDataNames.swiftData]) else { return false }
    return program.sourceFiles.contains { file in
      program.imports([StoredDataNames.swiftData], in: file)
        && program.files[file].declarations.indices.contains { index in
          program.isModel(DeclarationID(file: file, index: index))
        }
    }
  }

  private mutating func collect(
    in file: Int,
    _ schemas: SchemaReader,
    _ fetches: FetchCalls,
    _ generic: GenericFetches
  ) {
    let tree = program.trees[file]
    for position in tree.nodes.indices where tree.nodes.kind(position) == .call {
      let call = NodeIndex(position)
      guard let callee = tree.expression(in: call), !isForShow(call, in: file) else { continue }
      if let model = fetches.model(ofDescriptorMadeBy: call, in: file) {
        let around = code.declaration(around: call, in: file)
        let place = Place(file: file, token: tree.mainToken(callee), source: around)
        fetched.append(Fetched(model: model, place: place))
      } else if let parameter = generic.parameter(ofDescriptorMadeBy: call, in: file) {
        fetched += generic.models(namedFor: parameter).map {
          Fetched(model: $0.model, place: $0.place)
        }
      } else if let fetch = fetches.fetch(by: call, in: file) {
        asked.append(fetch)
      } else if let model = fetches.model(insertedBy: call, in: file) {
        let around = code.declaration(around: call, in: file)
        let place = Place(file: file, token: tree.mainToken(callee), source: around)
        fetched.append(Fetched(model: model, place: place, isInsertion: true))
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
    guard let listed, !fetched.isEmpty || !asked.isEmpty else { return [] }
    let older = otherVersions(than: listed)
    let relations = ModelRelations(resolver)
    var known = relations.closure(of: told)
    func isMissing(_ model: DeclarationID, _ models: Set<DeclarationID>, at place: Place) -> Bool {
      !known.contains(model) && !models.contains(model) && isReached(place)
        && resolver.owner(ofNested: model).map(older.contains) != true
        && known.insert(model).inserted
    }
    let all = listed.isOpen ? nil : relations.closure(of: listed.models)
    // Where one is fetched is told before where one is inserted.
    let places = fetched.filter { !$0.isInsertion } + fetched.filter(\.isInsertion)
    let nowhere = places.filter { fetch in
      all.map { isMissing(fetch.model, $0, at: fetch.place) } == true
    }
    let elsewhere = asked.filter { fetch in
      isMissing(fetch.model, relations.closure(of: fetch.models), at: fetch.place)
    }
    .map { Fetched(model: $0.model, place: $0.place, context: $0.context) }
    return demands(for: nowhere, relations) + demands(for: elsewhere, relations)
  }

  /// One demand for each model with those that come with it.
  private func demands(for missing: [Fetched], _ relations: ModelRelations) -> [Demand] {
    relations.groups(of: missing.map(\.model)).map { group in
      let places = group.compactMap { model in missing.first { $0.model == model } }
      return demand(for: places[0], with: places.dropFirst())
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

  private func listsModels(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let name = tree.name(callee)
    return name == StoredDataNames.containerType || name == StoredDataNames.container
      || name == StoredDataNames.document
  }

  private func isForShow(_ call: NodeIndex, in file: Int) -> Bool {
    let around = code.declaration(around: call, in: file)
    return previews.contains(
      Place(file: file, token: program.trees[file].mainToken(call), source: around)
    )
  }

  /// - Parameter others: The models that come with it, and where these are fetched.
  private func demand(for fetch: Fetched, with others: ArraySlice<Fetched>) -> Demand {
    let (model, place) = (fetch.model, fetch.place)
    let name = program.qualifiedName(model)
    var demand = Demand(
      property: nil,
      place: place,
      key: Registration.Key(type: .nominal(model, [])),
      title: name
    )
    let context = fetch.context.map { program.trees[place.file].text($0) }
    let complaint = Demand.Complaint(
      message: context.map {
        "'\(name)' is not in the schema of the container that '\($0)' belongs to: "
          + "fetching it stops the process"
      } ?? "'\(name)' is in no container's schema: "
        + "\(fetch.isInsertion ? "inserting" : "fetching") it stops the process",
      way: [
        (
          "'\(name)' is declared here",
          Place(file: program[model].file, token: program[model].nameToken, source: model)
        )
      ]
        + others.prefix(Self.noteLimit).map {
          ("'\(program.qualifiedName($0.model))', which comes with it, is fetched here", $0.place)
        },
      advice: "list '\(name)' where \(context == nil ? "the" : "that") container is made"
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }
}
