import PureLintProjects
import PureLintSource
import PureLintSyntax

/// Two clauses of `#if`, each by its file and condition.
struct Coexistence: Hashable {
  let file: Int
  let condition: ConditionID
  let other: Int
  let otherCondition: ConditionID
}

/// Answers what names and types mean; remembers every answer.
///
/// Asked only for what matters to the graph. Where the sources do not tell, the answer is
/// `unknown`, never a guess. For the type of a value that has no annotation it sends a
/// `BodyWalker` that records nothing.
///
/// What it remembers changes while other questions are being answered, but never while somebody
/// looks at it. To check that at each look would take a twentieth of a run.
public final class Resolver {
  /// The program that is asked about.
  public let program: Program
  /// The declarations of the program by name.
  public let symbols: SymbolTable
  /// The names before a `.` that mean a module rather than a type.
  let moduleNames: Set<Name>
  /// Those of the analysed targets, and of the libraries that dialects describe.
  let ownModules: Set<Name>
  /// The types of other modules that are written behind the names of these.
  let foreignTypes: ForeignTypes
  /// The names that scopes declare.
  let scopedNames: ScopedNames

  /// The types that the language has words and signs for.
  public let language: LanguageTypes
  /// `Self` and `self`: to make a name of a literal takes as long as to look one up.
  let (ownTypeName, ownValueName): (Name, Name) = ("Self", "self")
  let plainTypes: PlainTypes

  /// What is being found out at the moment.
  @exclusivity(unchecked) var inquiry = Inquiry()
  /// What has been found out so far.
  public let known: KnownAnswers

  /// What the walk found the types of local variables to be, by declaration.
  @exclusivity(unchecked) var walkedLocals = WalkedLocals()
  /// What large functions and types directly hold, by name.
  @exclusivity(unchecked) private var heldByScope: [DeclarationID: [Name: [DeclarationID]]] = [:]
  /// Whether some build compiles both of two clauses.
  @exclusivity(unchecked) var coexistences: [Coexistence: Bool] = [:]
  /// What `Self` has to be in extensions of protocols, by extension.
  var boundsOfSelf: [DeclarationID: [SwiftType]] = [:]
  /// See `topLevelType(_:from:)`.
  @exclusivity(unchecked) private var frequentTypes: [NameInFile: DeclarationID?] = [:]
  /// The declared types of the standard library that have been asked for.
  @exclusivity(unchecked) var standardTypes: [Name: DeclarationID?] = [:]
  /// Element `i` is what file `i` declares by name tokens; made when first asked for.
  @exclusivity(unchecked) private var declarationsByToken: [TokenTable?]
  /// All mentions by place and by target; to be asked once the walk is over.
  public private(set) lazy var references = ReferenceIndex(facts.references, program)
  /// All constructions by type, call, member and initializer; to be asked once the walk is over.
  public private(set) lazy var constructions = ConstructionIndex(facts, program)
  /// All calls of generic functions by function; to be asked once the walk is over.
  public private(set) lazy var genericCalls = GenericCallIndex(facts.genericCalls)
  /// Names read from something unknown; to be asked once the walk is over.
  public private(set) lazy var unknownReads = UnknownReadIndex(self)
  /// What some body writes to, once the walk is over.
  public private(set) lazy var writtenDeclarations = Set(
    facts.references.lazy.filter(\.isWrite).map(\.target)
  )
  /// What walks over bodies have found; they add to it when they are over.
  public var facts = Facts()

  /// The texts of names, for messages.
  public private(set) lazy var names = NameTexts(program, foreignTypes)

  /// What attributes in interfaces tell.
  private(set) lazy var annotations = InterfaceAnnotations(program)

  /// Resolvers of the same program for other threads, each with what it has found out itself.
  public var partners: [Resolver] = []

  /// A resolver for each thread that may answer questions.
  public var team: [Resolver] { [self] + partners }

  /// Tells the partners what the walk over all bodies has found.
  public func shareFacts() {
    for partner in partners {
      partner.facts = facts
      partner.walkedLocals = walkedLocals
      partner.references = references
    }
  }

  /// A resolver of the same program for another thread.
  /// - Parameter known: What another one has found out on that thread; see `KnownAnswers.init`.
  public func copy(recalling known: KnownAnswers? = nil) -> Resolver {
    Resolver(known, symbols.copy(), moduleNames, ownModules, foreignTypes, scopedNames)
  }

  private init(
    _ last: KnownAnswers?,
    _ symbols: SymbolTable,
    _ moduleNames: Set<Name>,
    _ ownModules: Set<Name>,
    _ foreignTypes: ForeignTypes,
    _ scopedNames: ScopedNames
  ) {
    self.symbols = symbols
    self.scopedNames = scopedNames
    self.moduleNames = moduleNames
    self.ownModules = ownModules
    self.foreignTypes = foreignTypes
    program = symbols.program
    known = KnownAnswers(program, after: last)
    language = program.libraries.language
    plainTypes = PlainTypes(language)
    declarationsByToken = Array(repeating: nil, count: program.trees.count)
  }

  /// Makes a resolver of the table's program.
  /// - Parameter known: What another one has found out; see `KnownAnswers.init`.
  public convenience init(_ symbols: SymbolTable, recalling known: KnownAnswers? = nil) {
    let program = symbols.program
    // An interface's path is the name of its module.
    var own = Set(program.trees.paths[program.interfaceStart...].map { Name($0) })
    for target in program.targets.targets { own.insert(target.module) }
    var names = own
    for file in program.files.indices { names.formUnion(program.files[file].imports) }
    let foreign = ForeignTypes(program, besides: own)
    self.init(known, symbols, names, own, foreign, ScopedNames(program))
  }

  /// A resolver of the program of another one, of which the bodies of some files have been parsed since
  /// that one was made; it knows of outlines what that one knows.
  public convenience init(_ outline: Resolver, withBodiesOf files: [Int]) {
    self.init(
      outline.known,
      outline.symbols,
      outline.moduleNames,
      outline.ownModules,
      outline.foreignTypes,
      outline.scopedNames.adding(files, of: outline.program)
    )
  }

  /// The declaration whose name stands at a token.
  public func declaration(at token: TokenIndex, in file: Int) -> DeclarationID? {
    if declarationsByToken[file] == nil {
      declarationsByToken[file] = TokenTable(program.files[file].declarations)
    }
    return declarationsByToken[file]?[token].map { DeclarationID(file: file, index: $0) }
  }

  private struct NameInFile: Hashable {
    let name: Name
    let file: Int
  }

  /// The type that a name means at top level in a file; see `SymbolTable.topLevelType(_:from:)`.
  ///
  /// Remembered only for names that many files declare: for all others it is found as fast.
  public func topLevelType(_ name: Name, from file: Int) -> DeclarationID? {
    guard symbols.isFrequent(name) else { return symbols.topLevelType(name, from: file) }
    let key = NameInFile(name: name, file: file)
    if let known = frequentTypes[key] { return known }
    let found = symbols.topLevelType(name, from: file)
    frequentTypes[key] = .some(found)
    return found
  }

  /// The type that a name means at top level where a clause of `#if` is compiled.
  func topLevelType(
    _ name: Name,
    from file: Int,
    under condition: @autoclosure () -> ConditionID
  ) -> DeclarationID? {
    guard let found = topLevelType(name, from: file) else { return nil }
    if program[found].condition == .none { return found }
    let condition = condition()
    if mayCoexist(found, with: condition, in: file) { return found }
    return symbols.topLevelType(name, from: file) { mayCoexist($0, with: condition, in: file) }
  }

  /// The declarations of a name directly inside a scope, in source order.
  func held(by scope: DeclarationID, _ name: Name) -> [DeclarationID] {
    guard program.isCrowded(scope) else { return program.children(of: scope, named: name) }
    if let known = heldByScope[scope] { return known[name] ?? [] }
    let table = Dictionary(grouping: symbols.members(heldBy: scope)) { program[$0].name }
    heldByScope[scope] = table
    return table[name] ?? []
  }

  /// The generic parameters that a declaration introduces, which stand before all else in it.
  public func parameters(of id: DeclarationID) -> [DeclarationID] {
    program[id].traits.contains(.isGeneric) ? program.firstChildren(of: id, .genericParameter) : []
  }

  /// The parameters of a function, initializer, subscript or enum case; only its generic
  /// parameters stand before them.
  public func parameterDeclarations(of id: DeclarationID) -> [DeclarationID] {
    program.firstChildren(of: id, .parameter, behind: .genericParameter)
  }

  /// The declared types that a declared type inherits from, at any distance.
  public func ancestors(of type: DeclarationID) -> Set<DeclarationID> {
    answer(type, in: known.ancestors) {
      Set(allSupertypes(of: .nominal(type, [])).compactMap(\.declaration))
    }
  }

  /// The declared types that inherit from a declared class or protocol, in source order.
  public func heirs(of type: DeclarationID) -> [DeclarationID] {
    guard program[type].kind == .classType || program[type].kind == .protocolType else { return [] }
    return symbols.possibleSubtypes(of: [program[type].name]).filter { heir in
      heir != type && program[heir].kind.isNominalType && ancestors(of: heir).contains(type)
    }
    .sorted()
  }

  /// The names of a declared class's members that subclasses override.
  public func overriddenNames(of type: DeclarationID) -> Set<Name> {
    answer(type, in: known.overriddenNames) {
      let inherited = heirs(of: type).flatMap { members(of: $0).all }
      return Set(
        inherited.filter { program[$0].traits.contains(.isOverride) }.map { program[$0].name }
      )
    }
  }

  /// The extensions of a declared type, in source order.
  public func extensions(of type: DeclarationID) -> [DeclarationID] {
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
      symbols.extensions(ofTypesNamed: foreignTypes.lastNames[name] ?? name).filter { block in
        if case .external(name, _) = extendedType(of: block).form { return true }
        return false
      }
    }
  }

  /// The type that an extension extends.
  public func extendedType(of block: DeclarationID) -> SwiftType {
    answer(block, in: known.extendedTypes) {
      let declaration = program[block]
      return program.tree(of: block).type(in: declaration.node).map {
        resolve($0, file: declaration.file, scope: declaration.parent)
      } ?? .unknown
    }
  }
}
