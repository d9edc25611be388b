import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Functions of the sources that register or ask for what their callers choose: each call of one
/// stands for what its body does.
struct HelperCalls {
  let resolver: Resolver
  let flow: ContainerFlow
  /// Where generic functions of the sources are called.
  private var places: Set<Place> = []
  /// Where generic functions of a library are called, which an overload of the sources may be called
  /// like.
  private var libraryPlaces: Set<Place> = []

  /// By type, the properties that it wraps.
  let wrapped: [DeclarationID: [DeclarationID]]
  let fillers: WrapperFillers

  var program: Program { resolver.program }

  /// How many helpers may call each other.
  private static let depthLimit = 4

  init(_ resolver: Resolver, _ flow: ContainerFlow) {
    self.resolver = resolver
    self.flow = flow
    fillers = WrapperFillers(resolver)
    wrapped = Self.wrappedProperties(resolver)
    for call in resolver.facts.genericCalls {
      if program.isSource(call.function) {
        places.insert(call.place.unscoped)
      } else {
        libraryPlaces.insert(call.place.unscoped)
      }
    }
  }

  /// A key that a call in some body names.
  struct KeyedCall {
    var place: Place
    var call: NodeIndex
    /// The place of the call in the innermost helper that it stands for, if it does.
    var helperPlace: Place?
    var key: Registration.Key
    /// Where the container comes from.
    var containers: [ContainerOrigin] = [.unknown]
    /// The parameter that the name is, if it is one.
    var nameParameter: DeclarationID?
    /// The call in the body that says what becomes of the value, innermost helper first.
    var origin: Int
    /// Whether the value may be missing where the call stands.
    var isOptional = false
    /// How the function around fails where the value is missing, if it may.
    var handedOn: FailedCalls.Failure?
    /// Whether it asks whenever the code at its place runs.
    var isImmediate = false
    /// Whether it stands where a helper is called that asks what it is handed.
    var isRelayed = false
    /// Whether it stands in such a helper, so that its callers ask.
    var isForCallers = false
    /// Whether the wrapper asks whenever the property's owner is built.
    var isFilledAtOnce = false
    /// The property that gets the value, if its wrapper asks.
    var property: DeclarationID?
  }

  /// The calls that stand for one whose key its function's callers choose; the call itself, if that
  /// is none. What cannot be followed stays, with a key that may be any.
  ///
  /// - Parameter isTold: Whether what an overload of a library's does under the same key is known
  ///   besides.
  func expanded(_ call: KeyedCall, isTold: Bool = false) -> [KeyedCall] {
    var done: [KeyedCall] = []
    var waiting = [call]
    for _ in 0..<Self.depthLimit {
      let calls = waiting
      waiting = []
      for call in calls {
        guard let function = chooser(of: call) else {
          done.append(call)
          continue
        }
        if program[function].kind.isNominalType {
          let (found, isComplete) = instances(of: call, in: function)
          waiting += found
          if !isComplete { done.append(call) }
          continue
        }
        let (found, isComplete) = self.calls(of: function, isTold)
        waiting += found.map { instance(of: call, for: $0) }
        if !isComplete { done.append(call) }
      }
      if waiting.isEmpty { return done }
    }
    return done + waiting
  }

  /// The function whose callers choose a part of a key, or the type whose users do.
  private func chooser(of call: KeyedCall) -> DeclarationID? {
    let choosers = call.key.parts.compactMap { part -> DeclarationID? in
      if case .parameter(let id) = part.form { return program[id].parent }
      return nil
    }
    if let function = call.nameParameter.flatMap({ program[$0].parent }) {
      let type = resolver.owner(ofNested: function)
      return program[function].kind == .initializer && type.map(choosers.contains) ?? false
        ? type : function
    }
    return choosers.first {
      program[$0].kind == .function || program[$0].kind == .initializer
    } ?? choosers.first { program[$0].kind.isNominalType && program[$0].kind != .protocolType }
      ?? helper(forConformersIn: call)
  }

  /// The function of a protocol's extension that a call stands in, if its key names `Self`.
  private func helper(forConformersIn call: KeyedCall) -> DeclarationID? {
    guard conformer(in: call) != nil,
      let member = call.place.source.map(program.memberDeclaration),
      program[member].kind == .function
    else { return nil }
    return member
  }

  /// The protocol whose conforming type a key names: `Self` in an extension of it.
  private func conformer(in call: KeyedCall) -> DeclarationID? {
    call.key.parts.lazy.compactMap { part -> DeclarationID? in
      guard case .parameter(let id) = part.form, program[id].kind == .protocolType else {
        return nil
      }
      return id
    }
    .first
  }

  /// The type that a call names in front of its function; unknown where that is a value.
  private func receiver(of use: GenericCall) -> SwiftType {
    let tree = program.trees[use.place.file]
    guard let callee = tree.expression(in: use.call) else { return .unknown }
    guard tree.kind(callee) == .memberAccess else { return resolver.selfType(of: use.place.source) }
    return tree.expression(in: callee).map { resolver.namedType($0, at: use.place) } ?? .unknown
  }

  /// The calls of a function, also through a protocol that asks for it; whether these are all.
  private func calls(
    of function: DeclarationID,
    _ isTold: Bool
  ) -> (found: [GenericCall], isComplete: Bool) {
    let all = [function] + requirements(metBy: function)
    if resolver.parameters(of: function).isEmpty { return plainCalls(of: all) }
    let found = all.filter(program.isSource).flatMap(resolver.genericCalls.of)
    let isSeen = all.allSatisfy { function in
      resolver.references.references(to: function).allSatisfy { reference in
        places.contains(reference.place.unscoped)
          || isTold && libraryPlaces.contains(reference.place.unscoped)
          || reference.place.source.map(program.memberDeclaration) == function
      }
    }
    return (found, isSeen && !program.isForClients(function) && all.allSatisfy(isCalledByName))
  }

  /// The calls of functions without generic parameters; whether these are all.
  private func plainCalls(
    of functions: [DeclarationID]
  ) -> (found: [GenericCall], isComplete: Bool) {
    let calls = functions.filter(program.isSource).map(resolver.plainCalls)
    let isSeen = functions.allSatisfy { function in
      !program.isForClients(function) && isCalledByName(function)
        && !resolver.unknownReads.hasReads(of: function)
    }
    return (calls.flatMap { $0 ?? [] }, isSeen && !calls.contains { $0 == nil })
  }

  /// Whether all calls of a function name it: not those of operators, nor those of a value.
  private func isCalledByName(_ function: DeclarationID) -> Bool {
    let declaration = program[function]
    let kind = program.tree(of: function).tokens.kinds[declaration.nameToken.position]
    return declaration.name != "callAsFunction"
      && (declaration.kind == .initializer || kind.isIdentifierLike)
  }

  private func requirements(metBy function: DeclarationID) -> [DeclarationID] {
    guard let holder = resolver.owner(ofNested: function) else { return [] }
    let count = resolver.parameters(of: function).count
    let labels = resolver.parameterList(of: function).map(\.label)
    return resolver.ancestors(of: holder).sorted().flatMap { ancestor in
      resolver.members(of: ancestor)[program[function].name] ?? []
    }
    .filter {
      program[$0].kind == .function && resolver.parameters(of: $0).count == count
        && resolver.parameterList(of: $0).map(\.label) == labels
    }
  }

  private func instance(of call: KeyedCall, for use: GenericCall) -> KeyedCall {
    var made = KeyedCall(
      place: use.place,
      call: use.call,
      helperPlace: call.helperPlace ?? call.place,
      key: call.key,
      origin: call.origin,
      isOptional: call.isOptional,
      isImmediate: call.isImmediate
    )
    let helper = chooser(of: call)!
    made.containers = containers(of: call, in: helper, by: use.function, at: use.place)
    let generics = resolver.parameters(of: helper)
    var chosen = Substitution(generics, use.generics)
    learnFromInitializers(of: use, &chosen)
    if let conformer = conformer(in: call) { chosen[conformer] = receiver(of: use) }
    made.key.type = resolver.substitute(chosen, in: call.key.type)
    made.key.arguments = call.key.arguments.map { arguments in
      arguments.map { resolver.substitute(chosen, in: $0) }
    }
    if let parameter = call.nameParameter {
      let position = resolver.parameterDeclarations(of: helper).firstIndex(of: parameter)
      let parameters = resolver.parameterDeclarations(of: use.function)
      let argument = use.arguments.first { given in
        position.map { $0 < parameters.count && parameters[$0] == given.parameter } ?? false
      }
      made.setName(name(in: argument?.node, of: use, for: parameter))
    }
    if call.isOptional, let failure = call.handedOn {
      let failures = FailedCalls(resolver)
      made.isOptional = !failures.isFatal(use.call, at: use.place, failure)
      made.handedOn = failures.handedOn(use.call, at: use.place, failure)
    }
    if case .optional(let wrapped) = made.key.type.form, case .parameter = call.key.type.form {
      made.key.type = wrapped.unwrapped
      made.isOptional = !ForcedValues(resolver).isForced(use.call, at: use.place)
    }
    return made
  }
}

extension HelperCalls {
  /// The name that a call hands to a helper's parameter, or that the parameter has without.
  private func name(
    in argument: NodeIndex?,
    of use: GenericCall,
    for parameter: DeclarationID
  ) -> KeyName {
    if let argument { return KeyName(resolver, argument, at: use.place) }
    let declared = program[parameter]
    let place = Place(file: declared.file, token: declared.nameToken, source: declared.parent)
    return KeyName(resolver, program.tree(of: parameter).initialValue(of: declared.node), at: place)
  }
}

extension HelperCalls.KeyedCall {
  mutating func setName(_ name: KeyName) {
    key.name = name.text
    key.isNameOpen = name.isOpen
    nameParameter = name.parameter
  }
}

extension Registration.Key {
  /// The types that the key is made of, with all their parts.
  fileprivate var parts: [SwiftType] {
    var found: [SwiftType] = []
    for type in [type] + (arguments ?? []) {
      _ = type.map { part in
        found.append(part)
        return nil
      }
    }
    return found
  }
}
