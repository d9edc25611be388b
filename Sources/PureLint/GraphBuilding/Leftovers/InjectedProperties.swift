import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The objects that composers and containers hand to initializers, or that types make themselves, and that
/// nobody reads, each a dependency of its type: at the property that keeps it, or at the parameter.
///
/// What may be kept to be kept alive is none: an object that does something of its own accord, or
/// that somebody else knows without keeping it.
struct InjectedProperties {
  let model: WiringModel
  private let values: [InjectedValue]
  /// The types of which a container is given an initializer, whose parameters it fills in.
  let registered: Set<DeclarationID>
  let lasting: LastingValues
  let makers: QuietMakers
  private let overridden: OverriddenNames
  let keepers: FellowKeepers
  let quiet: QuietValues

  var resolver: Resolver { model.resolver }
  var program: Program { model.resolver.program }

  init(_ model: WiringModel, _ lasting: LastingValues) {
    self.model = model
    self.lasting = lasting
    registered = Set(model.registrations.compactMap(\.builds))
    values = Self.values(model, registered)
    makers = QuietMakers(model)
    keepers = FellowKeepers(model)
    quiet = QuietValues(model.resolver)
    overridden = OverriddenNames(Set(values.map(\.type)), model.resolver)
  }

  /// What composers hand over, then what the code of registrations does.
  private static func values(
    _ model: WiringModel,
    _ registered: Set<DeclarationID>
  ) -> [InjectedValue] {
    guard !model.registrations.isEmpty else { return model.found.injected }
    let program = model.resolver.program
    let calls = RegistrationCalls(model.registrations, program)
    var types = registered
    for site in model.resolver.facts.sites
    where calls.contain(site.place) && !program.targets.isTest(file: site.place.file) {
      types.insert(site.declaration)
    }
    types.subtract(model.moduleIDs)
    let known = Set(model.found.injected.map { $0.property ?? $0.parameter })
    return model.found.injected
      + InjectedSearch(model.resolver, model.kinds).keptUnread(byRegistered: types).filter {
        !known.contains($0.property ?? $0.parameter)
      }
  }

  func contribute(to assembly: inout GraphAssembly) {
    lazy var handedOn = referencesByParameter()
    for value in values where !isToldByFields(value) {
      let id = value.property ?? value.parameter
      guard assembly.node(of: id) == nil else { continue }
      guard !value.isOwn else {
        add(own: value, to: &assembly)
        continue
      }
      let isOpen = value.isDoubtful || value.isUsedOtherwise
      guard !isOpen || value.property.map(isUnnamed) != false else { continue }
      let arguments = arguments(for: value)
      let taken = arguments.map(\.argument) + defaultValue(of: value)
      let others = handedOn[value.parameter] ?? []
      if !registered.contains(value.type) {
        if isTakenAsValue(value.parameter) {
          assembly.leaveOpen(id, because: "its initializer is handed on as a function")
          continue
        }
        guard !taken.isEmpty || !others.isEmpty else { continue }
      }
      guard let owner = assembly.consumer(of: value.type) else { continue }
      if let doubt = doubt(about: value, taken, others) {
        assembly.leaveOpen(id, because: doubt)
        continue
      }
      let node = assembly.addNode(node(for: value, owner, assembly), for: id)
      // What the initializer has a use for is supplied for that.
      for (place, argument) in arguments where !value.isUsedOtherwise {
        guard let supplier = place.source.flatMap(assembly.node) ?? assembly.consumer(at: place)
        else {
          continue
        }
        let location = assembly.location(argument.token, in: argument.file)
        assembly.addEdge(supplier, .supplies, node, at: location)
      }
    }
  }

  func node(
    for value: InjectedValue,
    _ owner: NodeID,
    _ assembly: GraphAssembly
  ) -> Node {
    let id = value.property ?? value.parameter
    let holder =
      value.property == nil
      ? program[value.parameter].parent.map { resolver.signature(of: $0) } ?? ""
      : program.qualifiedName(value.type)
    return Node(
      kind: .dependency,
      name: holder + "." + program.text(id),
      typeName: model.typeText(of: id),
      traits: traits(of: value),
      location: assembly.location(of: id),
      owner: owner
    )
  }

  private func traits(of value: InjectedValue) -> Node.Traits {
    if value.property == nil { return [.isParameter, .isInjected] }
    return value.isUsedOtherwise || value.isOwn ? [.isInjected, .isSpare] : .isInjected
  }

  /// Whether no name means a property but where initializers of its type set it, and none in a test or
  /// in an heir may.
  func isUnnamed(_ property: DeclarationID) -> Bool {
    let holder = resolver.holder(of: property)
    return
      (program[property].traits.contains(.isPrivate)
      || !overridden.contain(program[property].name, of: holder))
      && resolver.references.references(to: property).allSatisfy { reference in
        guard reference.isWrite, let source = reference.place.source else { return false }
        let member = program.memberDeclaration(around: source)
        return program[member].kind == .initializer && resolver.holder(of: member) == holder
      }
  }

  /// The words for why it is not certain that what is taken and unnamed is of no use.
  private func doubt(
    about value: InjectedValue,
    _ arguments: [Construction.Argument],
    _ others: [Reference]
  ) -> String? {
    if value.isDoubtful, let property = value.property, mayBeRead(property) {
      return "a member of this name is read of a value whose type is not known"
    }
    if value.isUsedOtherwise {
      return mayOwn(value, arguments, others) ? "it may be kept to be kept alive" : nil
    }
    guard keeps(value) else {
      return mayStart(value, arguments) ? "to hand it over may begin something" : nil
    }
    return mayKeepAlive(value, arguments, others) ? "it may be kept to be kept alive" : nil
  }

  /// Whether a name of unknown meaning may mean a property.
  func mayBeRead(_ property: DeclarationID) -> Bool {
    model.openNames.mayMean(property, inTests: true)
      || resolver.unknownReads.hasReads(of: property)
  }

  /// The names outside tests that hand something to the parameters in question, such as those that
  /// `super.init` is given.
  private func referencesByParameter() -> [DeclarationID: [Reference]] {
    let parameters = Set(values.map(\.parameter))
    guard !parameters.isEmpty else { return [:] }
    return resolver.facts.references.reduce(into: [:]) { found, reference in
      guard let destination = reference.destination, parameters.contains(destination),
        !program.targets.isTest(file: reference.place.file)
      else { return }
      found[destination, default: []].append(reference)
    }
  }

  /// Whether each field of a value is judged by itself: it is a struct of dependencies. A struct
  /// that its taker does not store counts only if one place makes it.
  private func isToldByFields(_ value: InjectedValue) -> Bool {
    guard let id = resolver.type(of: value.parameter).unwrapped.declaration else { return false }
    if value.property == nil, resolver.constructions.of(id).count > 1 { return false }
    return model.owners[id] != nil || model.bundles.takers[id] != nil
      || model.carriers.contain(id)
  }

  /// What is handed over for a parameter, outside tests.
  private func arguments(
    for value: InjectedValue
  ) -> [(place: Place, argument: Construction.Argument)] {
    guard let taker = program[value.parameter].parent else { return [] }
    var found: [(place: Place, argument: Construction.Argument)] = []
    let all =
      program[taker].kind == .initializer
      ? Array(resolver.constructions.by(taker)) : Array(resolver.constructions.of(taker))
    for construction in all where !program.targets.isTest(file: construction.place.file) {
      for argument in construction.arguments where argument.parameter == value.parameter {
        found.append((construction.place, argument))
      }
    }
    return found
  }

  /// The default value of a parameter, where something outside tests is made with it.
  private func defaultValue(of value: InjectedValue) -> [Construction.Argument] {
    guard let initializer = program[value.parameter].parent,
      let node = program.tree(of: value.parameter).initialValue(of: program[value.parameter].node),
      resolver.constructions.by(initializer).contains(where: { construction in
        !program.targets.isTest(file: construction.place.file)
          && !construction.arguments.contains { $0.parameter == value.parameter }
      })
    else { return [] }
    return [
      Construction.Argument(
        defaultValue: node,
        of: value.parameter,
        resolver.type(of: value.parameter),
        program
      )
    ]
  }

  /// Whether a parameter's initializer is handed on as a function, whose parameters are others'.
  private func isTakenAsValue(_ parameter: DeclarationID) -> Bool {
    guard let initializer = program[parameter].parent else { return true }
    return program[initializer].kind == .initializer
      && resolver.references.references(to: initializer).contains { reference in
        !program.trees[reference.place.file].isCalled(reference.place.token)
      }
  }
}
