import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Properties of the objects that definitions build or fill, which the objects read and a definition
/// leaves unset.
struct DefinitionInjections {
  private let model: WiringModel
  private let types: DefinitionTypes
  private let injections: PropertyInjections
  private let blind: [Name: [Place]]
  /// The definitions that fill an object that they are handed, by its class.
  private let fillers: [DeclarationID: [Definition]]
  private let unseenWrites: MemberWrites
  private let reach: DefinitionReach

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    types = DefinitionTypes(model)
    injections = PropertyInjections(model)
    blind = model.definitions.isEmpty ? [:] : model.resolver.facts.placesOfUnknown
    fillers = Self.fillers(model.definitions, types)
    unseenWrites = MemberWrites(model.definitions.isEmpty ? [] : Self.filesWithoutBodies(model))
    reach = DefinitionReach { Self.mentions(in: $0, model) }
  }

  private static func fillers(
    _ definitions: Definitions,
    _ types: DefinitionTypes
  ) -> [DeclarationID: [Definition]] {
    definitions.all.reduce(into: [:]) { found, definition in
      guard let value = definition.value, types.isParameter(value, in: definition.file),
        let filled = types.named(by: value, in: definition.file)?.declaration
      else { return }
      found[filled, default: []].append(definition)
    }
  }

  /// The files whose bodies were not looked at.
  private static func filesWithoutBodies(_ model: WiringModel) -> [[UInt8]] {
    let program = model.resolver.program
    return (0..<program.interfaceStart).filter { !program.trees.hasBodies($0) }
      .map { program.trees.source($0).bytes }
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard !model.definitions.isEmpty else { return }
    let graph = assembly.build()
    let live = graph.reachable(from: graph.nodeIDs.filter { graph[$0].kind != .provider }) {
      $0.kind == .uses && $0.receiver == nil
    }
    for definition in model.definitions.all where definition.kind != .placeholder {
      guard let node = assembly.node(of: definition.member), live.contains(node),
        let type = object(of: definition), !program.isForClients(type)
      else { continue }
      let ways = ways(to: definition)
      for property in injections.injectedProperties(of: type) {
        add(property, of: type, leftBy: definition, ways, to: &assembly)
      }
    }
  }

  /// The class of the object that a definition builds or fills, where all that happens to it there
  /// can be seen.
  private func object(of definition: Definition) -> DeclarationID? {
    let tree = program.trees[definition.file]
    if let completion = definition.completion, tree.kind(completion) != .closure { return nil }
    guard let value = definition.value,
      let type = types.named(by: value, in: definition.file)?.declaration,
      program.isSource(type), program[type].kind == .classType
    else { return nil }
    return type
  }

  /// The members by which there are ways to a definition. A definition that fills an object which
  /// it is handed may be one of several steps. Then the members that take the other steps are the
  /// ways.
  private func ways(to definition: Definition) -> [DeclarationID] {
    let own = definition.member
    guard let value = definition.value, types.isParameter(value, in: definition.file) else {
      return [own]
    }
    var ways: Set<DeclarationID> = []
    var known: Set = [definition.member]
    var waiting = [definition.member]
    while let next = waiting.popLast() {
      for reference in resolver.references.references(to: next) where isMeant(reference) {
        guard let source = reference.place.source else { return [own] }
        let member = program.memberDeclaration(around: source)
        if !Self.isOfAssembly(member, model) {
          ways.insert(member)
        } else if known.insert(member).inserted {
          waiting.append(member)
        }
      }
    }
    return ways.isEmpty ? [own] : ways.sorted()
  }

  /// Whether a mention is certain to mean its target, rather than an overload for another type.
  private func isMeant(_ reference: Reference) -> Bool {
    guard reference.isUncertain else { return true }
    let tree = program.trees[reference.place.file]
    guard let call = tree.call(of: reference.place.token) else { return false }
    let arguments = tree.callArguments(of: call)
    return zip(arguments, resolver.parameterList(of: reference.target)).allSatisfy {
      let type =
        tree.text($0.node) == "self"
        ? resolver.selfType(of: reference.place.source)
        : types.named(by: $0.node, in: reference.place.file)
      return type.map { !$0.hasUnknown } ?? false && type?.declaration == $1.type.declaration
    }
  }

  /// The members of assemblies that one mentions.
  private static func mentions(in member: DeclarationID, _ model: WiringModel) -> [DeclarationID] {
    let program = model.resolver.program
    let node = program.tree(of: member).nodes[program[member].node.position]
    return model.resolver.references
      .references(in: program[member].file, node.firstToken..<node.endToken)
      .map(\.target).filter { isOfAssembly($0, model) }
  }

  private static func isOfAssembly(_ member: DeclarationID, _ model: WiringModel) -> Bool {
    let program = model.resolver.program
    return program.isSource(member) && !program[member].traits.contains(.isLocal)
      && program[member].parent != nil
      && model.assemblies.contains(model.resolver.holder(of: member))
  }

  private func add(
    _ property: DeclarationID,
    of type: DeclarationID,
    leftBy definition: Definition,
    _ ways: [DeclarationID],
    to assembly: inout GraphAssembly
  ) {
    guard blind[program[property].name]?.isEmpty ?? true,
      !unseenWrites.contain(program.text(property))
    else { return }
    let mentions = ([property] + injections.requirements(of: property, type)).flatMap {
      resolver.references.references(to: $0)
    }
    let writers = mentions.filter { $0.isWrite || isInKeyPath($0.place) }.map {
      $0.place.source.map(program.memberDeclaration)
    }
    let isLeft = ways.contains { way in
      writers.allSatisfy { writer in
        guard let writer else { return false }
        return Self.isOfAssembly(writer, model) && !reach.leads(from: way, to: writer)
          && !mayRun(writer, in: type)
      }
    }
    let own = resolver.ancestors(of: type).union([type])
    let reads = mentions.filter { reference in
      !reference.isWrite && !reference.base.isAnother
        && reference.place.source.flatMap { resolver.selfDeclaration(of: $0) }
          .map(own.contains) == true
    }
    guard isLeft, !fillsItself(type, besides: definition), !reads.isEmpty,
      injections.isForced(reads, property), !reads.contains(where: { isForgiving($0, property) })
    else { return }
    let target = assembly.addProperty(property, typeName: model.typeText(of: property))
    for read in reads {
      guard let source = assembly.consumer(at: read.place) else { continue }
      assembly.addEdge(source, .reads, target, at: assembly.location(read.place))
    }
    let location = assembly.location(definition.token, in: definition.file)
    let maker = addMaker(definition, at: location, to: &assembly)
    assembly.addEdge(maker, .leavesUnset, target, at: location)
  }

  /// Adds what leaves a property unset.
  private func addMaker(
    _ definition: Definition,
    at location: Location?,
    to assembly: inout GraphAssembly
  ) -> NodeID {
    let holder = program.qualifiedName(definition.assembly)
    return assembly.addNode(
      Node(
        kind: .consumer,
        name: holder + "." + DefinitionNames.name(of: definition.member, resolver),
        traits: program.targets.isTest(file: definition.file) ? .isTest : [],
        location: location,
        owner: assembly.root(of: definition.assembly)
      )
    )
  }

  /// Whether a key path leads to a property, by which whoever gets it may set it.
  private func isInKeyPath(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .keyPathExpression }
  }

  /// Whether a read accepts a missing value: an optional without `!`, or a cast that fits any
  /// value.
  private func isForgiving(_ read: Reference, _ property: DeclarationID) -> Bool {
    let tree = program.trees[read.place.file]
    let next = (1...2).map { offset in
      let position = read.place.token.position + offset
      return position < tree.tokens.kinds.count ? tree.text(TokenIndex(UInt32(position))) : ""
    }
    if next[0] == "as" { return next[1] == "Any" || next[1] == "AnyObject" || next[1] == "?" }
    return !model.isImplicitlyUnwrapped(property) && next[0] != "!"
  }

  /// Whether a class asks for a member by itself.
  private func mayRun(_ member: DeclarationID, in type: DeclarationID) -> Bool {
    let own = resolver.ancestors(of: type).union([type]).filter(program.isSource)
    return resolver.references.references(to: member).contains { reference in
      own.contains { resolver.isInside($0, reference.place) }
    }
  }

  /// Whether a class asks assemblies to fill its objects by itself; then that is where something is
  /// left out.
  private func fillsItself(_ type: DeclarationID, besides definition: Definition) -> Bool {
    guard definition.kind == .definition else { return false }
    let own = resolver.ancestors(of: type).union([type]).filter(program.isSource)
    return own.contains { filled in
      (fillers[filled] ?? []).contains {
        $0.member != definition.member && mayRun($0.member, in: type)
      }
    }
  }
}
