/// The types that are containers of the library: those that are imported from it, copies of it
/// among the sources, and classes that inherit from either. A project's own type of that name is
/// none.
struct SwinjectLibrary {
  static let containerName: Name = "Container"

  /// The modules whose import shows that a file may register something.
  static let modules: Set<Name> = ["Swinject", "SwinjectAutoregistration"]

  private let resolver: Resolver
  /// The classes of copies of the library.
  private let copies: Set<DeclarationID>
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
    isExported = program.files[..<program.interfaceStart].contains(where: Self.isExported)
  }

  static func isImported(by file: FileDeclarations) -> Bool {
    file.imports.contains(where: modules.contains)
  }

  static func isExported(by file: FileDeclarations) -> Bool {
    file.exports.contains(where: modules.contains)
  }

  /// Whether a declared class has the shape of the library's: a service is registered by its type
  /// and a name, with a factory that is given the container as a resolver.
  private static func isContainer(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    guard program[id].kind == .classType else { return false }
    let supertypes = resolver.allSupertypes(of: .nominal(id, [])).compactMap(\.declaration)
    return resolver.findMembers("register", of: .nominal(id, [])).contains { member in
      let parameters = resolver.parameterList(of: member.id)
      guard parameters.contains(where: { $0.label == "name" }),
        case .function(let given, _)? = parameters.last?.type.unwrapped,
        let resolved = given.first?.type.declaration
      else { return false }
      return program[resolved].kind == .protocolType && supertypes.contains(resolved)
    }
  }

  /// Whether a copy of the library declares a member.
  func declares(_ member: DeclarationID) -> Bool {
    resolver.selfType(of: member).declaration.map(copies.contains) ?? false
  }

  /// Whether a call is one of a container's function, as far as its file can tell. A container of no
  /// known type counts where the library is imported.
  func isOfContainer(_ call: TypeCall) -> Bool {
    let file = call.place.file
    let isImported = Self.isImported(by: program.files[file])
    switch call.base.unwrapped {
    case .foreign: return isImported
    case .external(let name, _):
      return isImported && isUnseenMember(name, call)
        || name == Self.containerName && (isImported || isExported)
    case .nominal(let id, _):
      return copies.contains(id) || inheritsFromContainer(call.base.unwrapped)
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
      return resolver.namesType(callee, tree)
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
      switch supertype {
      case .external(let name, _): name == Self.containerName
      case .nominal(let base, _): copies.contains(base)
      default: false
      }
    }
  }
}
