import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The keys of a program, and what gives them values for the app.
struct DependencyKeys {
  /// In source order.
  private(set) var all: [DeclarationID] = []
  /// Those that have no value for the app but what is in sight, in source order.
  private(set) var judged: [DeclarationID] = []
  /// What gives keys their values for the app, tests aside, by the names of keys.
  private var live: [Name: [DeclarationID]] = [:]
  /// The names of keys that something gives a value for the app, tests included.
  private var liveNames: Set<Name> = []

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let names = [DependencyNames.testKey, DependencyNames.key]
    // A copy of the library among the sources may be any version of it.
    guard program.isImported(DependencyNames.modules),
      (names + [DependencyNames.values]).allSatisfy({ resolver.symbols.topLevel($0).isEmpty })
    else { return }
    let found = resolver.symbols.possibleSubtypes(of: names).compactMap {
      resolver.selfDeclaration(of: $0)
    }
    all = Set(found).filter { program.isSource($0) && program[$0].kind != .protocolType }.sorted()
    for giver in resolver.symbols.possibleSubtypes(of: [DependencyNames.key]).sorted() {
      liveNames.insert(program[giver].name)
      guard !program.targets.isTest(file: program[giver].file) else { continue }
      live[program[giver].name, default: []].append(giver)
    }
    judged = all.filter(isJudged)
  }

  /// What may give a key its value for the app.
  func live(_ key: DeclarationID) -> [DeclarationID] { live[program[key].name] ?? [] }

  /// Whether nobody out of sight can give a key a value for the app: a public one has it in sight.
  private func isJudged(_ key: DeclarationID) -> Bool {
    let declaration = program[key]
    guard !isForOthers(key) || !live(key).isEmpty, !declaration.traits.contains(.isGeneric),
      !program.targets.isTest(file: declaration.file),
      !program.targets.isLeftOut(file: declaration.file),
      live(key).allSatisfy({ resolver.selfDeclaration(of: $0) == key })
    else { return false }
    let tree = program.tree(of: key)
    let isPlain = tree.children(declaration.node).allSatisfy { child in
      tree.kind(child) != .attribute
        || tree.type(in: child).map { DependencyNames.plainAttributes.contains(tree.name($0)) }
          == true
    }
    return isPlain && isAskedForTests(key)
  }

  /// Whether modules out of sight may extend a type: it is public, in a package whose app is not in
  /// view. What stands in a public extension is public.
  private func isForOthers(_ key: DeclarationID) -> Bool {
    let isPublic =
      program[key].traits.contains(.isPublic)
      || program[key].parent.map { program[$0].traits.contains(.isPublic) } == true
    let targets = program.targets
    let file = program[key].file
    return isPublic
      && (targets.isForClients(file: file)
        || targets.targets(ofFile: file).contains { targets[$0].kind == .unknown })
  }

  /// Whether a type conforms to the protocol of test values, and to nothing else that may be a key's
  /// but what is known to give it a value for the app.
  private func isAskedForTests(_ key: DeclarationID) -> Bool {
    let isLive = liveNames.contains(program[key].name)
    let supertypes = resolver.allSupertypes(of: .nominal(key, [])).filter {
      !isLive || Self.name(of: $0) != DependencyNames.key
    }
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
