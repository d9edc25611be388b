/// Answers what names and types mean; remembers every answer.
///
/// Asked only for what matters to the graph. Where the sources do not tell, the answer is
/// `unknown`, never a guess.
///
/// What it remembers changes while other questions are being answered, but never while somebody
/// looks at it. To check that at each look would take a twentieth of a run.
final class Resolver {
  let program: Program
  let symbols: SymbolTable
  /// The names before a `.` that mean a module rather than a type.
  let moduleNames: Set<Name>
  /// Those of the analysed targets, and of the libraries that dialects describe.
  let ownModules: Set<Name>

  /// What is being found out at the moment.
  @exclusivity(unchecked) var inquiry = Inquiry()
  /// What has been found out so far.
  let known: KnownAnswers

  /// What the walk found the types of local variables to be, by declaration.
  var walkedLocals: [LocalType] = []
  /// What large functions and types directly hold, by name.
  @exclusivity(unchecked) private var heldByScope: [DeclarationID: MemberTable] = [:]
  /// Whether some build compiles both of two clauses: each by file and condition.
  @exclusivity(unchecked) var coexistences: [[UInt32]: Bool] = [:]
  /// See `topLevelType(_:from:)`.
  @exclusivity(unchecked) private var frequentTypes: [NameInFile: DeclarationID?] = [:]
  /// The declared types of the standard library that have been asked for.
  @exclusivity(unchecked) var standardTypes: [Name: DeclarationID?] = [:]
  /// Element `i` maps name tokens of file `i` to what they declare; made when first asked for.
  @exclusivity(unchecked) var declarationsByToken: [[TokenIndex: DeclarationID]?]
  /// All mentions by place and by target; to be asked once the walk is over.
  private(set) lazy var references = ReferenceIndex(facts.references, program)
  /// Names read from something unknown; to be asked once the walk is over.
  private(set) lazy var unknownReads = UnknownReadIndex(self)
  /// What some body writes to, once the walk is over.
  private(set) lazy var writtenDeclarations = Set(
    facts.references.lazy.filter(\.isWrite).map(\.target)
  )
  /// What the walk over bodies has found so far.
  @exclusivity(unchecked) var facts = Facts()

  /// The texts of names, for messages.
  private(set) lazy var names = NameTexts(program)

  /// What attributes in interfaces tell.
  private(set) lazy var annotations = InterfaceAnnotations(program)

  /// Where the walk notes the types of all that it follows, if it is asked to.
  var recording: TypeRecording?

  /// A resolver of the same program for another thread, which has found out nothing yet.
  func copy() -> Resolver {
    Resolver(symbols.copy(), moduleNames: moduleNames, ownModules: ownModules)
  }

  private init(_ symbols: SymbolTable, moduleNames: Set<Name>, ownModules: Set<Name>) {
    self.symbols = symbols
    self.moduleNames = moduleNames
    self.ownModules = ownModules
    program = symbols.program
    known = KnownAnswers(program)
    declarationsByToken = Array(repeating: nil, count: program.trees.count)
  }

  convenience init(_ symbols: SymbolTable) {
    let program = symbols.program
    // An interface's path is the name of its module.
    var own = Set(program.trees.paths[program.interfaceStart...].map { Name($0) })
    for target in program.targets.targets { own.insert(target.module) }
    var names = own
    for file in program.files { names.formUnion(file.imports) }
    self.init(symbols, moduleNames: names, ownModules: own)
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
    guard program.isCrowded(scope) else { return program.children(of: scope, named: name) }
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
    answer(type, in: known.ancestors) {
      Set(allSupertypes(of: .nominal(type, [])).compactMap(\.declaration))
    }
  }

  /// The declared types that inherit from a declared class or protocol, in source order.
  func heirs(of type: DeclarationID) -> [DeclarationID] {
    guard program[type].kind == .classType || program[type].kind == .protocolType else { return [] }
    return symbols.possibleSubtypes(of: [program[type].name]).filter { heir in
      heir != type && program[heir].kind.isNominalType && ancestors(of: heir).contains(type)
    }
    .sorted()
  }

  /// The extensions of a declared type, in source order.
  func extensions(of type: DeclarationID) -> [DeclarationID] {
    // `extension A.B` may need a type that another extension of `A` declares.
    answer(type, in: known.extensionsOfTypes) {
      possibleExtensions(of: type).filter { block in
        if case .nominal(type, _) = extendedType(of: block).form { return true }
        return false
      }
    }
  }

  /// The extensions of a declared type, and few others of its name, in source order.
  private func possibleExtensions(of type: DeclarationID) -> [DeclarationID] {
    let name = program[type].name
    let all = symbols.extensions(ofTypesNamed: name)
    guard all.count > NearestDeclarations.searchLimit else { return all }
    let groups = answer(name, in: known.extensionGroups) { ExtensionGroups(all, self) }
    return ((groups.byType[type] ?? []) + groups.qualified).sorted()
  }

  /// The extensions of a type that no source declares, in source order.
  func extensions(ofExternal name: Name) -> [DeclarationID] {
    answer(name, in: known.extensionsOfExternals) {
      symbols.extensions(ofTypesNamed: name).filter { block in
        if case .external(name, _) = extendedType(of: block).form { return true }
        return false
      }
    }
  }

  /// The type that an extension extends.
  func extendedType(of block: DeclarationID) -> SwiftType {
    answer(block, in: known.extendedTypes) {
      let declaration = program[block]
      return program.tree(of: block).type(in: declaration.node).map {
        resolve($0, file: declaration.file, scope: declaration.parent)
      } ?? .unknown
    }
  }
}
