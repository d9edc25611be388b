/// A registry that an app declares itself, known by its shape alone: a type that owns a dictionary of
/// closures or of anything, a generic function that writes it under a key made of its type parameter,
/// and one that reads it and returns that type.
struct RegistryShape {
  let type: DeclarationID
  /// The functions that register something, with those that only hand on what they are given, and
  /// the requirements of protocols that they meet.
  let writers: Set<DeclarationID>
  /// The functions that ask, with the requirements of protocols that they meet.
  let readers: Set<DeclarationID>
  /// Whether something else writes the dictionary than functions that register.
  let isOpen: Bool
  /// Whether what is registered later always takes the place of what was before.
  let replaces: Bool
}

/// The search for types that have the shape of a registry.
struct RegistryShapes {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  // MARK: By declarations

  /// A type that may be a registry, as far as its declarations tell.
  struct Candidate {
    let type: DeclarationID
    let dictionaries: [DeclarationID]
    /// The generic functions that are handed something of their type parameter.
    var writers: [DeclarationID] = []
    /// The generic functions that return their type parameter.
    var readers: [DeclarationID] = []
  }

  /// In source order.
  func candidates() -> [Candidate] {
    var dictionaries: [DeclarationID: [DeclarationID]] = [:]
    for file in program.sourceFiles {
      for index in program.files[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        if let owner = owner(ofDictionary: id) { dictionaries[owner, default: []].append(id) }
      }
    }
    return dictionaries.keys.sorted().compactMap { candidate($0, with: dictionaries[$0] ?? []) }
  }

  /// The type that stores a dictionary of services.
  private func owner(ofDictionary id: DeclarationID) -> DeclarationID? {
    let declaration = program[id]
    guard declaration.kind == .variable,
      declaration.traits.isDisjoint(with: [.isLocal, .isComputed]),
      let parent = declaration.parent, program[parent].kind.holdsMembers,
      isDictionary(declaration, program.tree(of: id)),
      let type = resolver.selfDeclaration(of: parent), program.isSource(type),
      hasGenericFunctions(type), holdsServices(resolver.type(of: id))
    else { return nil }
    return type
  }

  /// Whether a type has functions for any type, which costs less to see than what it stores.
  private func hasGenericFunctions(_ type: DeclarationID) -> Bool {
    ([type] + resolver.extensions(of: type)).contains { block in
      resolver.symbols.members(heldBy: block).contains { member in
        program[member].kind == .function && program[member].traits.contains(.isGeneric)
      }
    }
  }

  private func candidate(
    _ type: DeclarationID,
    with dictionaries: [DeclarationID]
  ) -> Candidate? {
    var found = Candidate(type: type, dictionaries: dictionaries)
    let names = Set(dictionaries.map { program[$0].name })
    for member in resolver.members(of: type).all where program[member].kind == .function {
      guard let parameter = resolver.parameters(of: member).first, mayUse(names, member) else {
        continue
      }
      if yields(parameter, member) {
        found.readers.append(member)
      } else if takes(parameter, member) {
        found.writers.append(member)
      }
    }
    return found.writers.isEmpty || found.readers.isEmpty ? nil : found
  }

  /// Whether a property is written as a dictionary, which costs less to see than its type.
  private func isDictionary(_ declaration: Declaration, _ tree: SyntaxTree) -> Bool {
    if let type = tree.annotatedType(of: declaration.node) {
      return tree.kind(type) == .dictionaryType
    }
    let value = tree.initialValue(of: declaration.node)
    let callee = value.flatMap { tree.kind($0) == .call ? tree.expression(in: $0) : nil }
    return callee.map { tree.kind($0) == .dictionaryExpression } ?? false
  }

  /// Whether a dictionary holds closures, what may be anything, or what keeps one of both.
  private func holdsServices(_ type: SwiftType) -> Bool {
    guard case .nominal(_, let arguments) = type.unwrapped.form, arguments.count == 2 else {
      return false
    }
    return yieldsAnything(arguments[1]) || arguments[1].declaration.map(keepsServices) ?? false
  }

  /// Whether a declared type keeps, or promises, what may be anything.
  private func keepsServices(_ type: DeclarationID) -> Bool {
    program.isSource(type)
      && resolver.members(of: type).all.contains { member in
        switch program[member].kind {
        case .variable: yieldsAnything(resolver.type(of: member))
        case .function: isAny(resolver.resultType(of: member))
        default: false
        }
      }
  }

  /// Whether a value may be anything, or is a closure whose result may be.
  private func yieldsAnything(_ type: SwiftType) -> Bool {
    if case .function(_, let result) = type.unwrapped.form { return isAny(result) }
    return isAny(type)
  }

  private func isAny(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.unwrapped.form {
      return name == resolver.language.any || name == "AnyObject"
    }
    return false
  }

  private func yields(_ parameter: DeclarationID, _ function: DeclarationID) -> Bool {
    resolver.resultType(of: function).unwrapped == .parameter(parameter)
  }

  /// Whether a function is handed what it registers: of its type parameter, or of any type behind a
  /// type that is named.
  private func takes(_ parameter: DeclarationID, _ function: DeclarationID) -> Bool {
    let given = resolver.parameterList(of: function).map(\.type.unwrapped)
    let values = given.map { type -> SwiftType in
      if case .function(_, let result) = type.form { return result.unwrapped }
      return type
    }
    if values.contains(.parameter(parameter)) { return true }
    let others = Set(resolver.parameters(of: function).map { SwiftType.parameter($0) })
    return given.contains(.metatype(.parameter(parameter)))
      && values.contains { isAny($0) || others.contains($0) }
  }

  // MARK: By bodies

  /// The candidates whose functions do what their declarations promise.
  func confirmed() -> [RegistryShape] {
    let candidates = candidates()
    guard !candidates.isEmpty else { return [] }
    let facades = RegistryFacades(resolver)
    return candidates.compactMap { shape(of: $0, facades) }
  }

  private func shape(of candidate: Candidate, _ facades: RegistryFacades) -> RegistryShape? {
    let mentions = candidate.dictionaries.flatMap { resolver.references.references(to: $0) }
    let members = Set(
      mentions.compactMap { mention in mention.place.source.map(program.memberDeclaration) }
    )
    let writers = candidate.writers.filter { members.contains($0) && makesKey($0) }
    let readers = candidate.readers.filter { members.contains($0) && makesKey($0) }
    guard !writers.isEmpty, !readers.isEmpty else { return nil }
    let known = Set(writers + readers + candidate.dictionaries)
    return RegistryShape(
      type: candidate.type,
      writers: facades.writers(of: withRequirements(writers)),
      readers: withRequirements(readers),
      isOpen: mentions.contains { mention in
        mention.isWrite
          && !(mention.place.source.map(program.memberDeclaration).map(known.contains) ?? false)
      },
      replaces: writers.allSatisfy { writer in
        candidate.dictionaries.contains { alwaysTouches($0, writer) }
      }
    )
  }

  /// Whether a function comes to a dictionary, and always does wherever it mentions it.
  private func alwaysTouches(_ dictionary: DeclarationID, _ function: DeclarationID) -> Bool {
    let mentions = resolver.references.references(to: dictionary).map(\.place).filter { place in
      place.source.map(program.memberDeclaration) == function
    }
    return !mentions.isEmpty && !mentions.contains(where: \.isConditional)
  }

  private func withRequirements(_ functions: [DeclarationID]) -> Set<DeclarationID> {
    Set(functions).union(functions.flatMap { resolver.requirementsCalledAlike($0) })
  }

  /// Whether the body of a function does something with its type parameter as a value, which is how a
  /// key is made of it: `ObjectIdentifier(Service.self)`, `"\(type)"`.
  private func makesKey(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    guard let body = tree.child(program[function].node, .codeBlock) else { return false }
    let (generics, names) = (genericNames(of: function), metatypeNames(of: function))
    return (body.position..<tree.end(of: body)).map { NodeIndex($0) }.contains { node in
      switch tree.kind(node) {
      case .nameExpression: names.contains(tree.name(node))
      case .memberAccess:
        tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
          && tree.expression(in: node).map { generics.contains(name(ofType: $0, tree)) } == true
      default: false
      }
    }
  }

  /// Whether a function may mention a dictionary and make a key, as far as the words of its body tell,
  /// parsed or not: one is a parameter that stands for a type, or a type parameter with a period behind
  /// it. The storage of a property that is wrapped begins with `_`.
  private func mayUse(_ dictionaries: Set<Name>, _ function: DeclarationID) -> Bool {
    let (tree, node) = (program.tree(of: function), program[function].node)
    guard let body = tree.child(node, .codeBlock) ?? tree.child(node, .skippedBody) else {
      return false
    }
    let (generics, names) = (genericNames(of: function), metatypeNames(of: function))
    let (bytes, range) = (tree.source.bytes, tree.range(body))
    var (makesKey, mentions) = (false, false)
    NameSet.visitWords(in: bytes[Int(range.lowerBound)..<Int(range.upperBound)]) { name, word in
      if names.contains(name) || generics.contains(name) && bytes.mayGoOn(behind: word.upperBound) {
        makesKey = true
      }
      let isStorage = bytes[word.lowerBound] == UInt8(ascii: "_")
      let wrapped = isStorage ? bytes[word.dropFirst()].withUnsafeBufferPointer { Name($0) } : name
      if dictionaries.contains(name) || dictionaries.contains(wrapped) { mentions = true }
      return !(makesKey && mentions)
    }
    return makesKey && mentions
  }

  private func genericNames(of function: DeclarationID) -> Set<Name> {
    Set(resolver.parameters(of: function).map { program[$0].name })
  }

  /// The names of the parameters that stand for types.
  private func metatypeNames(of function: DeclarationID) -> Set<Name> {
    let types = resolver.parameterDeclarations(of: function).filter {
      resolver.type(of: $0).instance != nil
    }
    return Set(types.map { program[$0].name })
  }

  /// The name of a type, or of the one whose metatype is named: `Service.Type`.
  private func name(ofType node: NodeIndex, _ tree: SyntaxTree) -> Name {
    let isMetatype = tree.kind(node) == .memberAccess && tree.name(node) == "Type"
    return tree.name(isMetatype ? tree.expression(in: node) ?? node : node)
  }
}

extension [UInt8] {
  /// Whether a period may stand behind a position, with white space or a comment between.
  fileprivate func mayGoOn(behind position: Int) -> Bool {
    let next = self[position...].first { $0 > UInt8(ascii: " ") }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "/")
  }
}
