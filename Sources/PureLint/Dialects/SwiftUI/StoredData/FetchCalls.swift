import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The calls that fetch or insert models, and which models the contexts know that are asked for some.
struct FetchCalls {
  private let code: CodeIndex
  private let schemas: SchemaReader
  private var resolver: Resolver { code.resolver }
  private var program: Program { code.program }

  init(_ code: CodeIndex) {
    self.code = code
    schemas = SchemaReader(code, isCareful: true)
  }

  /// A fetch of which it is known what it asks.
  struct Fetch {
    let model: DeclarationID
    /// The name of the function.
    let place: Place
    /// The last name of the context.
    let context: TokenIndex
    /// The models that the schema of its container lists.
    let models: Set<DeclarationID>
  }

  /// What a call fetches, if it is known of which container the context is that it asks.
  func fetch(by call: NodeIndex, in file: Int) -> Fetch? {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call), tree.kind(callee) == .memberAccess,
      StoredDataNames.fetchers.contains(tree.name(callee)), let base = tree.expression(in: callee),
      code.meanings(of: tree.mainToken(callee), in: file).isEmpty,
      let descriptor = tree.callArguments(of: call).first, descriptor.label == nil,
      let model = model(ofDescriptor: descriptor.node, in: file)
    else { return nil }
    let list = schemas.models(in: base, of: file)
    guard !list.isOpen else { return nil }
    return Fetch(
      model: model,
      place: Place(
        file: file,
        token: tree.mainToken(callee),
        source: code.declaration(around: call, in: file)
      ),
      context: tree.mainToken(base),
      models: list.models
    )
  }

  // MARK: Models

  /// The model of the object that a call puts into a context; nil for all other calls.
  func model(insertedBy call: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call), tree.kind(callee) == .memberAccess,
      tree.name(callee) == StoredDataNames.insert, let base = tree.expression(in: callee),
      code.meanings(of: tree.mainToken(callee), in: file).isEmpty, isContext(base, in: file),
      let given = tree.callArguments(of: call).first, given.label == nil
    else { return nil }
    let node = given.node
    let type: DeclarationID?
    if tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf {
      type = code.declaration(around: node, in: file).flatMap(resolver.selfDeclaration)
    } else if let built = code.construction(at: node, in: file) {
      type = built.declaration
    } else {
      type = code.meaning(of: tree.mainToken(node), in: file)
        .flatMap { tree.kind(node) == .nameExpression ? resolver.type(of: $0).declaration : nil }
    }
    return type.flatMap { program.isModel($0) ? $0 : nil }
  }

  /// Whether an expression is a context, as its name or its type says.
  private func isContext(_ node: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    if tree.kind(node) == .memberAccess, tree.name(node) == StoredDataNames.mainContext {
      return true
    }
    guard [.nameExpression, .memberAccess].contains(tree.kind(node)),
      let meaning = code.meaning(of: tree.mainToken(node), in: file)
    else { return false }
    if case .external(StoredDataNames.contextType, _) = resolver.type(of: meaning).unwrapped.form {
      return true
    }
    guard program[meaning].traits.contains(.isLocal), program[meaning].file == file,
      let value = tree.initialValue(of: program[meaning].node)
    else { return false }
    return tree.kind(value) == .memberAccess && tree.name(value) == StoredDataNames.mainContext
  }

  /// The model in a descriptor: one that is made there, or a name or a function of one.
  private func model(ofDescriptor node: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    if let model = model(ofDescriptorMadeBy: node, in: file) { return model }
    let named = tree.kind(node) == .call ? tree.expression(in: node) : node
    guard let named, [.nameExpression, .memberAccess].contains(tree.kind(named)),
      let meaning = code.meaning(of: tree.mainToken(named), in: file)
    else { return nil }
    let type =
      program[meaning].kind == .function
      ? resolver.resultType(of: meaning) : resolver.type(of: meaning)
    if case .external(StoredDataNames.fetchDescriptor, let arguments) = type.form,
      arguments.count == 1, let model = arguments[0].declaration
    {
      return program.isModel(model) ? model : nil
    }
    guard program[meaning].kind == .variable, program.isSource(meaning) else { return nil }
    return program.tree(of: meaning).initialValue(of: program[meaning].node)
      .flatMap { model(ofDescriptorMadeBy: $0, in: program[meaning].file) }
  }

  /// The model in `FetchDescriptor<Model>(…)`, or in the predicate that the descriptor is made with.
  func model(ofDescriptorMadeBy call: NodeIndex, in file: Int) -> DeclarationID? {
    guard let made = code.madeDescriptor(call, in: file) else { return nil }
    if let model = made.model.declaration { return program.isModel(model) ? model : nil }
    return program.trees[file].callArguments(of: call)
      .first { $0.label == StoredDataNames.predicate }
      .flatMap { model(inPredicate: $0.node, made.place) }
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
}

extension CodeIndex {
  /// The type that a call makes a descriptor of fetches for, unknown where that is not written, and the
  /// callee; nil if it makes none.
  func madeDescriptor(_ call: NodeIndex, in file: Int) -> (model: SwiftType, place: Place)? {
    let tree = program.trees[file]
    guard tree.kind(call) == .call, let callee = tree.expression(in: call),
      tree.name(callee) == StoredDataNames.fetchDescriptor,
      resolver.topLevelType(StoredDataNames.fetchDescriptor, from: file) == nil,
      let around = declaration(around: callee, in: file)
    else { return nil }
    let place = Place(file: file, token: tree.mainToken(callee), source: around)
    guard case .external(_, let arguments) = resolver.namedType(callee, at: place).form,
      arguments.count == 1
    else { return (.unknown, place) }
    return (arguments[0], place)
  }
}
