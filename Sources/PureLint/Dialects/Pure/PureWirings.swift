import GraphModel

/// The constructions of modules: with which arguments, where, and which modules nobody builds.
struct PureWirings {
  let dialect: PureDialect
  let roots: PureRoots

  private var resolver: Resolver { dialect.resolver }
  private var program: Program { dialect.resolver.program }
  private let modules: [DeclarationID: PureModule]

  init(_ dialect: PureDialect, _ roots: PureRoots) {
    self.dialect = dialect
    self.roots = roots
    modules = Dictionary(uniqueKeysWithValues: dialect.modules.map { ($0.id, $0) })
  }

  func contribute(to assembly: inout GraphAssembly) {
    let constructions = resolver.facts.constructions
    let filled = Dictionary(grouping: constructions.filter { owner(of: $0) != nil }) {
      Call(file: $0.place.file, node: $0.call)
    }
    var nested: Set<Place> = []
    for construction in constructions {
      guard let module = moduleBuilt(by: construction) else { continue }
      let dependency = dependencyArgument(of: construction, module, filled)
      if let dependency { nested.insert(dependency.place) }
      addWiring(of: module, by: construction, filling: dependency, to: &assembly)
    }
    let called = calledMakers
    for construction in constructions {
      guard let owner = owner(of: construction), !nested.contains(construction.place) else {
        continue
      }
      let isKept = modules[owner] != nil && isKept(construction, by: owner, called)
      addWiring(
        of: owner,
        by: nil,
        as: isKept ? .fills : .wires,
        filling: construction,
        to: &assembly
      )
    }
    addMentions(to: &assembly)
    addUnresolved(to: &assembly)
    addGenericUses(to: &assembly)
    addConfigurations(to: &assembly)
    addUnresolvedConfigurations(to: &assembly)
  }

  /// The module or root whose dependencies a construction fills in.
  private func owner(of construction: Construction) -> DeclarationID? {
    if let owner = dialect.owners[construction.declaration] { return owner }
    return roots.structs.contains(construction.declaration) ? construction.declaration : nil
  }

  /// The static members that something other than themselves mentions.
  private var calledMakers: Set<DeclarationID> {
    let calls = resolver.facts.references.filter { reference in
      program[reference.target].traits.contains(.isStatic)
        && reference.place.source.map(program.memberDeclaration) != reference.target
    }
    return Set(calls.map(\.target))
  }

  /// Whether a module fills in its dependencies for itself, so that nobody is built with them.
  private func isKept(
    _ construction: Construction,
    by module: DeclarationID,
    _ calledMakers: Set<DeclarationID>
  ) -> Bool {
    guard let source = construction.place.source,
      resolver.isInside(module, construction.place)
    else { return false }
    return !calledMakers.contains(program.memberDeclaration(around: source))
  }

  /// The module that a construction builds, now or later. What a configurator fills in is nothing
  /// yet when it is made.
  private func moduleBuilt(by construction: Construction) -> DeclarationID? {
    if let module = modules[construction.declaration] {
      let isBare = argument(of: construction, for: module) == nil
      return module.kind == .configurator && isBare ? nil : module.id
    }
    let type = construction.type
    let supertypes = [type] + resolver.allSupertypes(of: type)
    for case .nominal(let id, let arguments) in supertypes
    where dialect.library.builders.contains(id) {
      return arguments.first?.declaration.flatMap { modules[$0] == nil ? nil : $0 }
    }
    return nil
  }

  private struct Call: Hashable {
    let file: Int
    let node: NodeIndex
  }

  /// The `Dependency(…)` written in place as the argument of a module's construction; in a file of
  /// several targets, that of the module's own.
  private func dependencyArgument(
    of construction: Construction,
    _ module: DeclarationID,
    _ filled: [Call: [Construction]]
  ) -> Construction? {
    guard let argument = modules[module].flatMap({ argument(of: construction, for: $0) }) else {
      return nil
    }
    let found = filled[Call(file: construction.place.file, node: argument.node)] ?? []
    return found.first { program.targets.shareTarget(Int($0.declaration.file), Int(module.file)) }
      ?? found.first
  }

  /// The argument by which a construction hands a module what it depends on: the one for a
  /// parameter of that type, else the one with the label of modules and their builders.
  private func argument(
    of construction: Construction,
    for module: PureModule
  ) -> Construction.Argument? {
    let arguments = construction.arguments
    let typed = arguments.first { argument in
      guard let parameter = argument.parameter, let dependency = module.dependency else {
        return false
      }
      return resolver.type(of: parameter).declaration == dependency
    }
    return typed ?? arguments.first { $0.label == "dependency" }
  }

  private func addWiring(
    of module: DeclarationID,
    by construction: Construction?,
    as kind: Edge.Kind = .wires,
    filling dependency: Construction?,
    to assembly: inout GraphAssembly
  ) {
    guard let target = assembly.node(of: module),
      let place = dependency?.place ?? construction?.place
    else { return }
    let holder = owner(around: place, assembly)
    var traits: GraphModel.Node.Traits = []
    if program.targets.isTest(file: place.file) { traits.insert(.isTest) }
    let leftOut = dependency.map { PureInitialisers(resolver).fieldsLeftOut(by: $0) } ?? []
    let isCustom = dependency?.initializer != nil
    if dependency == nil || isCustom && leftOut.isEmpty || program.isBroken(around: place) {
      traits.insert(.isOpaque)
    }
    let wiring = assembly.addNode(
      Node(
        kind: .wiring,
        name: program.qualifiedName(module),
        traits: traits,
        location: assembly.location(place),
        owner: holder
      )
    )
    if !place.isOnWrite, let source = place.source, let provider = assembly.node(of: source),
      assembly[provider].kind == .provider
    {
      assembly.addEdge(provider, .uses, wiring, at: assembly.location(place))
    }
    assembly.addEdge(
      wiring,
      kind,
      target,
      at: assembly.location(place),
      timing: construction.map { isBuilder($0) } ?? true ? .deferred : .eager
    )
    guard let dependency else { return }
    let fitting = dependency.arguments.filter {
      addSupply($0, of: dependency, wiring, &assembly)
    }
    excuse(dependency, wiring, &assembly)
    if isCustom { addFilled(by: dependency, except: leftOut, wiring, &assembly) }
    PureSuggestions(dialect, for: dependency, filled: Set(fitting.compactMap(\.parameter)))
      .contribute(to: wiring, &assembly)
  }

  /// A field under `#if` is only needed where its condition holds for the wiring too.
  private func excuse(
    _ dependency: Construction,
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let file = dependency.place.file
    let given = program.conditions(program.condition(around: dependency.call, in: file), in: file)
    for field in resolver.storedProperties(of: dependency.declaration) {
      guard program[field].condition != .none, let target = assembly.node(of: field),
        !program.configuration.implies(given, program.conditions(of: field))
      else { continue }
      assembly.addEdge(wiring, .supplies, target, at: nil)
    }
  }

  private func isBuilder(_ construction: Construction) -> Bool {
    dialect.library.builders.contains(construction.declaration)
  }

  /// What an initialiser of the struct's own fills in.
  private func addFilled(
    by dependency: Construction,
    except leftOut: [DeclarationID],
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    for field in resolver.storedProperties(of: dependency.declaration)
    where !leftOut.contains(field) {
      assembly.node(of: field).map { assembly.addEdge(wiring, .supplies, $0, at: nil) }
    }
  }

  /// - Returns: Whether the argument is a value that its field can have.
  private func addSupply(
    _ argument: Construction.Argument,
    of dependency: Construction,
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) -> Bool {
    guard let field = argument.parameter, let target = assembly.node(of: field),
      !(argument.isNil && dialect.isImplicitlyUnwrapped(field))
    else { return false }
    guard !isAbsent(argument) else {
      addLack(of: argument, for: target, wiring, &assembly)
      return false
    }
    let location = assembly.location(argument.token, in: dependency.place.file)
    assembly.addEdge(wiring, .supplies, target, at: location)
    let actual = mismatch(of: argument, with: field)
    if let actual {
      assembly.addEdge(wiring, .mismatches, target, at: location, typeName: actual)
    }
    let tree = program.trees[dependency.place.file]
    let tokens = tree.nodes[argument.node.position]
    let range = tokens.firstToken..<tokens.endToken
    for reference in resolver.references.references(in: dependency.place.file, range) {
      guard let provider = assembly.node(of: reference.target) else { continue }
      assembly.addEdge(
        wiring,
        .uses,
        provider,
        at: assembly.location(reference.place),
        timing: .deferred,
        through: target
      )
    }
    return actual == nil
  }

  private func addLack(
    of argument: Construction.Argument,
    for field: NodeID,
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    for reference in mentions(in: argument) {
      guard let provider = assembly.node(of: reference.target) else { continue }
      let location = assembly.location(argument.token, in: argument.file)
      assembly.addEdge(wiring, .lacks, provider, at: location, through: field)
    }
  }

  /// Whether an argument names what only other builds than the wiring's declare.
  private func isAbsent(_ argument: Construction.Argument) -> Bool {
    let absent = resolver.facts.absentNames[argument.file] ?? []
    if absent.contains(nameToken(of: argument)) { return true }
    let meant = mentions(in: argument)
    return !meant.isEmpty && meant.allSatisfy(\.isAbsent)
  }

  /// What the name, or the name of the function, that an argument consists of may mean.
  private func mentions(in argument: Construction.Argument) -> [Reference] {
    let token = nameToken(of: argument)
    return resolver.references.references(in: argument.file, token.rawValue..<token.rawValue + 1)
  }

  private func nameToken(of argument: Construction.Argument) -> TokenIndex {
    let tree = program.trees[argument.file]
    let callee = tree.kind(argument.node) == .call ? tree.expression(in: argument.node) : nil
    return tree.mainToken(callee ?? argument.node)
  }

  /// The type of an argument that is known and cannot be the field's; nil where it may be.
  private func mismatch(of argument: Construction.Argument, with field: DeclarationID) -> String? {
    let wanted = resolver.type(of: field)
    guard !resolver.mayConvert(argument.type, to: wanted) || isOptional(argument, for: wanted),
      !isAmbiguous(argument)
    else { return nil }
    return resolver.text(of: argument.type)
  }

  /// Whether an argument names a function beside which something else of the name may be meant.
  private func isAmbiguous(_ argument: Construction.Argument) -> Bool {
    guard case .function = argument.type else { return false }
    let token = program.trees[argument.file].mainToken(argument.node).rawValue
    return resolver.references.references(in: argument.file, token..<token + 1).contains {
      reference in
      let declaration = program[reference.target]
      guard declaration.kind == .function, let scope = declaration.parent else { return false }
      let name = declaration.name
      return resolver.findMembers(name, of: resolver.selfType(of: scope)).count > 1
        || resolver.symbols.topLevel(name).count > 1
    }
  }

  /// Whether an argument names something declared with `?` where a value is required.
  private func isOptional(_ argument: Construction.Argument, for wanted: SwiftType) -> Bool {
    guard case .optional(let wrapped) = argument.type, !wrapped.hasUnknown, !wanted.hasUnknown,
      case .nominal = wanted
    else { return false }
    let file = argument.file
    let tree = program.trees[file]
    let token = tree.mainToken(argument.node)
    guard tree.kind(argument.node) == .nameExpression || tree.kind(argument.node) == .memberAccess
    else { return false }
    return resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).contains {
      reference in
      let declaration = program[reference.target]
      let owner = program.trees[declaration.file]
      let annotation =
        declaration.kind == .parameter
        ? owner.type(in: declaration.node) : owner.annotatedType(of: declaration.node)
      return annotation.map { owner.kind($0) == .optionalType } ?? false
    }
  }

  /// The root or the module that a wiring is a part of.
  private func owner(around place: Place, _ assembly: GraphAssembly) -> NodeID? {
    guard let source = place.source else { return nil }
    let member = program.memberDeclaration(around: source)
    let holder = PureRoots.holder(of: member, resolver)
    if let root = assembly.root(of: holder) { return root }
    return assembly.node(of: holder).flatMap { assembly[$0].kind == .module ? $0 : nil }
  }

  // MARK: Other ways to build a module

  /// A type named as a value may be registered, loaded from a storyboard, built by reflection.
  private func addMentions(to assembly: inout GraphAssembly) {
    for mention in resolver.facts.typeMentions {
      guard let module = modules[mention.type], module.kind != .configurator,
        program.isSource(mention.type), let target = assembly.node(of: mention.type),
        !resolver.isInside(mention.type, mention.place),
        !isQualifier(mention), let source = assembly.consumer(at: mention.place)
      else { continue }
      assembly.addEdge(source, .constructs, target, at: assembly.location(mention.place))
    }
  }

  /// `.init(dependency: …, payload: …)` of a type that is not known may build any module whose
  /// dependencies and payload take these labels.
  private func addUnresolved(to assembly: inout GraphAssembly) {
    for unresolved in resolver.facts.unresolved {
      guard let dependency = unresolved.argument("dependency"),
        let source = assembly.consumer(at: unresolved.place)
      else { continue }
      let payload = unresolved.argument("payload")
      for module in dialect.modules where module.kind != .configurator {
        guard takes(dependency, payload, module), let target = assembly.node(of: module.id) else {
          continue
        }
        assembly.addEdge(source, .constructs, target, at: assembly.location(unresolved.place))
      }
    }
  }

  /// Whether a module may be given arguments of these forms, as far as is known.
  private func takes(
    _ dependency: Unresolved.Argument?,
    _ payload: Unresolved.Argument?,
    _ module: PureModule
  ) -> Bool {
    let type = resolver.selfType(of: module.id)
    return takes(dependency?.nested, resolver.typeMember("Dependency", of: type))
      && takes(payload?.nested, resolver.typeMember("Payload", of: type))
  }

  /// A module that stands as a generic argument of something other than a factory, or as an
  /// associated type that some body builds, may be built there.
  private func addGenericUses(to assembly: inout GraphAssembly) {
    for (file, declared) in program.files.enumerated() where file < program.interfaceStart {
      for (index, declaration) in declared.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        switch declaration.kind {
        case .typealiasType where resolver.facts.genericConstructions.contains(declaration.name):
          addUse(of: resolver.instantiate(id, []), by: id, to: &assembly)
        case .function where program.isBroken(around: id):
          // What a function was about to build cannot be seen.
          for (module, _) in dialect.modulesAsked(by: resolver.resultType(of: id)) {
            addUse(of: .nominal(module, []), by: id, to: &assembly)
          }
        case .variable where resolver.isAnnotatedGenerically(id):
          for argument in genericArguments(of: resolver.type(of: id)) {
            addUse(of: argument, by: id, to: &assembly)
          }
        default: break
        }
      }
    }
  }

  private func addUse(
    of type: SwiftType,
    by id: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let module = type.declaration, modules[module] != nil,
      let target = assembly.node(of: module), let source = assembly.consumer(around: id),
      source != target
    else { return }
    assembly.addEdge(source, .constructs, target, at: assembly.location(of: id))
  }

  /// The generic arguments of a type other than a builder of modules or a collection of them.
  private func genericArguments(of type: SwiftType) -> [SwiftType] {
    switch type.unwrapped {
    case .nominal(let id, let arguments)
    where !dialect.library.builders.contains(id) && program.isSource(id): arguments
    case .external(_, let arguments): arguments
    default: []
    }
  }

  /// Whether a type can be built with arguments of the given labels, as far as is known.
  private func takes(_ labels: [Name?]?, _ type: SwiftType) -> Bool {
    guard let labels else { return true }
    // `Void` has no initialiser that `.init` could mean.
    guard type != .void else { return false }
    guard let id = type.declaration, program[id].kind == .structType else { return true }
    let fields = resolver.memberwiseFields(of: id).map { Optional(program[$0].name) }
    return resolver.members(of: id)["init"] != nil || labels.allSatisfy(fields.contains)
  }

  /// Whether a mention only leads to a nested type: `X.Dependency`, `X.Payload`.
  private func isQualifier(_ mention: TypeMention) -> Bool {
    let tree = program.trees[mention.place.file]
    let next = mention.place.token + 1
    guard next.position + 1 < tree.tokens.count, tree.tokens.kinds[next.position] == .period else {
      return false
    }
    let name = tree.name(next + 1)
    return name == "Payload" || PureShapes.names.contains(name)
  }

  /// `cell.configure(dependency:payload:)` applies a configurator module without a configurator.
  private func addConfigurations(to assembly: inout GraphAssembly) {
    for reference in resolver.facts.references where program[reference.target].kind == .function {
      guard program[reference.target].name == "configure",
        let owner = reference.base.type ?? resolver.selfType(of: reference.target).declaration,
        let module = modules[owner], module.kind == .configurator,
        resolver.parameterList(of: reference.target)
          .allSatisfy({ $0.label == "dependency" || $0.label == "payload" }),
        !resolver.isInside(owner, reference.place),
        let target = assembly.node(of: owner), let source = assembly.consumer(at: reference.place)
      else { continue }
      assembly.addEdge(source, .configures, target, at: assembly.location(reference.place))
    }
  }

  /// `cell.configure(dependency: …, payload: …)` of a cell whose type is not known may configure
  /// any module that takes these arguments.
  private func addUnresolvedConfigurations(to assembly: inout GraphAssembly) {
    for read in resolver.facts.unknownReads where read.name == "configure" {
      guard case .call(let call) = read.use, let source = assembly.consumer(at: read.place) else {
        continue
      }
      let arguments = resolver.unresolvedArguments(of: call, in: read.place.file)
      let dependency = arguments.first { $0.label == "dependency" }
      let payload = arguments.first { $0.label == "payload" }
      guard !arguments.isEmpty, arguments.count == [dependency, payload].compactMap({ $0 }).count
      else { continue }
      for module in dialect.modules where module.kind == .configurator {
        guard takes(dependency, payload, module), let target = assembly.node(of: module.id) else {
          continue
        }
        assembly.addEdge(source, .configures, target, at: assembly.location(read.place))
      }
    }
  }
}
