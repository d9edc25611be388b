/// What a type builds from what it builds itself, which tells a root from other types.
///
/// A service is wired if one of its arguments is a member of the type, or a local on the way, that
/// the type made and that has an identity: an instance of a class, or of what was wired before.
struct RootShape {
  private let type: DeclarationID
  private let resolver: Resolver
  /// The constructions in the type's own members.
  private let constructions: [Construction]
  private let builtTypes: Set<DeclarationID>

  private var program: Program { resolver.program }

  /// - Parameter constructions: Those in the type's own members.
  init(of type: DeclarationID, _ constructions: [Construction], _ resolver: Resolver) {
    self.type = type
    self.resolver = resolver
    self.constructions = constructions
    builtTypes = Set(constructions.map(\.declaration))
  }

  /// Whether the type is a root, given that an entry point holds it.
  ///
  /// A delegate or an `App` is one of its own accord only if it wires more than a thing or two; what
  /// is not named as a root also has to build at least as much as it does otherwise.
  func isRoot(isEntryPoint: Bool) -> Bool {
    guard isEntryPoint || !RootWords.isOther(type, resolver) else { return false }
    let count = wiredServices().count
    if isEntryPoint { return count > 2 }
    if RootWords.isContainer(type, program), buildsOfArguments() { return true }
    if RootWords.isRoot(type, program) { return count > 0 }
    return count > 1 && mostlyBuilds()
  }

  // MARK: Services

  /// The types of services that are made of what the type made itself; what shows them is none.
  private func wiredServices() -> Set<DeclarationID> {
    var wired: Set<DeclarationID> = []
    var count = -1
    while count != wired.count {
      count = wired.count
      for construction in constructions where isService(construction.declaration) {
        guard !wired.contains(construction.declaration),
          construction.arguments.contains(where: { isOwn($0, of: construction, wired) })
        else { continue }
        wired.insert(construction.declaration)
      }
    }
    return wired.filter { !RootWords.isScreen($0, resolver) }
  }

  private func isService(_ id: DeclarationID) -> Bool {
    let kind = program[id].kind
    return id != type && program.isSource(id) && kind != .enumType && kind != .protocolType
      && !program.targets.isTest(file: program[id].file)
  }

  /// Whether an argument is something with an identity that the type made.
  private func isOwn(
    _ argument: Construction.Argument,
    of construction: Construction,
    _ wired: Set<DeclarationID>
  ) -> Bool {
    let tree = program.trees[argument.file]
    let node = tree.nodes[argument.node.position]
    let tokens = node.firstToken..<node.endToken
    let isBuiltInPlace = constructions.contains { inner in
      inner.place.file == argument.file && tokens.contains(inner.place.token.rawValue)
        && isService(inner.declaration) && hasIdentity(inner.declaration, wired)
    }
    return isBuiltInPlace
      || resolver.references.references(in: argument.file, tokens).contains { reference in
        isOwn(reference.target) && isMade(reference.target)
          && hasIdentity(resolver.type(of: reference.target), wired)
      }
  }

  /// Whether a declaration is a member of the type or a local of one; not a parameter.
  private func isOwn(_ id: DeclarationID) -> Bool {
    let kind = program[id].kind
    guard kind == .variable || kind == .function, program.isSource(id) else { return false }
    let member = program.memberDeclaration(around: id)
    return PureRoots.holder(of: member, resolver) == type
  }

  private func hasIdentity(_ type: SwiftType, _ wired: Set<DeclarationID>) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): hasIdentity(id, wired)
    case .function(_, let result): hasIdentity(result, wired)
    default: false
    }
  }

  private func hasIdentity(_ id: DeclarationID, _ wired: Set<DeclarationID>) -> Bool {
    program.isSource(id) && (program[id].kind.isReferenceType || wired.contains(id))
  }

  /// Whether a member or local gets its value from the type rather than from whoever makes it.
  private func isMade(_ id: DeclarationID) -> Bool {
    let traits = program[id].traits
    if program[id].kind == .function || traits.contains(.isLocal) { return true }
    if !traits.isDisjoint(with: [.hasInitialValue, .isLazy, .isComputed]) { return true }
    let type = resolver.type(of: id)
    return builtTypes.contains { built in
      built == type.declaration || resolver.isSubtype(.nominal(built, []), of: type.unwrapped)
    }
  }

  /// Whether the type makes a service of something, wherever it has that from.
  private func buildsOfArguments() -> Bool {
    constructions.contains { construction in
      isService(construction.declaration) && !construction.arguments.isEmpty
        && !RootWords.isScreen(construction.declaration, resolver)
    }
  }

  // MARK: What else it does

  /// Whether no more of the functions work for themselves than there are members that build.
  private func mostlyBuilds() -> Bool {
    let builders = Set(
      constructions.filter { isService($0.declaration) }.compactMap(\.place.source).map {
        program.memberDeclaration(around: $0)
      }
    )
    let members = ([type] + resolver.extensions(of: type)).flatMap {
      resolver.symbols.members(heldBy: $0)
    }
    let workers = members.count { member in
      program[member].kind == .function && !builders.contains(member)
        && resolver.resultType(of: member) == .void
    }
    return workers <= builders.count
  }
}
