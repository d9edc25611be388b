import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The values that something keeps until the process ends, so that nobody else has to keep them
/// alive.
final class LastingValues {
  private let model: WiringModel
  private let properties: LastingProperties
  /// The types of which all constructions are known.
  private let followed: Set<DeclarationID>
  /// Whether what is given to properties, parameters and locals lasts.
  private var known: [DeclarationID: Bool] = [:]
  /// The names whose values go to properties and parameters as they are, by these.
  private lazy var copies: [DeclarationID: [Reference]] = findCopies()

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    properties = LastingProperties(model)
    followed = Set(model.found.types).union(model.found.taken.map(\.type))
  }

  /// Whether an expression is a mention of something that lasts, and that is there without it.
  func contain(_ node: NodeIndex, in file: Int) -> Bool {
    guard let meant = meaning(of: node, in: file), lasts(meant) else { return false }
    return isThereAnyway(node, in: file)
  }

  /// Whether an expression is a mention of something that is there without it.
  func isThereAnyway(_ node: NodeIndex, in file: Int) -> Bool {
    guard meaning(of: node, in: file) != nil else { return false }
    let range = program.trees[file].nodes[node.position]
    return resolver.references.references(in: file, range.firstToken..<range.endToken)
      .allSatisfy { isThereAnyway($0) }
  }

  /// Whether a name means something that lasts, and that is there without it.
  func contain(_ mention: Reference) -> Bool { lasts(mention.target) && isThereAnyway(mention) }

  /// The only declaration that an expression can be a mention of.
  private func meaning(of node: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    var value = node
    while tree.kind(value) == .forceUnwrapExpression, let inner = tree.expression(in: value) {
      value = inner
    }
    let kinds: Set<NodeKind> = [.nameExpression, .memberAccess, .implicitMember]
    guard kinds.contains(tree.kind(value)) else { return nil }
    let token = tree.mainToken(value).rawValue
    let meant = Set(resolver.references.references(in: file, token..<token + 1).map(\.target))
    return meant.count == 1 ? meant.first : requirement(among: meant)
  }

  /// The requirement of a protocol among its defaults, which stands for them all.
  private func requirement(among meant: Set<DeclarationID>) -> DeclarationID? {
    guard let requirement = meant.first(where: isRequirement) else { return nil }
    let isOfOne = meant.allSatisfy { declarer(of: $0) == declarer(of: requirement) }
    return isOfOne && meant.count(where: isRequirement) == 1 ? requirement : nil
  }

  /// The type in which, or in an extension of which, a member is declared.
  private func declarer(of member: DeclarationID) -> DeclarationID? {
    program[member].parent.flatMap { scope in
      program[scope].kind == .extensionBlock
        ? resolver.extendedType(of: scope).declaration : scope
    }
  }

  private func isRequirement(_ id: DeclarationID) -> Bool {
    program[id].parent.map { program[$0].kind == .protocolType } ?? false
  }

  /// Whether the value that a name yields is made whether or not the name stands where it does: what
  /// waits until it is asked is asked in another place, too.
  private func isThereAnyway(_ mention: Reference) -> Bool {
    let target = program[mention.target]
    let waits: Declaration.Traits = [.isStatic, .isLazy, .isComputed]
    guard target.kind == .function || target.parent == nil || !target.traits.isDisjoint(with: waits)
    else { return true }
    return resolver.references.references(to: mention.target).contains { other in
      !other.isWrite && !program.targets.isTest(file: other.place.file)
        && (other.place.file, other.place.token) != (mention.place.file, mention.place.token)
    }
  }

  // MARK: Gifts

  /// Whether a value is kept as a property that lasts, whatever hands it on up to a property, a
  /// parameter or a local.
  private func lasts(_ id: DeclarationID) -> Bool {
    var givenTo: [DeclarationID: DeclarationID] = [:]
    var seen: Set<DeclarationID> = [id]
    var queue = [id]
    while let next = queue.popLast() {
      if known[next] == true || properties.contain(next) || isKeptBesides(next) { continue }
      guard known[next] == nil, let givers = givers(of: next) else {
        var failed: DeclarationID? = next
        while let id = failed {
          known[id] = false
          failed = givenTo[id]
        }
        return false
      }
      for giver in givers where seen.insert(giver).inserted {
        givenTo[giver] = next
        queue.append(giver)
      }
    }
    for id in seen { known[id] = true }
    return true
  }

  /// Whether a property gets nothing but what lasts without it.
  func fill(_ property: DeclarationID) -> Bool {
    guard let givers = givers(of: property), !givers.isEmpty else { return false }
    return givers.allSatisfy { giver in
      isKept(giver, besides: property)
        && (copies[property] ?? []).allSatisfy { $0.target != giver || isThereAnyway($0) }
        && areThereAnyway(argumentsFor: giver)
    }
  }

  /// Whether the arguments for a parameter exist without the parameter.
  private func areThereAnyway(argumentsFor parameter: DeclarationID) -> Bool {
    guard program[parameter].kind == .parameter, let function = program[parameter].parent,
      program[function].kind == .initializer
    else { return true }
    return resolver.constructions.by(function).allSatisfy { construction in
      program.targets.isTest(file: construction.place.file)
        || construction.arguments.allSatisfy {
          $0.parameter != parameter || contain($0.node, in: $0.file)
        }
    }
  }

  /// Whether a value that a property gets is kept as a property that lasts, be it another one.
  private func isKept(_ giver: DeclarationID, besides property: DeclarationID) -> Bool {
    let keepers = keepers(of: giver)
    guard keepers.contains(property) else { return lasts(giver) }
    return keepers.contains { $0 != property } || givers(of: giver)?.allSatisfy(lasts) ?? false
  }

  /// Whether a property that lasts also holds the value of a parameter or a local.
  private func isKeptBesides(_ id: DeclarationID) -> Bool { !keepers(of: id).isEmpty }

  /// The properties that last and hold the value of a parameter or a local.
  private func keepers(of id: DeclarationID) -> [DeclarationID] {
    guard program[id].kind == .parameter || program[id].traits.contains(.isLocal) else {
      return []
    }
    return resolver.references.references(to: id).compactMap { copy in
      guard let property = copy.destination, EagerCode.isCertain(copy.place),
        program[property].kind == .variable, properties.contain(property)
      else { return nil }
      return property
    }
  }

  /// All that a property, a parameter or a local gets its value from; nil if not all of it is known.
  private func givers(of id: DeclarationID) -> [DeclarationID]? {
    let declaration = program[id]
    guard program.isSource(id), !program.targets.isTest(file: declaration.file) else { return nil }
    if declaration.kind == .parameter { return givers(ofParameter: id) }
    guard declaration.kind == .variable, !model.kept.isWeak(id) else { return nil }
    if declaration.traits.contains(.isComputed) {
      return witnesses(of: id) ?? giver(ofComputed: id)
    }
    if declaration.traits.contains(.isLocal) {
      guard declaration.traits.contains(.isConstant),
        let value = program.tree(of: id).initialValue(of: declaration.node)
      else { return nil }
      return meaning(of: value, in: declaration.file).map { [$0] }
    }
    guard properties.isSetOnce(id), let owner = properties.owner(of: id), followed.contains(owner),
      !declaration.traits.contains(.hasInitialValue)
    else { return nil }
    let writes = resolver.references.references(to: id).count(where: \.isWrite)
    let found = copies[id] ?? []
    if writes > 0 { return found.count == writes ? found.map(\.target) : nil }
    return program[owner].kind == .structType
      ? arguments(for: id, Array(resolver.constructions.of(owner))) : nil
  }

  /// What a computed property hands on as it is; nil if it does anything else.
  private func giver(ofComputed property: DeclarationID) -> [DeclarationID]? {
    guard program.trees.hasBodies(program[property].file), !program.isForClients(property),
      resolver.heirs(of: resolver.holder(of: property)).isEmpty
        || program[resolver.holder(of: property)].kind == .protocolType
    else { return nil }
    let tree = program.tree(of: property)
    guard let block = tree.child(program[property].node, .codeBlock) else { return nil }
    let statements = Array(tree.children(block))
    guard statements.count == 1 else { return nil }
    let value =
      tree.kind(statements[0]) == .returnStatement
      ? tree.expression(in: statements[0]) : statements[0]
    return value.flatMap { meaning(of: $0, in: program[property].file) }.map { [$0] }
  }

  /// The properties that may be meant by a protocol's requirement, if all who conform are in sight; nil
  /// for anything else.
  private func witnesses(of requirement: DeclarationID) -> [DeclarationID]? {
    guard isRequirement(requirement), let type = program[requirement].parent,
      !program.isForClients(type)
    else { return nil }
    let conforming = resolver.heirs(of: type).filter {
      program[$0].kind != .protocolType && !program.targets.isTest(file: program[$0].file)
    }
    let found = conforming.compactMap { witness(of: requirement, in: $0) }
    return conforming.isEmpty || found.count < conforming.count ? nil : found
  }

  /// What a type has for a requirement: its own property, or else the only default.
  private func witness(of requirement: DeclarationID, in type: DeclarationID) -> DeclarationID? {
    let name = program[requirement].name
    let own = (resolver.members(of: type)[name] ?? []).filter {
      program[$0].kind == .variable && declarer(of: $0) != declarer(of: requirement)
    }
    if !own.isEmpty { return own.count == 1 ? own[0] : nil }
    let defaults = (resolver.members(of: resolver.holder(of: requirement))[name] ?? []).filter {
      program[$0].kind == .variable && !isRequirement($0)
    }
    return defaults.count == 1 ? defaults[0] : nil
  }

  private func givers(ofParameter parameter: DeclarationID) -> [DeclarationID]? {
    guard let function = program[parameter].parent else { return nil }
    let holder = resolver.holder(of: function)
    let mentions = resolver.references.references(to: function).filter {
      !program.targets.isTest(file: $0.place.file)
    }
    guard
      mentions.allSatisfy({ program.trees[$0.place.file].isCalled($0.place.token) })
    else { return nil }
    if program[function].kind == .initializer {
      guard followed.contains(holder), program[holder].kind.isNominalType else { return nil }
      let made = Array(resolver.constructions.by(function))
      guard let found = arguments(for: parameter, made) else { return nil }
      return found + (copies[parameter] ?? []).map(\.target)
    }
    let traits = program[function].traits
    guard program[function].kind == .function, followed.contains(holder),
      traits.contains(.isStatic) || traits.contains(.isPrivate)
    else { return nil }
    let found = copies[parameter] ?? []
    return !found.isEmpty && found.count == mentions.count ? found.map(\.target) : nil
  }

  /// What constructions outside tests hand over for a parameter or a field; nil where it is no name.
  private func arguments(
    for parameter: DeclarationID,
    _ made: [Construction]
  ) -> [DeclarationID]? {
    let made = made.filter { !program.targets.isTest(file: $0.place.file) }
    guard !made.isEmpty else { return nil }
    var found: [DeclarationID] = []
    for construction in made {
      guard let argument = construction.arguments.first(where: { $0.parameter == parameter }),
        let meant = meaning(of: argument.node, in: argument.file)
      else { return nil }
      found.append(meant)
    }
    return found
  }

  private func findCopies() -> [DeclarationID: [Reference]] {
    resolver.facts.references.reduce(into: [:]) { found, reference in
      guard let destination = reference.destination,
        !program[destination].traits.contains(.isLocal),
        !program.targets.isTest(file: reference.place.file)
      else { return }
      found[destination, default: []].append(reference)
    }
  }
}
