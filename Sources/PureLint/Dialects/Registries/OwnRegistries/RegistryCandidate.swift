import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A type that may be a registry, as far as its declarations and the words of its functions tell.
struct RegistryCandidate {
  let type: DeclarationID
  let dictionaries: [DeclarationID]
  /// The generic functions that are handed something of their type parameter.
  var writers: [DeclarationID] = []
  /// The generic functions that return their type parameter.
  var readers: [DeclarationID] = []

  /// All of a program, in source order.
  static func all(_ resolver: Resolver) -> [RegistryCandidate] {
    RegistryCandidates(resolver).all()
  }
}

/// The search for types that may be registries.
private struct RegistryCandidates {
  private let resolver: Resolver
  private let keys: RegistryKeys

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    keys = RegistryKeys(resolver)
  }

  func all() -> [RegistryCandidate] {
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
  ) -> RegistryCandidate? {
    var found = RegistryCandidate(type: type, dictionaries: dictionaries)
    let words = words(mentioning: dictionaries)
    for member in resolver.members(of: type).all where program[member].kind == .function {
      guard let parameter = resolver.parameters(of: member).first,
        mayMention(words, member), keys.mayMakeKey(member)
      else { continue }
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
