import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The types that are containers of the library: those that are imported from it, copies of it
/// among the sources, and classes that inherit from either. A project's own type of that name is
/// none.
struct SwinjectLibrary {
  static let containerName: Name = "Container"

  /// The modules whose import shows that a file may register something.
  static let modules: Set<Name> = Interface.swinject.exporters.union(["Swinject"])

  static let functionNames: Set<Name> = ["register", "_register", "autoregister"]
  static let requestName: Name = "resolve"

  private let resolver: Resolver
  /// The classes of copies of the library.
  private let copies: Set<DeclarationID>
  /// The containers, and what they are asked as.
  private let holders: Set<DeclarationID>
  /// Whether some file imports the library for all others.
  private let isExported: Bool

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    copies = Set(
      resolver.symbols.topLevel(Self.containerName).filter {
        program.isSource($0) && Self.isContainer($0, resolver)
      }
    )
    let declared = [Self.containerName, "Resolver", "Assembler"].flatMap {
      resolver.symbols.topLevel($0)
    }
    .filter { !program.isSource($0) && Self.isOfInterface($0, program) }
    holders = copies.reduce(into: Set(declared).union(copies)) { holders, copy in
      holders.formUnion(resolver.ancestors(of: copy))
    }
    isExported = program.sourceFiles.contains { program.exports(Self.modules, in: $0) }
  }

  /// Whether a declaration is part of our interface of the library, rather than of another's.
  private static func isOfInterface(_ id: DeclarationID, _ program: Program) -> Bool {
    program.trees.paths[Int(id.file)] == Interface.swinject.module
  }

  /// Whether a declared class has the shape of the library's: a service is registered by its type
  /// and a name, with a factory that is given the container as a resolver, and what that yields says
  /// how long it is kept. Any other container of that name is the app's own.
  private static func isContainer(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    guard program[id].kind == .classType else { return false }
    let supertypes = resolver.allSupertypes(of: .nominal(id, [])).compactMap(\.declaration)
    return resolver.findMembers("register", of: .nominal(id, [])).contains { member in
      let parameters = resolver.parameterList(of: member.id)
      guard parameters.contains(where: { $0.label == "name" }),
        case .function(let given, _)? = parameters.last?.type.unwrapped.form,
        let resolved = given.first?.type.declaration
      else { return false }
      return program[resolved].kind == .protocolType && supertypes.contains(resolved)
        && resolver.resultType(of: member.id).declaration.map { entry in
          resolver.findMembers("inObjectScope", of: .nominal(entry, [])).isEmpty == false
        } ?? false
    }
  }

  /// The library's modules; and where the sources declare a container themselves, or some file
  /// imports the library for others, the functions that register something.
  static func relevantNames(_ outline: Program) -> RelevantNames {
    let isShared = outline.sourceFiles.contains { file in
      outline.exports(modules, in: file)
        || outline.files[file].declarations.contains {
          $0.kind == .classType && $0.name == containerName
        }
    }
    guard isShared || outline.isImported(modules) else { return RelevantNames() }
    return RelevantNames(
      leading: ["Container", "Resolver", "Assembler", "Assembly", "SwinjectStoryboard"],
      imports: modules,
      anywhere: isShared ? functionNames.union([requestName]) : [requestName]
    )
  }

  /// Whether the library, or a copy of it, declares a function of its containers.
  func declares(_ member: DeclarationID) -> Bool {
    guard let holder = program[member].parent else { return false }
    switch resolver.selfType(of: holder).form {
    case .nominal(let id, _), .parameter(let id):
      return holders.contains(id) && (!program.isSource(member) || isCopied(member))
    default: return false
    }
  }

  /// Whether a declaration is part of a copy of the library, rather than of what the app adds to it.
  private func isCopied(_ member: DeclarationID) -> Bool {
    copies.contains { program[$0].file == program[member].file }
      || program[member].parent.map { program[$0].kind != .extensionBlock } ?? false
  }

  /// Whether a type is asked for services, or registers them.
  func isHolder(_ type: DeclarationID) -> Bool {
    holders.contains(type) || !resolver.ancestors(of: type).isDisjoint(with: holders)
  }

  /// Whether a type is the class of containers, or of what fills them, or an heir of one.
  func isContainerClass(_ type: DeclarationID) -> Bool {
    let all = resolver.ancestors(of: type).union([type])
    return all.contains { holders.contains($0) && program[$0].kind == .classType }
  }

  /// Whether a type is the library's class that applies assemblies.
  func isAssembler(_ type: DeclarationID) -> Bool {
    isOfInterface(type) && program[type].name == "Assembler"
  }

  /// Whether the interface of the library has a declaration.
  func isOfInterface(_ id: DeclarationID) -> Bool {
    !program.isSource(id) && holders.contains { $0.file == id.file }
  }

  /// Whether services are registered in a type.
  func isContainer(_ type: DeclarationID) -> Bool {
    isHolder(type) && program[type].kind != .protocolType
  }

  /// The names of the sources' functions that are given a container or what is asked for services.
  func functionsWithContainers() -> Set<Name> {
    var names: Set<Name> = []
    for file in 0..<program.interfaceStart {
      for index in program.files[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        let kind = program[id].kind
        guard kind == .function || kind == .initializer else { continue }
        let takes = resolver.parameterList(of: id).contains { parameter in
          parameter.type.declaration.map(isHolder) ?? false
        }
        if takes { names.insert(program[id].name) }
      }
    }
    return names
  }

  /// Whether a function is the operator that resolves.
  func isRequest(_ function: DeclarationID) -> Bool {
    !program.isSource(function) && program[function].name == "~>"
  }

  /// Whether a function is none of the library's own, but one that packages out of sight add to it.
  func isAdded(_ function: DeclarationID) -> Bool {
    !program.isSource(function) && program[function].name == Self.requestName
      && program[function].parent.map { program[$0].kind == .extensionBlock } ?? false
  }

  /// Whether such a function may make a value of a type by itself, where nothing is registered: of a type
  /// that the function's package may know something of. Of what the sources alone say what it is, it has none
  /// and can only stop.
  func mayMake(_ type: SwiftType) -> Bool {
    guard let id = type.declaration, program.isSource(id) else { return true }
    return program[id].kind != .protocolType
      && !resolver.allSupertypes(of: type).allSatisfy { $0.declaration != nil }
  }

  /// Whether a type may stand for any other one.
  func isAny(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.form { return name == "Any" }
    return false
  }

  /// Whether a container answers by itself, without any registration: with the identity of a graph.
  func answers(_ type: SwiftType) -> Bool {
    type.declaration.map { program[$0].name == "GraphIdentifier" } ?? false
  }

  /// What `Lazy` and `Provider` resolve later.
  func wrapped(by type: SwiftType) -> SwiftType? {
    guard case .nominal(let id, let arguments) = type.form, arguments.count == 1,
      program[id].name == "Lazy" || program[id].name == "Provider",
      !program.isSource(id) || isWrapperOfCopy(id)
    else { return nil }
    return arguments[0]
  }

  private func isWrapperOfCopy(_ id: DeclarationID) -> Bool {
    !copies.isEmpty && resolver.ancestors(of: id).contains { program[$0].name == "InstanceWrapper" }
  }

  /// Whether a place is in the library's own code.
  func isInside(_ place: Place) -> Bool {
    guard !copies.isEmpty, let source = place.source else { return false }
    return declares(program.memberDeclaration(around: source))
  }

  /// Whether a call is one of a container's function, as far as its file can tell. A container of no
  /// known type counts where the library is imported.
  func isOfContainer(_ call: TypeCall) -> Bool {
    let file = call.place.file
    let isImported = program.imports(Self.modules, in: file)
    switch call.base.unwrapped.form {
    case _ where call.base.unwrapped == .foreign: return isImported
    case .external(let name, _):
      return isImported && isUnseenMember(name, call)
        || name == Self.containerName && (isImported || isExported)
    case .nominal(let id, _):
      return holders.contains(id) || inheritsFromContainer(call.base.unwrapped)
    default: return isImported && !isMadeByOther(call)
    }
  }

  /// Whether a call's base is a variable that is filled in with what another type's initializer
  /// makes: `let bus = EventBus()`.
  private func isMadeByOther(_ call: TypeCall) -> Bool {
    guard let base = base(of: call) else { return false }
    let token = program.trees[call.place.file].mainToken(base).rawValue
    return resolver.references.references(in: call.place.file, token..<token + 1).contains {
      meant in
      let tree = program.tree(of: meant.target)
      guard program[meant.target].kind == .variable,
        let value = tree.initialValue(of: program[meant.target].node), tree.kind(value) == .call,
        let callee = tree.expression(in: value)
      else { return false }
      return tree.namesType(callee)
        && tree.name(tree.mainToken(callee)) != Self.containerName
    }
  }

  /// The expression in front of a call's last name.
  private func base(of call: TypeCall) -> NodeIndex? {
    let tree = program.trees[call.place.file]
    return tree.expression(in: call.call).flatMap { callee in
      tree.kind(callee) == .memberAccess ? tree.expression(in: callee) : nil
    }
  }

  /// Whether a type is only the name of a member that no source declares.
  private func isUnseenMember(_ name: Name, _ call: TypeCall) -> Bool {
    let tree = program.trees[call.place.file]
    return base(of: call).map {
      tree.kind($0) == .memberAccess && tree.name(tree.mainToken($0)) == name
    } ?? false
  }

  private func inheritsFromContainer(_ type: SwiftType) -> Bool {
    resolver.allSupertypes(of: type).contains { supertype in
      switch supertype.form {
      case .external(let name, _): name == Self.containerName
      case .nominal(let base, _): holders.contains(base)
      default: false
      }
    }
  }
}
