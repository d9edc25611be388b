import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The declarations of the library itself: those of our interface, and of a copy among the sources.
struct FactoryLibrary {
  /// The modules that an app imports for it.
  static let modules: Set<Name> = ["FactoryKit", "Factory"]

  /// The generic types whose values are factories.
  let factories: Set<DeclarationID>
  /// The property wrappers that ask, each with the way in which it does.
  private let wrappers: [DeclarationID: Wrapper]
  /// The protocols of containers.
  private let containers: Set<DeclarationID>

  private let resolver: Resolver

  private var program: Program { resolver.program }

  /// A property wrapper of the library.
  enum Wrapper: String, CaseIterable {
    /// Asks while its owner is built.
    case injected = "Injected"
    /// Asks when it is first read, and keeps what it got.
    case lazyInjected = "LazyInjected"
    /// Asks when it is first read, and does not keep what it got.
    case weakLazyInjected = "WeakLazyInjected"
    /// Asks at each read.
    case dynamicInjected = "DynamicInjected"
    /// Asks when a view is first shown.
    case injectedObject = "InjectedObject"
    /// Asks when a view first reads it.
    case injectedObservable = "InjectedObservable"

    var name: Name { Name(rawValue) }

    /// When it asks.
    var time: RequestReader.Time {
      switch self {
      case .injected: .built
      case .lazyInjected: .firstRead
      case .weakLazyInjected, .dynamicInjected: .eachRead
      case .injectedObject, .injectedObservable: .shown
      }
    }
  }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let names: [Name] = ["ManagedContainer", "SharedContainer"]
    let containers = Set(
      names.flatMap { resolver.symbols.topLevel($0) }.filter {
        program[$0].kind == .protocolType
      }
    )
    self.containers = containers
    func declared(_ name: Name) -> [DeclarationID] {
      resolver.symbols.topLevel(name).filter { id in
        program[id].kind.isNominalType
          && containers.contains { container in
            program.isSource(container)
              ? program.isSource(id)
                && program.targets.shareTarget(Int(container.file), Int(id.file))
              : container.file == id.file
          }
      }
    }
    factories = Set(
      (declared("Factory") + declared("ParameterFactory")).filter { id in
        !resolver.findMembers("register", of: .nominal(id, [])).isEmpty
      }
    )
    wrappers = Wrapper.allCases.reduce(into: [:]) { found, wrapper in
      for id in declared(wrapper.name) { found[id] = wrapper }
    }
  }

  /// Whether some source may declare factories or ask one.
  var isUsed: Bool {
    isCopied || program.isImported(Self.modules)
  }

  /// Whether the sources have a copy of the library.
  private var isCopied: Bool { factories.contains(where: program.isSource) }

  /// The names by which bodies may matter: of factories, wherever they are asked, and of what is
  /// declared where the library is imported.
  static func relevantNames(_ outline: Resolver) -> RelevantNames {
    let library = FactoryLibrary(outline)
    guard library.isUsed else { return RelevantNames() }
    var names = RelevantNames(
      beside: modules,
      outline.symbols,
      isEverywhere: library.isCopied
    )
    names.anywhere = Set(library.members().map { outline.program[$0].name })
    return names
  }

  /// What a property with a wrapper of the library asks by.
  func wrapper(of property: DeclarationID) -> Wrapper? {
    resolver.firstWrapper(of: property, among: wrappers)
  }

  /// The members of containers that are factories, in source order.
  func members() -> [DeclarationID] {
    program.sourceFiles.flatMap { file in
      program.files[file].declarations.indices.compactMap { index in
        let id = DeclarationID(file: file, index: index)
        return isFactory(id) ? id : nil
      }
    }
  }

  /// What the library calls before anybody asks: `autoRegister()` of containers that say that they have
  /// it.
  func starts() -> Set<DeclarationID> {
    Set(
      program.sourceDeclarations { $0.kind == .function && $0.name == "autoRegister" }
        .filter { program[$0].parent.map { isContainer($0) && registersAlone($0) } ?? false }
    )
  }

  /// The types that are no containers but fill some by the library's protocol, and that nobody makes though
  /// others like them are made.
  func idleRegistrars() -> Set<DeclarationID> {
    let found = resolver.symbols.possibleSubtypes(of: ["AutoRegistering"]).filter { id in
      program.isSource(id) && program[id].kind.isNominalType && program[id].kind != .protocolType
        && registersAlone(id) && !isContainer(id)
    }
    let types = UnmadeTypes(resolver)
    guard found.contains(where: types.isNamed) else { return [] }
    return Set(
      found.filter { id in
        let file = Int(program[id].file)
        return !types.isMade(id) && !program.targets.isTest(file: file)
          && !program.targets.isRunOutOfSight(file: file)
      }
    )
  }

  /// Whether a container, or one of those that an extension is for, conforms to the protocol by which
  /// the library finds what it calls.
  private func registersAlone(_ holder: DeclarationID) -> Bool {
    guard let type = resolver.selfType(of: holder).declaration else { return true }
    return ([type] + resolver.heirs(of: type)).contains { container in
      resolver.allSupertypes(of: .nominal(container, [])).contains { supertype in
        switch supertype.form {
        case .nominal(let id, _): program[id].name == "AutoRegistering"
        case .external(let name, _): name == "AutoRegistering"
        default: false
        }
      }
    }
  }

  /// The type of the value of a member's factory; nil if the caller decides it.
  func product(of member: DeclarationID) -> SwiftType? {
    let type =
      program[member].kind == .function
      ? resolver.resultType(of: member) : resolver.type(of: member)
    guard case .nominal(let id, let arguments) = type.form, factories.contains(id),
      let product = arguments.last, !product.isGeneric
    else { return nil }
    return product
  }

  private func isFactory(_ id: DeclarationID) -> Bool {
    let declaration = program[id]
    guard declaration.kind == .variable || declaration.kind == .function,
      !declaration.traits.contains(.isLocal), let holder = declaration.parent,
      program[holder].kind.holdsMembers, isContainer(holder)
    else { return false }
    return product(of: id) != nil
  }

  /// Whether a type, or the extended type of an extension, is a container or the protocol of all
  /// containers.
  private func isContainer(_ holder: DeclarationID) -> Bool {
    let extended =
      program[holder].kind == .extensionBlock
      ? resolver.extendedType(of: holder).bareDeclaration : resolver.selfDeclaration(of: holder)
    return extended.map { type in
      containers.contains(type) || !resolver.ancestors(of: type).isDisjoint(with: containers)
    } ?? false
  }
}
