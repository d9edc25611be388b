import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The members of roots that initializers ask for, of the objects that these roots build: asking
/// for the object asks for that too.
struct InitializerUses {
  private let roots: Roots
  /// The constructions in members of roots, in the order of the facts.
  private let constructions: [DeclarationID: [Construction]]
  /// The requests to roots that members of built types make whenever they run.
  private var requests: [DeclarationID: [Reference]] = [:]
  /// What constructions without arguments ask roots for, as far as these are asked for.
  private var requestsOfPlain: [PlainConstruction: [Reference]] = [:]
  /// The properties of types that have initial values, as far as these are asked for.
  private var values: [DeclarationID: [DeclarationID]] = [:]

  /// All that tells constructions without arguments apart.
  private struct PlainConstruction: Hashable {
    let type: DeclarationID
    let initializer: DeclarationID?
  }

  private var model: WiringModel { roots.model }
  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { roots.model.resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    let resolver = roots.model.resolver
    let program = resolver.program
    constructions = resolver.facts.constructions.reduce(into: [:]) { found, construction in
      guard let member = construction.place.source.map(program.memberDeclaration),
        roots.holders.contains(resolver.holder(of: member))
      else { return }
      found[member, default: []].append(construction)
    }
  }

  mutating func contribute(to assembly: inout GraphAssembly) {
    for (member, constructions) in constructions.sorted(by: { $0.key < $1.key }) {
      guard let user = assembly.node(of: member), assembly[user].kind == .provider else { continue }
      for construction in constructions {
        guard let timing = timing(of: construction.place, in: member) else { continue }
        for reference in requests(by: construction) {
          add(reference, by: user, timing, to: &assembly)
        }
      }
    }
  }

  private func add(
    _ reference: Reference,
    by user: NodeID,
    _ timing: Edge.Timing,
    to assembly: inout GraphAssembly
  ) {
    guard let target = assembly.node(of: reference.target), assembly[target].kind == .provider
    else { return }
    // What fills the object leaves what it asks for in it.
    let isLetGo = !isGivenItself(reference) && model.kept.isLetGo(at: reference.place)
    assembly.addEdge(
      user,
      .uses,
      target,
      at: assembly.location(reference.place),
      timing: timing,
      detail: isLetGo ? .letGo : nil
    )
  }

  /// The time at which a member builds the object at a place; nil if that may be never.
  private func timing(of place: Place, in member: DeclarationID) -> Edge.Timing? {
    if !model.definitions[member].isEmpty {
      let timing = model.definitions.timing(of: place)
      return timing == .deferred ? nil : timing
    }
    return runs(place, in: member) ? .eager : nil
  }

  /// Whether what stands at a place runs whenever a member does: no function, and no local that
  /// waits, stands around it.
  private func runs(_ place: Place, in member: DeclarationID) -> Bool {
    guard EagerCode.isCertain(place) else { return false }
    var next = place.source
    while let id = next, id != member {
      let traits = program[id].traits
      if program[id].kind == .function || !traits.isDisjoint(with: [.isLazy, .isComputed]) {
        return false
      }
      next = program[id].parent
    }
    return next != nil
  }

  // MARK: Requests

  /// What a construction asks roots for. A root that it makes begins with what its stored properties
  /// build.
  private mutating func requests(by construction: Construction) -> [Reference] {
    guard construction.arguments.isEmpty else { return findRequests(by: construction) }
    let plain = PlainConstruction(
      type: construction.declaration,
      initializer: construction.initializer
    )
    if let known = requestsOfPlain[plain] { return known }
    let found = findRequests(by: construction)
    requestsOfPlain[plain] = found
    return found
  }

  private mutating func findRequests(by construction: Construction) -> [Reference] {
    var found: [Reference] = []
    var known: Set<DeclarationID> = []
    var waiting = [construction]
    while let next = waiting.popLast() {
      guard known.insert(next.declaration).inserted else { continue }
      for code in code(of: next) {
        found += requests(by: code).filter { isOfSameRoot($0, next) && isDue($0, next) }
        waiting += (constructions[code] ?? []).filter { runs($0.place, in: code) }
      }
    }
    return found
  }

  /// The initializer that a construction calls, and the properties that have initial values before.
  private mutating func code(of construction: Construction) -> [DeclarationID] {
    let type = construction.declaration
    guard program.isSource(type), !program.isBroken(around: type) else { return [] }
    return values(of: type) + (construction.initializer.map { [$0] } ?? [])
  }

  private mutating func values(of type: DeclarationID) -> [DeclarationID] {
    if let found = values[type] { return found }
    let found = resolver.storedProperties(of: type).filter {
      !program[$0].traits.contains(.isLazy) && program[$0].traits.contains(.hasInitialValue)
    }
    values[type] = found
    return found
  }

  /// The requests to roots that a member makes whenever it runs.
  private mutating func requests(by member: DeclarationID) -> [Reference] {
    if let found = requests[member] { return found }
    let node = program.tree(of: member).nodes[program[member].node.position]
    let range = node.firstToken..<node.endToken
    let found = resolver.references.references(in: program[member].file, range)
      .filter { isRequest($0, by: member) }
    requests[member] = found
    return found
  }

  private func isRequest(_ reference: Reference, by member: DeclarationID) -> Bool {
    let place = reference.place
    return runs(place, in: member) && !reference.isWrite && !reference.isAbsent
      && (!reference.isUncertain || isGivenItself(reference))
      && program.isSource(reference.target)
      && !program[reference.target].traits.contains(.isLocal)
      && program[reference.target].parent != nil
      && roots.holders.contains(resolver.holder(of: reference.target))
  }

  /// Whether a call hands over `self` to the overload for its class.
  private func isGivenItself(_ reference: Reference) -> Bool {
    let tree = program.trees[reference.place.file]
    guard let call = tree.call(of: reference.place.token),
      let own = resolver.selfDeclaration(of: reference.place.source)
    else { return false }
    let arguments = tree.callArguments(of: call)
    let parameters = resolver.parameterList(of: reference.target)
    return arguments.count == parameters.count
      && zip(arguments, parameters).contains { argument, parameter in
        tree.text(argument.node) == "self" && parameter.type.declaration == own
      }
  }

  /// Whether a request is not in the default value of a parameter that has an argument.
  private func isDue(_ reference: Reference, _ construction: Construction) -> Bool {
    construction.arguments.lazy.compactMap(\.parameter).allSatisfy { parameter in
      guard program[parameter].kind == .parameter, program[parameter].file == reference.place.file
      else { return true }
      return !program.tree(of: parameter).covers(reference.place.token, program[parameter].node)
    }
  }

  /// Whether a request is made of the root that a member belongs to, as far as that matters: of what
  /// is static or global, of a parameter that stands for the root itself, or of an assembly, of which
  /// a container has one.
  private func isOfSameRoot(_ reference: Reference, _ construction: Construction) -> Bool {
    let holder = resolver.holder(of: reference.target)
    if !reference.base.isAnother || model.assemblies.contains(holder) { return true }
    let file = reference.place.file
    let tree = program.trees[file]
    guard let access = tree.nodes(aroundToken: reference.place.token).last,
      let base = tree.expression(in: access)
    else { return false }
    let named = model.kept.meanings(of: tree.mainToken(base), in: file)
    return construction.arguments.contains { argument in
      argument.parameter.map(named.contains) == true
        && program.trees[argument.file].text(argument.node) == "self"
    }
  }
}
