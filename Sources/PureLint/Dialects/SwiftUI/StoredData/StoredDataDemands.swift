import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A property that needs a store in the environment.
struct StoredDataDemand {
  let demand: EnvironmentDemand
  let kind: Kind
  /// The class of models that is queried, if the sources declare it.
  let model: DeclarationID?

  enum Kind {
    /// A list of models.
    case query
    /// A context into which something is inserted.
    case insert
    /// A list of managed objects.
    case fetch
  }
}

/// The properties of a program that need a store in the environment.
struct StoredDataDemands {
  /// By property.
  private(set) var all: [DeclarationID: StoredDataDemand] = [:]
  /// The models that are queried.
  var models: Set<DeclarationID> { Set(all.values.compactMap(\.model)) }
  /// In source order.
  var demands: [EnvironmentDemand] {
    all.values.map(\.demand).sorted { $0.property < $1.property }
  }

  /// Whether a gap is one of a store.
  func hold(_ gap: MissingObjects.Gap) -> Bool {
    all[gap.askers[0].demand.property] != nil
  }

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    for (property, attribute) in Self.properties(resolver) { add(property, attribute) }
  }

  /// Whether a program asks for stores, as far as the outlines of files tell.
  static func areMade(in resolver: Resolver) -> Bool { !properties(resolver).isEmpty }

  /// The request of an attribute.
  private enum Attribute {
    case query, fetch, context
  }

  /// - Complexity: O(declarations).
  private static func properties(
    _ resolver: Resolver
  ) -> [(property: DeclarationID, attribute: Attribute)] {
    let program = resolver.program
    var found: [(DeclarationID, Attribute)] = []
    for file in program.sourceFiles {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .variable && declaration.traits.contains(.hasWrapper) {
        let id = DeclarationID(file: file, index: index)
        if let attribute = attribute(of: id, resolver) { found.append((id, attribute)) }
      }
    }
    return found
  }

  private static func attribute(of property: DeclarationID, _ resolver: Resolver) -> Attribute? {
    let program = resolver.program
    let tree = program.tree(of: property)
    let file = Int(property.file)
    let variable = tree.variableDeclaration(of: program[property].node)
    for node in tree.children(variable) where tree.kind(node) == .attribute {
      guard let wrapper = tree.type(in: node),
        case let name = tree.name(wrapper), resolver.topLevelType(name, from: file) == nil
      else { continue }
      switch name {
      case StoredDataNames.query:
        let isOther = program.imports(StoredDataNames.otherQueries, in: file)
        return program.imports([StoredDataNames.swiftData], in: file) && !isOther ? .query : nil
      case _ where StoredDataNames.fetches.contains(name): return .fetch
      case SwiftUINames.valueWrapper:
        let path = tree.callArguments(of: node).first?.node
        return path.flatMap { tree.valueName(inPath: $0) } == StoredDataNames.modelContext
          ? .context : nil
      default: continue
      }
    }
    return nil
  }

  private mutating func add(_ property: DeclarationID, _ attribute: Attribute) {
    guard let owner = resolver.owner(ofNested: property), program.isSource(owner) else { return }
    switch attribute {
    case .query:
      let model = queriedModel(property)
      add(
        property,
        owner,
        .query,
        model.map { EnvironmentKey(model: $0) } ?? .modelContext,
        model
      )
    case .context:
      if isInsertedInto(property) { add(property, owner, .insert, .modelContext, nil) }
    case .fetch: add(property, owner, .fetch, .managedContext, nil)
    }
  }

  private mutating func add(
    _ property: DeclarationID,
    _ owner: DeclarationID,
    _ kind: StoredDataDemand.Kind,
    _ key: EnvironmentKey,
    _ model: DeclarationID?
  ) {
    let demand = EnvironmentDemand(
      property: property,
      owner: owner,
      type: model.map { .nominal($0, []) } ?? resolver.type(of: property),
      key: key,
      isOptional: false,
      isByType: true
    )
    all[property] = StoredDataDemand(demand: demand, kind: kind, model: model)
  }

  /// The class of models of which a property is a list, if the sources declare it.
  private func queriedModel(_ property: DeclarationID) -> DeclarationID? {
    guard case .nominal(let list, let arguments) = resolver.type(of: property).unwrapped.form,
      !program.isSource(list), arguments.count == 1, let model = arguments[0].declaration,
      program.isModel(model)
    else { return nil }
    return model
  }

  /// More functions and properties that hand a context on are not followed.
  private static let depthLimit = 6

  /// Whether something is inserted into the context that a property or a parameter is.
  private func isInsertedInto(_ context: DeclarationID, _ depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    return resolver.references.references(to: context).contains { reference in
      guard program.isSource(reference.place), !program.targets.isTest(file: reference.place.file)
      else { return false }
      if let next = reference.destination ?? parameter(given: reference) {
        return isInsertedInto(next, depth + 1)
      }
      let tree = program.trees[reference.place.file]
      let around = tree.nodes(aroundToken: reference.place.token)
      guard
        let position = around.lastIndex(where: {
          tree.mainToken($0) == reference.place.token && tree.kind($0).isExpression
        }), position > 1
      else { return false }
      let access = around[position - 1]
      return tree.kind(access) == .memberAccess && tree.name(access) == StoredDataNames.insert
        && tree.kind(around[position - 2]) == .call
    }
  }
}

extension StoredDataDemands {
  /// The parameter of a function that is given what a mention stands for: `add(to: context)`.
  private func parameter(given reference: Reference) -> DeclarationID? {
    let tree = program.trees[reference.place.file]
    let around = tree.nodes(aroundToken: reference.place.token)
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call),
      case let arguments = tree.callArguments(of: call),
      let position = arguments.firstIndex(where: { argument in
        tree.kind(argument.node) == .nameExpression
          && tree.mainToken(argument.node) == reference.place.token
      })
    else { return nil }
    let token = tree.mainToken(callee)
    let meant = resolver.references.references(
      in: reference.place.file,
      token.rawValue..<token.rawValue + 1
    ).map(\.target)
    guard meant.count == 1, program.isSource(meant[0]), program[meant[0]].kind == .function,
      let positions = ArgumentMatching.match(
        arguments,
        to: resolver.parameterList(of: meant[0])
      )
    else { return nil }
    return resolver.parameterDeclarations(of: meant[0])[positions[position]]
  }
}

extension Program {
  /// Whether a declaration is a class of models.
  func isModel(_ id: DeclarationID) -> Bool {
    guard isSource(id), self[id].kind == .classType else { return false }
    let tree = tree(of: id)
    return tree.children(self[id].node).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { tree.name($0) } == StoredDataNames.model
    }
  }
}

extension SyntaxTree {
  /// The name of the one member that a path goes to: `\.modelContext`.
  func valueName(inPath node: NodeIndex) -> Name? {
    guard kind(node) == .keyPathExpression else { return nil }
    let components = children(node).filter { kind($0) == .keyPathComponent }
    return components.count == 1 ? name(components[0]) : nil
  }

  /// Whether an expression is the path to the value itself: `\.self`.
  func isPathToSelf(_ node: NodeIndex?) -> Bool {
    guard let node, kind(node) == .keyPathExpression else { return false }
    let parts = children(node).filter { kind($0) == .keyPathComponent }
    return parts.count == 1 && tokens.kinds[mainToken(parts[0]).position] == .kwSelf
  }
}
