import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A type that may be a registry, as far as its declarations and the words of its functions tell.
struct RegistryCandidate {
  let type: DeclarationID
  let dictionaries: [DeclarationID]
  /// The generic functions that are handed something of their type parameter, and the subscripts that
  /// are assigned it.
  var writers: [DeclarationID] = []
  /// The generic functions and subscripts that return their type parameter.
  var readers: [DeclarationID] = []
  /// The generic initializers of what the dictionaries hold: each says what is registered, and how it
  /// is made.
  var recordInitializers: [DeclarationID] = []

  /// All of a program, in source order.
  static func all(_ resolver: Resolver) -> [RegistryCandidate] {
    RegistryCandidates(resolver).all()
  }
}

/// The search for types that may be registries.
private struct RegistryCandidates {
  private let resolver: Resolver
  private let keys: RegistryKeys
  /// The names of all type aliases.
  private let aliases: Set<Name>

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    let program = resolver.program
    self.resolver = resolver
    keys = RegistryKeys(resolver)
    let found = program.declarations(in: program.files.indices) { $0.kind == .typealiasType }
    aliases = Set(found.map { program[$0].name })
  }

  func all() -> [RegistryCandidate] {
    var dictionaries: [DeclarationID: [DeclarationID]] = [:]
    var generics = GenericFunctions(resolver)
    let properties = program.sourceDeclarations {
      $0.kind == .variable && !$0.traits.contains(.isLocal)
    }
    for id in properties {
      if let owner = owner(ofDictionary: id, &generics) {
        dictionaries[owner, default: []].append(id)
      }
    }
    return dictionaries.keys.sorted().compactMap { candidate($0, with: dictionaries[$0] ?? []) }
  }

  /// The type with functions for any type that stores a dictionary of services, or one of whose nested
  /// types does.
  /// - Parameter id: A variable, and no local one.
  private func owner(
    ofDictionary id: DeclarationID,
    _ generics: inout GenericFunctions
  ) -> DeclarationID? {
    let declaration = program[id]
    guard let parent = declaration.parent, program[parent].kind.holdsMembers,
      !declaration.traits.contains(.isComputed) || program[parent].kind == .protocolType,
      mayBeDictionary(declaration, program.tree(of: id)),
      let type = resolver.extendedDeclaration(of: parent), program.isSource(type),
      let owner = generics.owner(around: type), holdsServices(resolver.type(of: id))
    else { return nil }
    return owner
  }

  private func candidate(
    _ type: DeclarationID,
    with dictionaries: [DeclarationID]
  ) -> RegistryCandidate? {
    var found = RegistryCandidate(
      type: type,
      dictionaries: dictionaries + dictionaries.flatMap(witnesses)
    )
    let words = words(mentioning: dictionaries)
    for member in resolver.members(of: type).all where program[member].kind.isCalled {
      guard let parameter = resolver.parameters(of: member).first,
        mayMention(words, member), keys.mayMakeKey(member)
      else { continue }
      if yields(parameter, member) {
        found.readers.append(member)
        if resolver.isSettable(member) { found.writers.append(member) }
      } else if takes(parameter, member) {
        found.writers.append(member)
      }
    }
    found.recordInitializers = dictionaries.flatMap(recordInitializers)
    let isFilled = !found.writers.isEmpty || !found.recordInitializers.isEmpty
    return isFilled && !found.readers.isEmpty ? found : nil
  }

  /// The initializers that tell of what a dictionary holds for which type it is, by their type
  /// parameter.
  private func recordInitializers(of dictionary: DeclarationID) -> [DeclarationID] {
    guard case .nominal(_, let arguments) = resolver.type(of: dictionary).unwrapped.form,
      let record = arguments.last?.declaration, program.isSource(record),
      program[record].kind != .protocolType, resolver.parameters(of: record).isEmpty
    else { return [] }
    return (resolver.members(of: record)["init"] ?? []).filter { initializer in
      guard let parameter = resolver.parameters(of: initializer).first else { return false }
      return takes(parameter, initializer) && keys.mayMakeKey(initializer)
    }
  }

  /// The properties by which types meet a protocol's requirement.
  private func witnesses(of requirement: DeclarationID) -> [DeclarationID] {
    guard let parent = program[requirement].parent, program[parent].kind == .protocolType else {
      return []
    }
    return resolver.heirs(of: parent).flatMap(resolver.storedProperties).filter {
      program[$0].name == program[requirement].name
    }
  }

  /// Whether a property is written as a dictionary, by the name of a type with arguments or by that of
  /// an alias, which costs less to see than its type.
  private func mayBeDictionary(_ declaration: Declaration, _ tree: SyntaxTree) -> Bool {
    if let type = tree.annotatedType(of: declaration.node) {
      guard tree.kind(type) == .identifierType else { return tree.kind(type) == .dictionaryType }
      return tree.child(type, .genericArgumentClause) != nil || aliases.contains(tree.name(type))
    }
    let value = tree.initialValue(of: declaration.node)
    let callee = value.flatMap { tree.kind($0) == .call ? tree.expression(in: $0) : nil }
    return callee.map {
      tree.kind($0) == .dictionaryExpression || tree.child($0, .genericArgumentClause) != nil
        || Self.tables.contains(tree.name($0))
    } ?? false
  }

  /// The library's dictionaries of anything.
  private static let tables: Set<Name> = ["NSMutableDictionary"]

  /// Whether a dictionary, or one behind a library's lock, holds closures, what may be anything, or
  /// what keeps one of both.
  private func holdsServices(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .external(let name, let arguments) where arguments.isEmpty:
      return Self.tables.contains(name)
    case .external(_, let arguments) where arguments.count == 1:
      guard case .nominal = arguments[0].form else { return false }
      return holdsServices(arguments[0])
    case .nominal(let id, let arguments) where arguments.count == 2:
      guard program[id].name == resolver.language.dictionary, !program.isSource(id) else {
        return false
      }
      return yieldsAnything(arguments[1]) || arguments[1].declaration.map(keepsServices) ?? false
    default: return false
    }
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

  /// Whether a value may be anything that is not told: `Any`, or what conforms to a protocol without
  /// requirements, by which an app marks what it registers.
  private func isAny(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .external(let name, _):
      name == resolver.language.any || name == "AnyObject" || name == "Sendable"
    case .nominal(let id, _):
      program.isSource(id) && program[id].kind == .protocolType
        && resolver.symbols.members(heldBy: id).isEmpty
    default: false
    }
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

  // MARK: By words

  /// The words that mention properties: their names, and those of the storage and the projection that
  /// a wrapper adds. Nil where a name is no word: `` `my services` ``.
  private func words(mentioning properties: [DeclarationID]) -> NameSet? {
    let names = properties.map { program.text($0) }
    guard names.allSatisfy(NameSet.isWord) else { return nil }
    return NameSet(names.flatMap { [$0, "_" + $0, "$" + $0] }.map { Name($0) })
  }

  /// Whether one of the words stands in a function, its body parsed or not; nil stands for any.
  private func mayMention(_ words: NameSet?, _ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    return words?.occurs(in: tree.bytes(of: program[function].node)) ?? true
  }
}

/// The types that have functions for any type.
private struct GenericFunctions {
  private let resolver: Resolver
  private var known: [DeclarationID: Bool] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The innermost such type around a type, which may be this one.
  mutating func owner(around type: DeclarationID) -> DeclarationID? {
    var next: DeclarationID? = type
    while let type = next {
      if has(type) { return type }
      next = program[type].parent.flatMap(resolver.extendedDeclaration)
    }
    return nil
  }

  private mutating func has(_ type: DeclarationID) -> Bool {
    if let known = known[type] { return known }
    let has = ([type] + resolver.extensions(of: type)).contains { block in
      resolver.symbols.members(heldBy: block).contains { member in
        program[member].kind.isCalled && program[member].traits.contains(.isGeneric)
      }
    }
    known[type] = has
    return has
  }
}

extension Declaration.Kind {
  /// Whether something is asked for by a call, or by brackets.
  fileprivate var isCalled: Bool { self == .function || self == .subscriptMember }
}

extension Resolver {
  /// The type or protocol that a block declares or extends.
  func extendedDeclaration(of block: DeclarationID) -> DeclarationID? {
    program[block].kind == .extensionBlock ? extendedType(of: block).bareDeclaration : block
  }
}
