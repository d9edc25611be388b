/// Answers what names and types mean; remembers every answer.
///
/// Asked only for what matters to the graph. Where the sources do not tell, the answer is
/// `unknown`, never a guess.
final class Resolver {
  let program: Program
  let symbols: SymbolTable
  /// The names before a `.` that mean a module rather than a type.
  let moduleNames: Set<Name>

  var extensionsOfTypes: [DeclarationID: [DeclarationID]] = [:]
  var extensionsOfExternals: [Name: [DeclarationID]] = [:]
  var supertypesOfType: [DeclarationID: [SwiftType]] = [:]
  var membersOfType: [DeclarationID: MemberTable] = [:]
  var membersOfExternals: [Name: MemberTable] = [:]
  /// See `findMembers(_:of:)`; of declared types without generic arguments.
  var foundMembers: [DeclarationID: [Name: [Member]]] = [:]
  /// The members of a name that a generic type has in many extensions.
  var constrainedMembers: [DeclarationID: [Name: ConstrainedMembers]] = [:]
  var typesOfDeclarations: [DeclarationID: SwiftType] = [:]
  var constraintsOfScope: [DeclarationID: Substitution] = [:]
  /// What large functions and types directly hold, by name.
  private var heldByScope: [DeclarationID: MemberTable] = [:]
  var parameterLists: [DeclarationID: [SwiftType.Parameter]] = [:]
  private var ancestorsOfTypes: [DeclarationID: Set<DeclarationID>] = [:]
  /// See `allSupertypes(of:)`; of declared types without generic arguments.
  var allSupertypesOfTypes: [DeclarationID: [SwiftType]] = [:]
  /// How many of the tables of extensions, supertypes and bounds are being filled: what is found
  /// out meanwhile may lack something.
  var unsettled = 0
  var boundsOfParameters: [DeclarationID: [SwiftType]] = [:]
  var boundsOfMembers: [SwiftType: [SwiftType]] = [:]
  /// What conforming types chose for associated types, by `Type.Name`.
  var witnesses: [SwiftType: SwiftType] = [:]
  /// Whether some build compiles both of two clauses: each by file and condition.
  var coexistences: [[UInt32]: Bool] = [:]
  var extendedTypes: [DeclarationID: SwiftType] = [:]
  /// The type whose inheritance clause is being read: its generic parameters are in scope there,
  /// its members are not.
  var header: DeclarationID?
  /// How many types and declarations are being found out, each for the sake of the one before.
  var depth = 0
  /// Where a chain of such questions ends as `unknown`, long before the stack does.
  static let depthLimit = 150
  /// Declarations whose type is being found out, so that a circle ends as `unknown`.
  var underway: Set<DeclarationID> = []
  /// See `topLevelType(_:from:)`.
  private var frequentTypes: [NameInFile: DeclarationID?] = [:]
  /// The declared types of the standard library that have been asked for.
  var standardTypes: [Name: DeclarationID?] = [:]
  /// Element `i` maps name tokens of file `i` to what they declare; made when first asked for.
  var declarationsByToken: [[TokenIndex: DeclarationID]?]
  /// All mentions by place and by target; to be asked once the walk is over.
  private(set) lazy var references = ReferenceIndex(facts.references, program)
  /// What some body writes to, once the walk is over.
  private(set) lazy var writtenDeclarations = Set(
    facts.references.lazy.filter(\.isWrite).map(\.target)
  )
  /// What the walk over bodies has found so far.
  var facts = Facts()

  init(_ symbols: SymbolTable) {
    self.symbols = symbols
    program = symbols.program
    // An interface's path is the name of its module.
    var names = Set(program.trees.paths[program.interfaceStart...].map { Name($0) })
    for file in program.files { names.formUnion(file.imports) }
    for target in program.targets.targets { names.insert(target.module) }
    moduleNames = names
    declarationsByToken = Array(repeating: nil, count: program.trees.count)
  }

  /// The declaration whose name stands at a token.
  func declaration(at token: TokenIndex, in file: Int) -> DeclarationID? {
    if let known = declarationsByToken[file] { return known[token] }
    var table: [TokenIndex: DeclarationID] = [:]
    for (index, declaration) in program.files[file].declarations.enumerated()
    where declaration.kind != .extensionBlock {
      table[declaration.nameToken] = DeclarationID(file: file, index: index)
    }
    declarationsByToken[file] = table
    return table[token]
  }

  private struct NameInFile: Hashable {
    let name: Name
    let file: Int
  }

  /// The type that a name means at top level in a file; see `SymbolTable.topLevelType(_:from:)`.
  ///
  /// Remembered only for names that many files declare: for all others it is found as fast.
  func topLevelType(_ name: Name, from file: Int) -> DeclarationID? {
    guard symbols.isFrequent(name) else { return symbols.topLevelType(name, from: file) }
    let key = NameInFile(name: name, file: file)
    if let known = frequentTypes[key] { return known }
    let found = symbols.topLevelType(name, from: file)
    frequentTypes[key] = .some(found)
    return found
  }

  /// The declarations of a name directly inside a scope, in source order.
  func held(by scope: DeclarationID, _ name: Name) -> [DeclarationID] {
    guard program[scope].size > 64 else { return program.children(of: scope, named: name) }
    if let known = heldByScope[scope] { return known[name] ?? [] }
    let table = MemberTable(symbols.members(heldBy: scope), program)
    heldByScope[scope] = table
    return table[name] ?? []
  }

  /// The generic parameters that a declaration introduces, which stand before all else in it.
  func parameters(of id: DeclarationID) -> [DeclarationID] {
    program.firstChildren(of: id) { $0 == .genericParameter }
  }

  /// The parameters of a function, initialiser, subscript or enum case; only its generic
  /// parameters stand before them.
  func parameterDeclarations(of id: DeclarationID) -> [DeclarationID] {
    program.firstChildren(of: id) { $0 == .genericParameter || $0 == .parameter }
      .filter { program[$0].kind == .parameter }
  }

  /// The declared types that a declared type inherits from, at any distance.
  func ancestors(of type: DeclarationID) -> Set<DeclarationID> {
    if let known = ancestorsOfTypes[type] { return known }
    let found = Set(allSupertypes(of: .nominal(type, [])).compactMap(\.declaration))
    if unsettled == 0 { ancestorsOfTypes[type] = found }
    return found
  }

  /// The extensions of a declared type, in source order.
  func extensions(of type: DeclarationID) -> [DeclarationID] {
    if let known = extensionsOfTypes[type] { return known }
    // `extension A.B` may need a type that another extension of `A` declares.
    extensionsOfTypes[type] = []
    unsettled += 1
    defer { unsettled -= 1 }
    let found = symbols.extensions(ofTypesNamed: program[type].name).filter { block in
      if case .nominal(type, _) = extendedType(of: block) { return true }
      return false
    }
    extensionsOfTypes[type] = found
    return found
  }

  /// The extensions of a type that no source declares, in source order.
  func extensions(ofExternal name: Name) -> [DeclarationID] {
    if let known = extensionsOfExternals[name] { return known }
    let found = symbols.extensions(ofTypesNamed: name).filter { block in
      if case .external(name, _) = extendedType(of: block) { return true }
      return false
    }
    extensionsOfExternals[name] = found
    return found
  }

  /// The type that an extension extends.
  func extendedType(of block: DeclarationID) -> SwiftType {
    if let known = extendedTypes[block] { return known }
    extendedTypes[block] = .unknown
    unsettled += 1
    defer { unsettled -= 1 }
    let declaration = program[block]
    let type = program.tree(of: block).type(in: declaration.node).map {
      resolve($0, file: declaration.file, scope: declaration.parent)
    }
    extendedTypes[block] = type ?? .unknown
    return type ?? .unknown
  }
}
