import PureLintResolution
import PureLintSource

/// The declarations of the library itself: those of our interface, and of a copy among the sources.
struct ResolverLibrary {
  static let module: Name = "Resolver"
  static let startName: Name = "registerAllServices"

  /// The functions that register something.
  let registers: Set<DeclarationID>
  /// The functions that ask.
  let requests: Set<DeclarationID>
  /// The functions that the library calls before anybody asks.
  let starts: Set<DeclarationID>
  /// The functions by which one registry learns to ask another.
  let additions: Set<DeclarationID>
  /// The variables that hold the library's own registry, and those among them that are asked where no
  /// registry is named.
  let shared: (all: [DeclarationID], root: [DeclarationID])
  /// The classes of registries.
  let registries: [DeclarationID]
  private let wrappers: [DeclarationID: Wrapper]
  private let resolver: Resolver

  private var program: Program { resolver.program }

  /// A property wrapper of the library.
  enum Wrapper: String, CaseIterable {
    /// Asks while its owner is built.
    case injected = "Injected"
    /// Asks while its owner is built, for what may be missing.
    case optionalInjected = "OptionalInjected"
    /// Asks when it is first read, and keeps what it got.
    case lazyInjected = "LazyInjected"
    /// Asks when it is first read, and does not keep what it got.
    case weakLazyInjected = "WeakLazyInjected"
    /// Asks while a view is built.
    case injectedObject = "InjectedObject"

    /// When it asks.
    var time: RequestReader.Time {
      switch self {
      case .injected, .optionalInjected, .injectedObject: .built
      case .lazyInjected: .firstRead
      case .weakLazyInjected: .eachRead
      }
    }

    /// Whether the property is an optional of what is asked for.
    var isOptional: Bool { self == .optionalInjected || self == .weakLazyInjected }
  }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let registries = resolver.symbols.topLevel(Self.module).filter { id in
      program[id].kind == .classType
        && ["register", "resolve", "optional"].allSatisfy { name in
          resolver.findMembers(name, of: .nominal(id, [])).contains { resolver.isStatic($0.id) }
        }
    }
    self.registries = registries
    func members(_ names: [Name]) -> Set<DeclarationID> {
      Set(
        registries.flatMap { registry in
          names.flatMap { resolver.findMembers($0, of: .nominal(registry, [])) }.map(\.id)
            .filter { program[$0].file == Int(registry.file) }
        }
      )
    }
    registers = members(["register"])
    requests = members(["resolve", "optional"])
    additions = members(["add"])
    shared = (members(["main", "root"]).sorted(), members(["root"]).sorted())
    starts = Set(
      registries.flatMap { registry in
        resolver.findMembers(Self.startName, of: .nominal(registry, [])).map(\.id)
      }
      .filter { program.isSource($0) && program[$0].kind == .function }
    )
    wrappers = Wrapper.allCases.reduce(into: [:]) { found, wrapper in
      for id in resolver.symbols.topLevel(Name(wrapper.rawValue))
      where registries.contains(where: { $0.file == id.file }) {
        found[id] = wrapper
      }
    }
  }

  /// Whether some source may register something or ask for it.
  var isUsed: Bool {
    isCopied || program.isImported([Self.module])
  }

  /// Whether the sources have a copy of the library.
  private var isCopied: Bool { registries.contains(where: program.isSource) }

  /// The names by which bodies may matter: of what is declared where the library is imported.
  static func relevantNames(_ outline: Resolver) -> RelevantNames {
    let library = ResolverLibrary(outline)
    guard library.isUsed else { return RelevantNames() }
    return RelevantNames(
      beside: [module],
      outline.symbols,
      isEverywhere: library.isCopied
    )
  }

  /// Whether a place is in a copy of the library.
  func isOwn(_ place: Place) -> Bool { registries.contains { Int($0.file) == place.file } }

  /// What a property with a wrapper of the library asks by.
  func wrapper(of property: DeclarationID) -> Wrapper? {
    resolver.firstWrapper(of: property, among: wrappers)
  }
}
