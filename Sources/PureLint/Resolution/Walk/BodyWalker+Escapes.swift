import PureLintSyntax

/// Values that leave the analysed sources, or lose their type.
extension BodyWalker {
  /// The depth to which code that is not analysed can look into a value.
  enum Reach: Comparable, Hashable {
    /// At its own members.
    case value
    /// At what its stored properties hold, and its payload.
    case contents
    /// At what the class instances in it hold, too.
    case instances
  }

  /// A type and how far code looks into its values.
  struct Parts: Hashable {
    let type: DeclarationID
    let reach: Reach
  }

  /// Records that a value of a declared type reaches code that is not analysed, or is kept as a
  /// type that does not show its members.
  /// - Parameters:
  ///   - isConversion: The value keeps its place and only loses its type.
  ///   - receiver: What tells what becomes of the value, if something does.
  ///   - target: The declared protocol as which it is kept, if it is one.
  func recordEscape(
    of type: SwiftType,
    at node: NodeIndex,
    reach: Reach = .value,
    isConversion: Bool = false,
    receiver: DeclarationID? = nil,
    target: DeclarationID? = nil
  ) {
    guard let recorder, type.mayHoldDeclared, !type.isUnknown else { return }
    let token = tree.mainToken(node)
    if isOpen(type), let local = locals[tree.name(token)] {
      local.declaration.map { _ = recorder.facts.escapingParameters.insert($0) }
    }
    let way = EscapeWay(reach: reach, isConversion: isConversion, receiver: receiver)
    let held = isConversion ? passed(type, way) : held(by: type, way)
    recorder.facts.escapingParameters.formUnion(held.parameters)
    for declared in held.types {
      recorder.facts.escapes.append(
        Escape(
          type: declared,
          place: place(token),
          isConversion: isConversion,
          parameter: receiver,
          target: target
        )
      )
    }
  }

  /// Records the type that a value escapes to, if it loses its own type there.
  func recordConversion(
    of type: SwiftType,
    to expected: SwiftType,
    at node: NodeIndex,
    destination: DeclarationID? = nil
  ) {
    guard isRecording else { return }
    if resolver.isWider(expected, than: type) {
      recordEscape(
        of: type,
        at: node,
        reach: reach(of: expected),
        isConversion: true,
        receiver: receiver(expected, destination),
        target: expected.unwrapped.declaration.flatMap {
          program[$0].kind == .protocolType && program.isSource($0) ? $0 : nil
        }
      )
    } else if !mayBeFunction(type) || tree.kind(node) == .closure {
      return
    }
    if case .function(let parameters, _) = expected.unwrapped.form {
      for parameter in parameters {
        recordEscape(of: parameter.type, at: node, isConversion: true)
      }
    }
  }

  /// Whether a type may stand for a function of which nothing is known.
  private func mayBeFunction(_ type: SwiftType) -> Bool {
    if case .external = type.form { return true }
    return type.isUnknown
  }

  /// Records that a library's member is asked of a value: what it is or holds is lost, unless it is
  /// an instance of a class, which inherits such members, or forwards them.
  func recordEscape(of base: SwiftType, toMemberAt token: TokenIndex) {
    guard let recorder, base.mayHoldDeclared, !base.isUnknown else { return }
    if let id = base.declaration, program.isSource(id),
      program[id].kind.isReferenceType || resolver.hasDynamicMembers(id)
    {
      return
    }
    let way = EscapeWay(reach: .value, isConversion: true, receiver: nil)
    let held = held(by: base, way)
    recorder.facts.escapingParameters.formUnion(held.parameters)
    for declared in held.types {
      recorder.facts.escapes.append(
        Escape(
          type: declared,
          place: place(token),
          isConversion: true,
          parameter: nil,
          target: nil
        )
      )
    }
  }

  /// How far the library looks into what it is given as a type of its own.
  private func reach(of type: SwiftType) -> Reach {
    guard case .external(let name, _) = type.unwrapped.form else { return .value }
    return program.libraries.knows(name, .showsContents) ? .contents : .value
  }

  /// How far a function of the library looks into its arguments.
  func reach(ofCallee callee: NodeIndex) -> Reach {
    let name = tree.name(tree.mainToken(callee))
    if program.libraries.knows(name, .readsInstances) { return .instances }
    return program.libraries.knows(name, .readsContents) ? .contents : .value
  }

  /// From what it can be told what becomes of a value: the parameter of a generic function, or of
  /// one that asks for a protocol of the sources; the generic parameter of a type. As `Any` it is
  /// lost.
  private func receiver(_ expected: SwiftType, _ destination: DeclarationID?) -> DeclarationID? {
    if case .parameter(let generic) = expected.unwrapped.form, isOfType(generic) { return generic }
    guard let destination, program[destination].kind == .parameter, program.isSource(destination)
    else { return nil }
    let type = resolver.type(of: destination)
    return type.hasUnknown || isOpen(type) ? destination : nil
  }

  /// Whether a generic parameter is a type's.
  private func isOfType(_ parameter: DeclarationID) -> Bool {
    program[parameter].kind == .genericParameter && program.isSource(parameter)
      && program[parameter].parent.map { program[$0].kind.holdsMembers } ?? false
  }

  /// Whether values of many types can be of it, that are still known by members of the sources: a
  /// generic parameter, a protocol, several.
  private func isOpen(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .parameter, .member: true
    case .nominal(let id, _): program[id].kind == .protocolType && program.isSource(id)
    case .composition(let types): types.allSatisfy { isOpen($0) }
    default: false
    }
  }
}

/// The way by which a value leaves the analysed sources, or loses its type.
struct EscapeWay: Hashable {
  /// How far the code looks that gets it.
  let reach: BodyWalker.Reach
  /// Whether it keeps its place and only loses its type.
  let isConversion: Bool
  /// What tells what becomes of it, if something does.
  let receiver: DeclarationID?
}

/// Whose values a value consists of or holds: an array of them hands out each.
private struct Held {
  /// Declared types.
  private(set) var types: [DeclarationID] = []
  /// The same, once they are many.
  private var known: Set<DeclarationID> = []
  /// Types' generic parameters, and protocols whose `self` it is.
  var parameters: [DeclarationID] = []

  /// The most types that are looked through one by one.
  private static let few = 16

  mutating func add(_ id: DeclarationID) {
    if types.count > Self.few {
      if known.isEmpty { known = Set(types) }
      guard known.insert(id).inserted else { return }
    } else if types.contains(id) {
      return
    }
    types.append(id)
  }
}

extension BodyWalker {
  /// What a value holds, or, if it is a function, takes or yields.
  private func passed(_ type: SwiftType, _ way: EscapeWay) -> Held {
    guard case .function(let parameters, let result) = type.unwrapped.form else {
      return held(by: type, way)
    }
    return held(by: [result] + parameters.map(\.type), way)
  }

  private func held(by type: SwiftType, _ way: EscapeWay) -> Held { held(by: [type], way) }

  /// The values inside of values of some types, at any depth. A type that has escaped often enough
  /// is not looked into again.
  private func held(by types: [SwiftType], _ way: EscapeWay) -> Held {
    var found = Held()
    for type in types { collect(type, &found) }
    guard way.reach > .value else { return found }
    var position = 0
    while position < found.types.count {
      let id = found.types[position]
      position += 1
      guard recorder?.mayTell(partsOf: id, way) ?? true else { continue }
      for part in knownParts(of: id, way.reach) { collect(part, &found) }
    }
    return found
  }

  /// The declared types and the parameters that a type is made of.
  private func collect(_ type: SwiftType, _ found: inout Held) {
    switch type.form {
    case .nominal(let id, let arguments):
      for argument in arguments { collect(argument, &found) }
      found.add(id)
    case .parameter(let id):
      if program[id].kind == .protocolType || isOfType(id) { found.parameters.append(id) }
    case .external(_, let arguments):
      for argument in arguments { collect(argument, &found) }
    case .optional(let type): collect(type, &found)
    case .tuple(let elements):
      for element in elements { collect(element.type, &found) }
    default: break
    }
  }

  /// The same as `parts(of:_:)`, each type once. It is kept as long as provisional answers
  /// are.
  private func knownParts(of id: DeclarationID, _ reach: Reach) -> [SwiftType] {
    let question = Parts(type: id, reach: reach)
    if let known = resolver.known.partsOfTypes[question] { return known }
    var seen: Set<SwiftType> = []
    let found = parts(of: id, reach).filter { seen.insert($0).inserted }
    resolver.known.partsOfTypes[question] = found
    return found
  }

  /// The types of what a value of a declared type consists of, as far as code can look into it.
  private func parts(of id: DeclarationID, _ reach: Reach) -> [SwiftType] {
    guard program.isSource(id) else { return [] }
    switch program[id].kind {
    case .structType where reach >= .contents, .classType where reach == .instances,
      .actorType where reach == .instances:
      return resolver.storedProperties(of: id).map { resolver.type(of: $0) }
    case .enumType where reach >= .contents:
      return resolver.symbols.members(heldBy: id).filter { program[$0].kind == .enumCase }
        .flatMap { resolver.parameterList(of: $0).map(\.type) }
    default: return []
    }
  }
}
