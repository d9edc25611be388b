import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The declarations of the library itself: those of our interface and of copies among the sources.
struct DirkLibrary {
  /// The class that is started and asked.
  let containers: Set<DeclarationID>
  let modules: Set<DeclarationID>
  let factories: Set<DeclarationID>
  let singletons: Set<DeclarationID>
  /// The protocol of what a module holds.
  let providers: Set<DeclarationID>
  /// The property wrappers that ask, each with the way in which it does.
  let wrappers: [DeclarationID: Wrapper]
  /// The functions that ask for the type that their generic parameter stands for.
  let requests: Set<DeclarationID>

  private let resolver: Resolver
  /// What copies declare.
  private let copies: Set<DeclarationID>
  /// The files of copies: those that declare nothing else, in the folders of their classes.
  private let filesOfCopies: Set<Int>

  /// A property wrapper of the library.
  enum Wrapper: String {
    /// Asks when it is first read, and keeps what it got.
    case inject = "Inject"
    /// Asks at each read.
    case resolve = "Resolve"
    /// Asks when a view is first shown.
    case stateInject = "StateInject"
    /// Asks while its owner is built.
    case observableInject = "ObservableInject"

    var name: Name { Name(rawValue) }
  }

  static let module: Name = "Dirk"
  private static let allWrappers: [Wrapper] = [.inject, .resolve, .stateInject, .observableInject]

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let own = resolver.symbols.topLevel(Self.module).filter { Self.isContainer($0, resolver) }
    containers = Set(own)
    func declared(_ name: Name) -> [DeclarationID] {
      resolver.symbols.topLevel(name).filter { id in
        own.contains { anchor in
          program.isSource(anchor)
            ? program.isSource(id) && program.targets.shareTarget(Int(anchor.file), Int(id.file))
            : anchor.file == id.file
        }
      }
    }
    modules = Set(declared("Module"))
    factories = Set(declared("Factory"))
    singletons = Set(declared("Singleton"))
    providers = Set(declared("Provider"))
    wrappers = Self.allWrappers.reduce(into: [:]) { found, wrapper in
      for id in declared(wrapper.name) { found[id] = wrapper }
    }
    let members = own.flatMap { container in
      resolver.findMembers("get", of: .nominal(container, [])).map(\.id).filter {
        !resolver.parameters(of: $0).isEmpty
      }
    }
    let functions = declared("inject")
    requests = Set(members + functions)
    let others = declared("ObservableChild") + declared("ArrayBuilder")
    copies = containers.union(modules).union(factories).union(singletons).union(providers)
      .union(wrappers.keys).union(functions).union(others).filter(program.isSource)
    filesOfCopies = Self.files(of: copies, program)
  }

  /// Whether some source may ask the library for something, or is asked through it.
  var isUsed: Bool {
    let program = resolver.program
    return containers.contains(where: program.isSource)
      || program.isImported([Self.module])
  }

  /// Whether a class is started with modules and asked for values.
  private static func isContainer(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    guard resolver.program[id].kind == .classType else { return false }
    let type = SwiftType.nominal(id, [])
    let isAsked = resolver.findMembers("get", of: type).contains {
      !resolver.parameters(of: $0.id).isEmpty
    }
    let isFilled = resolver.findMembers("register", of: type).contains {
      resolver.parameterList(of: $0.id).count == 1
    }
    return isAsked && isFilled
      && resolver.findMembers("start", of: type).contains { resolver.isStatic($0.id) }
  }

  /// The names by which bodies may matter: of the types whose properties ask, of what is declared
  /// where modules are, and of all that imports the library.
  static func relevantNames(_ outline: Resolver) -> RelevantNames {
    let program = outline.program
    let isCopied = outline.symbols.topLevel(module).contains {
      program.isSource($0) && isContainer($0, outline)
    }
    guard isCopied || program.isImported([module]) else { return RelevantNames() }
    return RelevantNames(beside: [module], outline.symbols, isEverywhere: isCopied)
  }

  /// What a property with a wrapper of the library asks by.
  func wrapper(of property: DeclarationID) -> Wrapper? {
    resolver.firstWrapper(of: property, among: wrappers)
  }

  /// Whether a type is a class of modules.
  func isModule(_ id: DeclarationID) -> Bool {
    modules.contains(id) || !resolver.ancestors(of: id).isDisjoint(with: modules)
  }

  /// Whether a type is one of what modules hold.
  func isProvider(_ id: DeclarationID) -> Bool {
    isFactory(id) || isSingleton(id) || !resolver.ancestors(of: id).isDisjoint(with: providers)
  }

  func isFactory(_ id: DeclarationID) -> Bool { factories.contains(id) }

  func isSingleton(_ id: DeclarationID) -> Bool { singletons.contains(id) }

  private static func files(of copies: Set<DeclarationID>, _ program: Program) -> Set<Int> {
    func folder(of file: Int) -> ArraySlice<UInt8> {
      let path = Array(program.trees.source(file).path.utf8)
      return path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    }
    let names = Set(copies.map { program[$0].name })
    let folders = Set(copies.map { folder(of: Int($0.file)) })
    guard !folders.isEmpty else { return [] }
    return Set(
      (0..<program.interfaceStart).filter { file in
        folders.contains(folder(of: file))
          && program.files[file].topLevel.allSatisfy { entry in
            names.contains(program.files[file].declarations[entry.declaration].name)
          }
      }
    )
  }

  /// Whether a place is in a copy of the library.
  func isOwn(_ place: Place) -> Bool {
    var next = place.source
    while let id = next {
      if copies.contains(id) { return true }
      if filesOfCopies.contains(place.file), resolver.program[id].kind.holdsMembers,
        let type = resolver.selfDeclaration(of: id), copies.contains(type)
      {
        return true
      }
      next = resolver.program[id].parent
    }
    return false
  }
}
