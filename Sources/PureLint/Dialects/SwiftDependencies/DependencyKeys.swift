/// The keys of a program, and those among them that have a value for tests alone.
struct DependencyKeys {
  /// In source order.
  private(set) var all: [DeclarationID] = []
  /// Those that are sure to have no value for the app, in source order.
  private(set) var testOnly: [DeclarationID] = []

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let names = [DependencyNames.testKey, DependencyNames.key]
    // A copy of the library among the sources may be any version of it.
    guard program.sourceFiles.contains(where: { program.imports(DependencyNames.modules, in: $0) }),
      (names + [DependencyNames.values]).allSatisfy({ resolver.symbols.topLevel($0).isEmpty })
    else { return }
    let found = resolver.symbols.possibleSubtypes(of: names).compactMap {
      resolver.selfDeclaration(of: $0)
    }
    all = Set(found).filter { program.isSource($0) && program[$0].kind != .protocolType }.sorted()
    let live = resolver.symbols.possibleSubtypes(of: [DependencyNames.key])
    let liveNames = Set(live.map { program[$0].name })
    testOnly = all.filter { !liveNames.contains(program[$0].name) && isTestOnly($0) }
  }

  /// Whether nothing in sight, and nobody out of sight, can give a key a value for the app.
  private func isTestOnly(_ key: DeclarationID) -> Bool {
    let declaration = program[key]
    guard !isPublic(key), !declaration.traits.contains(.isGeneric),
      !program.targets.isTest(file: declaration.file),
      !program.targets.isLeftOut(file: declaration.file)
    else { return false }
    let tree = program.tree(of: key)
    let isPlain = tree.children(declaration.node).allSatisfy { child in
      tree.kind(child) != .attribute
        || tree.type(in: child).map { DependencyNames.plainAttributes.contains(tree.name($0)) }
          == true
    }
    return isPlain && isAskedForTests(key)
  }

  /// Whether modules out of sight may extend a type; what stands in a public extension is public.
  private func isPublic(_ key: DeclarationID) -> Bool {
    program[key].traits.contains(.isPublic)
      || program[key].parent.map { program[$0].traits.contains(.isPublic) } == true
  }

  /// Whether a type conforms to the protocol of test values, and to nothing else that may be a key's.
  private func isAskedForTests(_ key: DeclarationID) -> Bool {
    let supertypes = resolver.allSupertypes(of: .nominal(key, []))
    return supertypes.contains { Self.name(of: $0) == DependencyNames.testKey }
      && supertypes.allSatisfy { supertype in
        supertype.declaration != nil
          || Self.name(of: supertype).map(DependencyNames.plainProtocols.contains) == true
      }
  }

  private static func name(of type: SwiftType) -> Name? {
    if case .external(let name, _) = type.form { name } else { nil }
  }
}
