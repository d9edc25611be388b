import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Demands by generic parameters: of generic types with properties that ask, and of functions that
/// hand on what they are called for.
struct GenericRequests {
  private var surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }
  /// By wrapper, the properties that have it.
  private let wrapped: [DeclarationID: [DeclarationID]]
  /// Where generic types are named.
  private let mentions: GenericTypeMentions
  private let failures: FailedCalls

  init(_ surroundings: RequestSurroundings) {
    self.surroundings = surroundings
    mentions = GenericTypeMentions(surroundings.resolver)
    failures = FailedCalls(surroundings.resolver)
    wrapped = Self.wrapped(surroundings.resolver)
  }

  /// The same requests in other surroundings.
  func within(_ surroundings: RequestSurroundings) -> GenericRequests {
    var requests = self
    requests.surroundings = surroundings
    return requests
  }

  /// A place where a generic type is built, or a generic function called, and for what.
  private struct Use {
    let place: Place
    let arguments: [SwiftType]
    let node: NodeIndex
    /// Whether it is only known that somebody names the type with the arguments.
    var isMention = false
    /// The property that has the type for a wrapper.
    var property: DeclarationID?
    /// What it tells a parameter of the function, or of an initializer, that takes a name.
    var name: (DeclarationID) -> KeyName? = { _ in nil }
  }

  /// The number of generic functions that may hand on one request one behind the other, and of uses by
  /// such functions that may come of it.
  private static let (depthLimit, useLimit) = (64, 4096)

  /// A demand by a generic parameter, once for each type that the parameter stands for; and whether it
  /// may stand for others.
  func instances(of request: ServiceRequest) -> (found: [ServiceRequest], isOpen: Bool) {
    var useCount = 0
    return instances(of: request, known: [], &useCount)
  }

  /// - Parameters:
  ///   - known: The generic functions and types on the way.
  ///   - useCount: How many uses that lead to further ones have been looked at.
  private func instances(
    of request: ServiceRequest,
    known: Set<DeclarationID>,
    _ useCount: inout Int
  ) -> (found: [ServiceRequest], isOpen: Bool) {
    guard known.count < Self.depthLimit else { return ([], true) }
    let owners = request.type.genericParameters.compactMap { program[$0].parent }
    guard let owner = owners.first, owners.allSatisfy({ $0 == owner }) else {
      return ([], true)
    }
    // What a generic function hands to itself adds nothing.
    guard !known.contains(owner) else { return ([], false) }
    var uses =
      program[owner].kind.isNominalType
      ? constructions(of: owner) + properties(with: owner) : calls(of: owner)
    var isOpen = !isCalledByName(owner)
    if uses.contains(where: { isOwn($0, owner) }), program[owner].kind.isNominalType {
      let mentions = mentions(of: owner)
      uses = uses.filter { !isOwn($0, owner) } + mentions.found
      isOpen = isOpen || mentions.isOpen
    }
    var found: [ServiceRequest] = []
    isOpen = isOpen || uses.isEmpty && request.isReached
    for use in uses where program.isSource(use.place) {
      let instance = instance(of: request, for: use, of: owner)
      guard ExactType.key(instance.type, resolver) == nil else {
        found.append(instance)
        continue
      }
      useCount += 1
      guard useCount < Self.useLimit else { return (found, true) }
      let inner = instances(of: instance, known: known.union([owner]), &useCount)
      found += inner.found
      isOpen = isOpen || inner.isOpen || use.isMention
    }
    return (found, isOpen)
  }

  private func instance(
    of request: ServiceRequest,
    for use: Use,
    of owner: DeclarationID
  ) -> ServiceRequest {
    let substitution = Substitution(resolver.parameters(of: owner), use.arguments)
    var instance = request
    instance.type = resolver.substitute(substitution, in: request.type)
    instance.isImmediate =
      request.isImmediate && isAskedAtOnce(request, of: owner) && isBuiltOneWay(owner)
    if let parameter = request.name?.parameter, isTold(parameter, by: owner) {
      instance.name = use.name(parameter) ?? request.name
    }
    if let property = use.property { return self.request(of: property, by: owner, instance) }
    instance.place = use.place
    instance.property = nil
    let isAtOnce = !use.isMention && isAskedAtOnce(request, of: owner)
    let standing = surroundings.standing(of: use.node, at: use.place)
    instance.asker = isAtOnce ? standing.asker : nil
    instance.function = isAtOnce ? standing.function : nil
    instance.timing = isAtOnce ? standing.timing : .deferred
    instance.title = ExactType.text(instance.type, resolver)
    instance.subject = instance.title
    if let failure = request.handedOn, !request.isForced {
      instance.isForced = failures.isFatal(use.node, at: use.place, failure)
      instance.handedOn = failures.handedOn(use.node, at: use.place, failure)
    }
    let words = "'\(surroundings.words(of: use.node, use.place.file))'"
    let isReached = !use.isMention && surroundings.isReached(use.node, at: use.place)
    if program[owner].kind.isNominalType {
      instance.text += " for \(words)"
      instance.isReached = request.isReached && isReached
    } else {
      instance.text = words + surroundings.around(use.place)
      instance.isReached = isReached
    }
    return instance
  }

  /// Whether a parameter is that of a function, or of an initializer of a type.
  private func isTold(_ parameter: DeclarationID, by owner: DeclarationID) -> Bool {
    guard let function = program[parameter].parent else { return false }
    return function == owner
      || program[function].kind == .initializer && resolver.owner(ofNested: function) == owner
  }

  /// Whether a generic type asks whenever it is built, or a generic function whenever it is called.
  private func isAskedAtOnce(_ request: ServiceRequest, of owner: DeclarationID) -> Bool {
    program[owner].kind.isNominalType
      ? request.timing == .eager : EagerCode.isCertain(request.place)
  }

  /// Whether no initializer of a generic type does without what another one does.
  private func isBuiltOneWay(_ owner: DeclarationID) -> Bool {
    !program[owner].kind.isNominalType
      || resolver.members(of: owner).all.count { program[$0].kind == .initializer } < 2
  }

  /// The request that a wrapper makes for a property: while it is made itself, or when it is read.
  private func request(
    of property: DeclarationID,
    by wrapper: DeclarationID,
    _ request: ServiceRequest
  ) -> ServiceRequest {
    let isAtOnce = request.timing == .eager
    let found = RequestReader(surroundings).request(
      of: property,
      by: program.text(wrapper),
      at: isAtOnce ? .built : .eachRead,
      asking: { _ in request.type }
    )
    var instance = found ?? request
    instance.isImmediate = instance.isImmediate && request.isImmediate
    instance.name = request.name
    // Who sets the property himself leaves its wrapper nothing to ask for.
    let isSet = resolver.assignments(to: property).contains {
      !program.targets.isTest(file: $0.place.file)
    }
    if found == nil || !isAtOnce && isSet { instance.isReached = false }
    return instance
  }

  // MARK: Uses

  /// The properties that have a type for a wrapper, with what it wraps.
  private func properties(with wrapper: DeclarationID) -> [Use] {
    let names = RequestNames(resolver)
    return (wrapped[wrapper] ?? []).compactMap { property in
      guard case .nominal(wrapper, let arguments)? = resolver.wrapper(of: property)?.form else {
        return nil
      }
      let place = Place(
        file: Int(property.file),
        token: program[property].nameToken,
        source: property
      )
      return Use(
        place: place,
        arguments: Array(arguments),
        node: program[property].node,
        property: property,
        name: { names.name(for: $0, ofWrapper: wrapper, by: property) }
      )
    }
  }

  private static func wrapped(_ resolver: Resolver) -> [DeclarationID: [DeclarationID]] {
    let program = resolver.program
    var found: [DeclarationID: [DeclarationID]] = [:]
    for file in program.filesWithBodies {
      for index in program.files[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        guard program[id].kind == .variable, program[id].traits.contains(.hasWrapper) else {
          continue
        }
        for wrapper in resolver.wrappers(of: id).compactMap(\.type.declaration)
        where program.isSource(wrapper) {
          found[wrapper, default: []].append(id)
        }
      }
    }
    return found
  }

  /// The calls of a function, and of what protocols require of it.
  private func calls(of function: DeclarationID) -> [Use] {
    let called = [function] + resolver.requirementsCalledAlike(function)
    let names = RequestNames(resolver)
    return called.flatMap(resolver.genericCalls.of).map { call in
      Use(
        place: call.place,
        arguments: RequestedTypes(resolver).generics(of: call),
        node: call.call,
        name: { names.name(for: $0, by: call) }
      )
    }
  }

  private func constructions(of type: DeclarationID) -> [Use] {
    let names = RequestNames(resolver)
    return ([type] + resolver.heirs(of: type)).flatMap(resolver.constructions.of).compactMap {
      built in
      let types = [built.type] + resolver.allSupertypes(of: built.type)
      let own = types.lazy.compactMap { known -> [SwiftType]? in
        if case .nominal(type, let arguments) = known.form { return Array(arguments) }
        return nil
      }
      return own.first.map { arguments in
        Use(
          place: built.place,
          arguments: arguments,
          node: built.call,
          name: { names.name(for: $0, by: built) }
        )
      }
    }
  }

  /// Whether a generic type builds itself for its own parameters.
  private func isOwn(_ use: Use, _ type: DeclarationID) -> Bool {
    resolver.isInside(type, use.place)
      && use.arguments.contains { !$0.genericParameters.isEmpty }
  }

  /// The places outside of a generic type that name it with its arguments: `Host<Store>.make()`;
  /// and whether others leave these out.
  private func mentions(of type: DeclarationID) -> (found: [Use], isOpen: Bool) {
    var found: [Use] = []
    var isOpen = false
    let own = ([type] + resolver.extensions(of: type)).map { (program[$0].file, tokens(of: $0)) }
    for (file, node) in mentions.nodes(named: program[type].name) {
      let tree = program.trees[file]
      let token = tree.mainToken(node)
      if own.contains(where: { $0.0 == file && $0.1.contains(token.rawValue) }) { continue }
      guard let clause = tree.child(node, .genericArgumentClause) else {
        isOpen = true
        continue
      }
      let arguments = tree.children(clause).map { resolver.resolve($0, file: file, scope: nil) }
      let place = Place(file: file, token: token)
      found.append(Use(place: place, arguments: arguments, node: node, isMention: true))
    }
    return (found, isOpen)
  }

  private func tokens(of id: DeclarationID) -> Range<UInt32> {
    let node = program.tree(of: id).nodes[program[id].node.position]
    return node.firstToken..<node.endToken
  }

  /// Whether all uses of a function call it by its name.
  private func isCalledByName(_ function: DeclarationID) -> Bool {
    guard program[function].kind == .function else { return true }
    let called = [function] + resolver.requirementsCalledAlike(function)
    return program[function].name != "callAsFunction"
      && called.flatMap { resolver.references.references(to: $0) }.allSatisfy {
        program.trees[$0.place.file].isCalled($0.place.token)
      }
  }
}
