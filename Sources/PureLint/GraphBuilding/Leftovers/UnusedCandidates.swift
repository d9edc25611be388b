import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The members of roots that are of no use if nothing in sight mentions them.
struct UnusedCandidates {
  let roots: Roots
  /// The roots of which something outside mentions a member: the way in is known.
  private let asked: Set<DeclarationID>
  private let overridden: OverriddenNames
  /// The types that containers are asked for.
  let demanded: Set<DeclarationID>

  var lasting: LastingValues { roots.lasting }
  var resolver: Resolver { roots.model.resolver }
  var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    asked = Self.askedHolders(roots)
    overridden = OverriddenNames(roots.holders, roots.model.resolver)
    demanded = Set(roots.model.demands.compactMap(\.key.type.declaration))
  }

  /// Whether nobody outside may use a member unseen: requirements of protocols and overrides are
  /// used by whoever knows the protocol.
  func contain(_ member: DeclarationID) -> Bool {
    // What is private to a file may be overridden there.
    if program[member].traits.contains(.isPrivate) {
      return isJudged(member) && !resolver.isOverridden(member)
    }
    return isJudged(member) && isInSight(member) && !resolver.mayBeRequired(member)
  }

  /// Whether a member satisfies a requirement of protocols that nobody uses either.
  func isIdleWitness(_ member: DeclarationID) -> Bool {
    guard isJudged(member), isInSight(member), let required = resolver.requirements(of: member),
      !required.isEmpty
    else { return false }
    return required.allSatisfy(isIdle)
  }

  /// Whether a member is neither an override, nor behind a wrapper, nor a test's, nor a property that
  /// a macro may read.
  private func isJudged(_ member: DeclarationID) -> Bool {
    !program[member].traits.contains(.isOverride) && !program.mayBeWrapped(member)
      && !program.targets.isTest(file: program[member].file)
      && (program[member].kind != .variable || !mayBeReadByMacro(member))
  }

  /// Whether the type of a property bears a macro that may make something of all that it stores.
  private func mayBeReadByMacro(_ property: DeclarationID) -> Bool {
    guard !program[property].traits.contains(.isComputed),
      let holder = resolver.selfDeclaration(of: property)
    else { return false }
    return !program.bearsOnly([.isPlainOnTypes, .changesNoUse, .readsNoMembers], holder)
  }

  /// Whether all who may use a member by its type are in sight, as nothing replaces it.
  private func isInSight(_ member: DeclarationID) -> Bool {
    let holder = resolver.holder(of: member)
    return !program.isForClients(member)
      && !(roots.holders.contains(holder) && overridden.contain(program[member].name, of: holder))
  }

  /// Whether nobody uses a requirement, or what a protocol's extension has for it, and nothing out of
  /// sight can: no library, no code that a macro writes, no associated type that it tells.
  private func isIdle(_ requirement: DeclarationID) -> Bool {
    guard resolver.references.references(to: requirement).isEmpty,
      let scope = program[requirement].parent,
      let type = program[scope].kind == .extensionBlock
        ? resolver.extendedType(of: scope).declaration : scope
    else { return false }
    return !program.isForClients(type) && program.bearsOnly(.changesNoUse, type)
      && !resolver.members(of: type).all.contains { program[$0].kind == .associatedType }
      && !resolver.unknownReads.hasReads(of: requirement)
  }

  /// Whether a function of a root is there for the root alone, or for those who ask the root: one
  /// that is private, or any where others are asked. What makes a whole root is not, unless the root
  /// is known to be there without it.
  func isHelper(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    let holder = resolver.holder(of: member)
    guard declaration.kind == .function, let scope = declaration.parent,
      program[scope].kind.holdsMembers, contain(member) || isIdleWitness(member),
      isCalledByNameAlone(member),
      roots.isComposition(holder), isMatterOfRoot(member),
      !roots.resolvers.contains(member) || isKnownToBeThere(holder, without: member)
    else { return false }
    return declaration.traits.contains(.isPrivate) || asked.contains(holder)
  }

  /// Whether a root is known to be there without one of its makers: an entry point holds it, or a library
  /// does; or it makes modules, and somebody calls the maker.
  private func isKnownToBeThere(
    _ holder: DeclarationID,
    without maker: DeclarationID
  ) -> Bool {
    if roots.isReached(holder) { return true }
    return !roots.composesByHand(holder) && roots.model.held.contains(holder)
      && !resolver.references.references(to: maker).isEmpty
  }

  /// Whether a function that nobody calls is a finding. In a composer, it has to yield something
  /// and hand something over for that, make a composer, or hand on an object. In a composer without
  /// other functions, it has to yield an object.
  private func isMatterOfRoot(_ function: DeclarationID) -> Bool {
    let holder = resolver.holder(of: function)
    guard roots.composesByHand(holder) else { return true }
    let result = resolver.resultType(of: function)
    let kind = roots.model.kinds.kind(of: result)
    guard result != .void, kind != .data else { return false }
    return roots.model.found.wiring.contains(function)
      || kind.mayLeadToObjects
        && (result.declaration == holder || roots.onlyBuilds(holder)
          || resolver.parameterDeclarations(of: function).isEmpty && yieldsMember(function))
  }

  /// Whether a function does nothing but to yield what a member of its type holds.
  private func yieldsMember(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    guard let body = tree.child(program[function].node, .codeBlock) else { return false }
    let statements = Array(tree.children(body))
    guard statements.count == 1 else { return false }
    let node = tree.nodes[body.position]
    let named = resolver.references.references(
      in: program[function].file,
      node.firstToken..<node.endToken
    )
    guard let first = named.first, program[first.target].parent != nil else { return false }
    return resolver.holder(of: first.target) == resolver.holder(of: function)
      && (program[first.target].kind == .variable || program[first.target].kind == .function)
      && !program[first.target].traits.contains(.isLocal)
  }

  /// Whether a property of a root keeps an instance that an initializer gives it. What a module keeps
  /// of what it is made with is no provider.
  func isKept(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    let holder = resolver.holder(of: member)
    let computed: Declaration.Traits = [.isStatic, .isComputed, .hasInitialValue, .isLazy]
    guard declaration.kind == .variable, declaration.traits.isDisjoint(with: computed),
      roots.isMade(holder), !roots.model.moduleIDs.contains(holder),
      let type = resolver.type(of: member).declaration, program.isSource(type),
      program[type].kind != .enumType, isObject(member, of: holder)
    else { return false }
    return resolver.references.references(to: member).contains { reference in
      reference.isWrite
        && reference.place.source.map {
          program[program.memberDeclaration(around: $0)].kind == .initializer
        } == true
    } || isOnlySet(member)
  }

  /// Whether a private property is set and never read, and nothing is done when it is. What a caller
  /// hands over is the caller's, who may rely on its being kept.
  private func isOnlySet(_ property: DeclarationID) -> Bool {
    let uses = resolver.references.references(to: property)
    return program[property].traits.contains(.isPrivate) && !uses.isEmpty
      && uses.allSatisfy { $0.isWrite && !isSetToParameter(at: $0.place) }
      && program.tree(of: property).child(program[property].node, .accessorBlock) == nil
  }

  /// Whether a function sets a property to what it is given.
  private func isSetToParameter(at place: Place) -> Bool {
    guard let source = place.source,
      program[program.memberDeclaration(around: source)].kind != .initializer,
      let value = program.trees[place.file].assignedValue(to: place.token)
    else { return false }
    return resolver.references.references(in: place.file, value)
      .contains { program[$0.target].kind == .parameter }
  }

  /// Whether a property holds an object, where somebody composes by hand; what shows something is
  /// given what it shows by others, and may be compared by it.
  private func isObject(_ property: DeclarationID, of holder: DeclarationID) -> Bool {
    guard roots.composesByHand(holder) else { return true }
    return roots.model.kinds.kind(of: resolver.type(of: property)).mayLeadToObjects
      && !resolver.isShownStruct(holder)
  }

  /// Whether a member of a composer yields an object, as far as that is known of a private or a
  /// wired one, or is private to a root that is reached. Any member of another root counts.
  func isObjectOfRoot(_ member: DeclarationID) -> Bool {
    let holder = resolver.holder(of: member)
    guard roots.composesByHand(holder) else { return true }
    let isPrivate = program[member].traits.contains(.isPrivate)
    if isPrivate, roots.isReached(holder) { return true }
    let type = value(of: member)
    let kind = roots.model.kinds.kind(of: type)
    let isKept = program[member].traits.isDisjoint(with: .isComputed)
    return kind.mayLeadToObjects
      || kind == .unknown
        && (isKept && isPrivate
          || roots.model.found.wiring.contains(member) && !resolver.isShownStruct(holder))
      || type.declaration.map { program.isSource($0) && program[$0].kind == .classType } == true
  }

  /// The type of a variable, or of what a function yields.
  func value(of id: DeclarationID) -> SwiftType {
    program[id].kind == .function ? resolver.resultType(of: id) : resolver.type(of: id)
  }

  /// Whether some name that nothing tells the meaning of may be that of a member, where somebody
  /// composes by hand. Names in tests are those of functions, too, as a function that a test calls is of
  /// use.
  func mayBeNamedUnseen(_ member: DeclarationID) -> Bool {
    roots.composesByHand(resolver.holder(of: member))
      && !program[member].traits.contains(.isPrivate)
      && resolver.references.references(to: member).allSatisfy(\.isWrite)
      && roots.model.openNames.mayMean(member, inTests: program[member].kind == .function)
  }

  /// Whether a property of a root only hands on something that the root has; a public one may be
  /// read by code that is made when the app is built.
  func isHandedOn(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    let holder = resolver.holder(of: member)
    guard declaration.kind == .variable, declaration.traits.contains(.isComputed),
      !declaration.traits.contains(.isPublic), asked.contains(holder), roots.isMade(holder),
      !program.isBroken(around: member),
      program.tree(of: member).child(declaration.node, .accessorBlock) == nil
    else { return false }
    let type = resolver.type(of: member)
    if let id = type.declaration, program.isSource(id) { return program[id].kind != .enumType }
    return roots.model.kinds.kind(of: type).mayLeadToObjects
  }

  /// Whether a property is private to a root, named nowhere, and does nothing by being there.
  func isInert(_ member: DeclarationID) -> Bool {
    roots.isMade(resolver.holder(of: member)) && InertMembers(resolver, lasting).contain(member)
  }

  /// Whether a function has no attribute by which the system, or code that a macro writes, calls it,
  /// and is no operator.
  private func isCalledByNameAlone(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    return tree.tokens.kinds[program[function].nameToken.position].isIdentifierLike
      && program.bearsOnly(.changesNoUse, function)
  }

  /// Whether a function takes what it does because it wants to: no attribute makes it an action of
  /// the system's, and no class above asks for the initializer.
  func choosesParameters(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    return program.bearsOnly(.changesNoUse, function)
      && !tree.children(program[function].node).contains {
        tree.kind($0) == .modifier
          && tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
      }
  }

  private static func askedHolders(_ roots: Roots) -> Set<DeclarationID> {
    let resolver = roots.model.resolver
    let program = resolver.program
    let conforming = conformingHolders(roots)
    var found: Set<DeclarationID> = []
    func note(_ root: DeclarationID, at place: Place) {
      guard roots.holders.contains(root), !found.contains(root), !resolver.isInside(root, place)
      else { return }
      found.insert(root)
    }
    let mentions = resolver.references.references { id in
      let target = program[id]
      guard program.isSource(id), target.kind == .function || target.kind == .variable,
        !target.traits.contains(.isLocal), target.parent != nil
      else { return false }
      let holder = resolver.holder(of: id)
      return roots.holders.contains(holder) || conforming[holder] != nil
    }
    for reference in mentions {
      let holder = resolver.holder(of: reference.target)
      if let conforming = conforming[holder] {
        for root in conforming { note(root, at: reference.place) }
      } else {
        note(holder, at: reference.place)
      }
    }
    return found
  }

  /// By protocol, the roots that conform to it: a call through the protocol may ask each of them.
  private static func conformingHolders(_ roots: Roots) -> [DeclarationID: [DeclarationID]] {
    let resolver = roots.model.resolver
    var found: [DeclarationID: [DeclarationID]] = [:]
    for holder in roots.holders where resolver.program[holder].kind.isNominalType {
      for type in resolver.ancestors(of: holder)
      where resolver.program[type].kind == .protocolType && resolver.program.isSource(type) {
        found[type, default: []].append(holder)
      }
    }
    return found
  }
}
