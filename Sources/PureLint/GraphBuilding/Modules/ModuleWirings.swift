import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The constructions of modules: with which arguments, where, and which modules nobody builds.
struct ModuleWirings {
  let model: WiringModel
  let roots: Roots
  private let reach: ProviderReach

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }
  private var modules: [DeclarationID: Module] { model.modulesByID }

  init(_ model: WiringModel, _ roots: Roots) {
    self.model = model
    self.roots = roots
    reach = ProviderReach(model.resolver)
  }

  func contribute(to assembly: inout GraphAssembly) {
    let constructions = resolver.facts.constructions
    let filled = Dictionary(grouping: constructions.filter { owner(of: $0) != nil }) {
      Call(file: $0.place.file, node: $0.call)
    }
    var nested: Set<Place> = []
    for construction in constructions {
      guard let module = moduleBuilt(by: construction) else { continue }
      markIndependent(construction, in: &assembly)
      let dependency = dependencyArgument(of: construction, module, filled)
      if let dependency { nested.insert(dependency.place) }
      addWiring(of: module, by: construction, filling: dependency, to: &assembly)
    }
    for construction in constructions where isBundle(construction.declaration) {
      addWiring(
        of: construction.declaration,
        by: nil,
        as: nil,
        filling: construction,
        to: &assembly
      )
    }
    let called = calledStaticMembers
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
  }

  /// Marks a module that an initializer without dependencies builds too: it ends every cycle.
  private func markIndependent(_ construction: Construction, in assembly: inout GraphAssembly) {
    guard let initializer = construction.initializer,
      let module = modules[construction.declaration], let dependency = module.dependency,
      let node = assembly.node(of: module.id),
      !program.targets.isTest(file: construction.place.file),
      !resolver.parameterList(of: initializer).contains(where: {
        $0.type.hasUnknown || $0.type.declaration == dependency
      })
    else { return }
    assembly[node].traits.insert(.isFilledLater)
  }

  /// The module or root whose dependencies a construction fills in.
  private func owner(of construction: Construction) -> DeclarationID? {
    if let owner = model.owners[construction.declaration] { return owner }
    return roots.structs.contains(construction.declaration) ? construction.declaration : nil
  }

  /// Whether a struct is filled in for others than the type around it, and is no root's own.
  private func isBundle(_ structure: DeclarationID) -> Bool {
    model.bundles.takers[structure] != nil && !roots.structs.contains(structure)
  }

  /// The static members that something other than themselves mentions.
  private var calledStaticMembers: Set<DeclarationID> {
    Set(
      resolver.references.targets(
        where: { program[$0].traits.contains(.isStatic) },
        mentioned: { $0.place.source.map(program.memberDeclaration) != $0.target }
      )
    )
  }

  /// Whether a module fills in its dependencies for itself, so that nobody is built with them.
  private func isKept(
    _ construction: Construction,
    by module: DeclarationID,
    _ calledStaticMembers: Set<DeclarationID>
  ) -> Bool {
    guard let source = construction.place.source,
      resolver.isInside(module, construction.place)
    else { return false }
    return !calledStaticMembers.contains(program.memberDeclaration(around: source))
  }

  /// The module that a construction builds, now or later. What a configurator fills in is nothing
  /// yet when it is made.
  private func moduleBuilt(by construction: Construction) -> DeclarationID? {
    if let module = modules[construction.declaration] {
      let isBare = argument(of: construction, for: module) == nil
      return module.kind == .configurator && isBare ? nil : module.id
    }
    let type = construction.type
    let builder =
      isBuilder(type) ? type : resolver.allSupertypes(of: type).first(where: isBuilder)
    guard case .nominal(_, let arguments)? = builder?.form else { return nil }
    return arguments.first?.declaration.flatMap { modules[$0] == nil ? nil : $0 }
  }

  private func isBuilder(_ type: SwiftType) -> Bool {
    type.bareDeclaration.map(model.builders.contains) ?? false
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
    for module: Module
  ) -> Construction.Argument? {
    let arguments = construction.arguments
    let typed = arguments.first { argument in
      guard let parameter = argument.parameter, let dependency = module.dependency else {
        return false
      }
      let type = resolver.type(of: parameter)
      return (type.isGeneric ? argument.type : type).declaration == dependency
    }
    return typed ?? arguments.first { $0.label == module.convention.dependencyLabel }
  }

  private func addWiring(
    of module: DeclarationID,
    by construction: Construction?,
    as kind: Edge.Kind? = .wires,
    filling dependency: Construction?,
    to assembly: inout GraphAssembly
  ) {
    guard let place = dependency?.place ?? construction?.place else { return }
    let leftOut = dependency.map { StructInitializers(resolver).fieldsLeftOut(by: $0) } ?? []
    let isCustom = dependency?.initializer != nil
    let isOpaque =
      dependency.map(mayBeMadeUnseen) ?? true || isCustom && leftOut.isEmpty
      || program.isBroken(around: place)
    let wiring = addNode(of: module, at: place, isOpaque: isOpaque, to: &assembly)
    if let kind, let target = assembly.node(of: module) {
      assembly.addEdge(
        wiring,
        kind,
        target,
        at: assembly.location(place),
        timing: isMade(module, by: construction, dependency) ? .eager : .deferred
      )
    }
    guard let dependency else { return }
    addArguments(of: dependency, to: wiring, &assembly)
    if isCustom { addFilled(by: dependency, except: leftOut, wiring, &assembly) }
  }

  /// Whether a call may mean an initializer that a macro writes for the struct.
  private func mayBeMadeUnseen(_ construction: Construction) -> Bool {
    construction.initializer == nil
      && !program.bearsOnly(.isPlainOnTypes, construction.declaration)
  }

  /// Whether a construction makes a module at once: not its builder, nor what it depends on alone. A
  /// root's struct is what it depends on.
  private func isMade(
    _ module: DeclarationID,
    by construction: Construction?,
    _ dependency: Construction?
  ) -> Bool {
    construction.map { !isBuilder($0) } ?? (dependency?.declaration == module)
  }

  /// Adds the node of a wiring, which the provider around it uses.
  private func addNode(
    of module: DeclarationID,
    at place: Place,
    isOpaque: Bool,
    to assembly: inout GraphAssembly
  ) -> NodeID {
    var traits: GraphModel.Node.Traits = []
    if program.targets.isTest(file: place.file) { traits.insert(.isTest) }
    if isOpaque { traits.insert(.isOpaque) }
    let wiring = assembly.addNode(
      Node(
        kind: .wiring,
        name: program.qualifiedName(module),
        traits: traits,
        location: assembly.location(place),
        owner: owner(around: place, assembly)
      )
    )
    if let provider = provider(around: place, assembly) {
      assembly.addEdge(provider, .uses, wiring, at: assembly.location(place))
    }
    return wiring
  }

  private func addArguments(
    of dependency: Construction,
    to wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let arguments = WiringArguments(model, of: dependency)
    let fitting = dependency.arguments.filter { arguments.add($0, to: wiring, &assembly) }
    excuse(dependency, wiring, &assembly)
    WiringSuggestions(model, for: dependency, filled: Set(fitting.compactMap(\.parameter)), reach)
      .contribute(to: wiring, &assembly)
  }

  /// A field under `#if` is only needed where its condition holds for the wiring too.
  private func excuse(
    _ dependency: Construction,
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let fields = model.fields(of: dependency.declaration).filter {
      program[$0].condition != .none
    }
    guard !fields.isEmpty else { return }
    let file = dependency.place.file
    let given = program.conditions(program.condition(around: dependency.call, in: file), in: file)
    for field in fields {
      guard let target = assembly.node(of: field),
        !program.configuration.implies(given, program.conditions(of: field))
      else { continue }
      assembly.addEdge(wiring, .supplies, target, at: nil)
    }
  }

  private func isBuilder(_ construction: Construction) -> Bool {
    model.builders.contains(construction.declaration)
  }

  /// Adds the fields that an initializer of the struct's own fills in.
  private func addFilled(
    by dependency: Construction,
    except leftOut: [DeclarationID],
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    for field in model.fields(of: dependency.declaration)
    where !leftOut.contains(field) {
      assembly.node(of: field).map { assembly.addEdge(wiring, .supplies, $0, at: nil) }
    }
  }

  /// The local, member or function whose value a wiring is a part of. A setter's is no value.
  private func provider(around place: Place, _ assembly: GraphAssembly) -> NodeID? {
    guard !place.isOnWrite else { return nil }
    var next = place.source
    while let id = next, !program[id].kind.holdsMembers {
      if let node = assembly.node(of: id) { return assembly[node].kind == .provider ? node : nil }
      next = program[id].parent
    }
    return nil
  }

  /// The root or the module that a wiring is a part of.
  private func owner(around place: Place, _ assembly: GraphAssembly) -> NodeID? {
    guard let source = place.source else { return nil }
    let member = program.memberDeclaration(around: source)
    let holder = resolver.holder(of: member)
    if let root = assembly.root(of: holder) { return root }
    return assembly.node(of: holder).flatMap { assembly[$0].kind == .module ? $0 : nil }
  }
}
