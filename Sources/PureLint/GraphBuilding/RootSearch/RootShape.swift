import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The shape of a root: a type that builds services out of its own.
///
/// A service is wired if one of its arguments is a member of the type, or a local on the way, that
/// the type made and that has an identity: an instance of a class, or of what was wired before; for
/// what is named as a root also if it is given the type itself.
struct RootShape {
  private let type: DeclarationID
  private let resolver: Resolver
  /// The constructions in the type's own members.
  private let constructions: [Construction]
  /// Where it makes services, by file and token.
  private let sites: [Site]
  private let built: BuiltTypes
  private let isNamed: Bool

  private var program: Program { resolver.program }

  /// - Parameter constructions: Those in the type's own members.
  init(of type: DeclarationID, _ constructions: [Construction], _ resolver: Resolver) {
    self.type = type
    self.resolver = resolver
    self.constructions = constructions
    built = BuiltTypes(Set(constructions.map(\.declaration)), resolver)
    isNamed = RootWords.isRoot(type, resolver.program)
    let program = resolver.program
    sites = constructions.filter { Self.isService($0.declaration, besides: type, program) }
      .map { Site(file: $0.place.file, token: $0.place.token, service: $0.declaration) }
      .sorted { ($0.file, $0.token) < ($1.file, $1.token) }
  }

  private struct Site {
    let file: Int
    let token: TokenIndex
    let service: DeclarationID
  }

  /// Whether the type is a root, given that an entry point holds it.
  ///
  /// A delegate or an `App` is a root only if it wires more than two services. A type that is not
  /// named as a root has to build at least as much as it does otherwise. One that is named so may
  /// also just keep what it is given, if it does nothing else.
  func isRoot(isEntryPoint: Bool, isHeld: Bool) -> Bool {
    guard isEntryPoint || !RootWords.isOther(type, resolver) else { return false }
    let count = wiredServices().count
    if isEntryPoint { return count > 2 }
    if RootWords.isContainer(type, program), buildsOfArguments() { return true }
    if isNamed { return count > 0 || isHeld && keepsObjects() && onlyBuilds() }
    return count > 1 ? mostlyBuilds() : count > 0 && onlyHandsOut()
  }

  // MARK: Services

  /// The types of services that the type makes of what it made itself. A screen, which shows
  /// services, is none.
  private func wiredServices() -> Set<DeclarationID> {
    var wired: Set<DeclarationID> = []
    var waiting: [(service: DeclarationID, given: [DeclarationID])] = []
    for construction in constructions where isService(construction.declaration) {
      if isNamed, construction.arguments.contains(where: { $0.type.declaration == type }) {
        wired.insert(construction.declaration)
      } else {
        waiting.append((construction.declaration, construction.arguments.flatMap(made)))
      }
    }
    var count = -1
    while count != wired.count {
      count = wired.count
      waiting.removeAll { service, given in
        if given.contains(where: { hasIdentity($0, wired) }) { wired.insert(service) }
        return wired.contains(service)
      }
    }
    return wired.filter { !RootWords.isScreen($0, resolver) }
  }

  private func isService(_ id: DeclarationID) -> Bool {
    Self.isService(id, besides: type, program)
  }

  private static func isService(
    _ id: DeclarationID,
    besides type: DeclarationID,
    _ program: Program
  ) -> Bool {
    let kind = program[id].kind
    return id != type && program.isSource(id) && kind != .enumType && kind != .protocolType
      && !program.targets.isTest(file: program[id].file)
  }

  /// The types of what an argument is made of, as far as the type made that.
  private func made(in argument: Construction.Argument) -> [DeclarationID] {
    let tree = program.trees[argument.file]
    let node = tree.nodes[argument.node.position]
    let tokens = node.firstToken..<node.endToken
    let first = sites[...].partitioningIndex {
      ($0.file, $0.token.rawValue) >= (argument.file, tokens.lowerBound)
    }
    let inside = sites[first...].prefix {
      $0.file == argument.file && $0.token.rawValue < tokens.upperBound
    }
    let mentioned = resolver.references.references(in: argument.file, tokens).map(\.target)
      .filter { isOwn($0) && isMade($0) }
    return inside.map(\.service)
      + mentioned.compactMap { yielded(by: resolver.type(of: $0)) }
  }

  /// The declared type of a value, or of what it yields as a function.
  private func yielded(by type: SwiftType) -> DeclarationID? {
    switch type.unwrapped.form {
    case .nominal(let id, _): id
    case .function(_, let result): yielded(by: result)
    default: nil
    }
  }

  /// Whether a declaration is a member of the type, its own or one that a protocol or a base class
  /// gives it, or a local of one; not a parameter.
  private func isOwn(_ id: DeclarationID) -> Bool {
    let kind = program[id].kind
    guard kind == .variable || kind == .function, program.isSource(id) else { return false }
    let holder = resolver.holder(of: program.memberDeclaration(around: id))
    return holder == type || resolver.ancestors(of: type).contains(holder)
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
    return type.declaration.map(built.types.contains) ?? false
      || built.mayBeValues(of: type.unwrapped)
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
    let builders = builders()
    let workers = functions().count { function in
      !builders.contains(function) && resolver.resultType(of: function) == .void
    }
    return workers <= builders.count
  }

  /// Whether each of the functions builds something, but for those that are there for the type alone.
  private func onlyBuilds() -> Bool {
    builders().isSuperset(of: functions().filter { !program[$0].traits.contains(.isPrivate) })
  }

  /// The members that build services, or the type itself.
  private func builders() -> Set<DeclarationID> {
    let built = constructions.filter { isService($0.declaration) || $0.declaration == type }
    return Set(built.compactMap(\.place.source).map { program.memberDeclaration(around: $0) })
  }

  private func functions() -> [DeclarationID] {
    members().filter { program[$0].kind == .function }
  }

  /// Whether an instance has properties alone, of which others may ask for two objects or more.
  private func onlyHandsOut() -> Bool {
    let own = members().filter { !program[$0].traits.contains(.isStatic) }
    let offered = own.count { member in
      program[member].kind == .variable && !program[member].traits.contains(.isPrivate)
        && isObject(resolver.type(of: member))
    }
    return offered > 1 && !own.contains { program[$0].kind == .function }
  }

  /// Whether a property that an initializer sets holds an object of the app's.
  private func keepsObjects() -> Bool {
    resolver.storedProperties(of: type).contains { property in
      program[property].traits.isDisjoint(with: [.hasInitialValue, .isLazy, .hasWrapper])
        && isObject(resolver.type(of: property))
    }
  }

  private func isObject(_ type: SwiftType) -> Bool {
    guard let id = type.declaration else { return false }
    return program.isSource(id) && program[id].kind.isReferenceType
  }

  private func members() -> [DeclarationID] {
    ([type] + resolver.extensions(of: type)).flatMap { resolver.symbols.members(heldBy: $0) }
  }
}
