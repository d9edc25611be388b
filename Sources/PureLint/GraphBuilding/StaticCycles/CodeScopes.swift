import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The words of code, and the types whose members these may mean.
final class CodeScopes {
  typealias Code = InitialCodeWords.Code

  private let program: Program
  private let sources: [SourceFile]
  private let blocks: [Name: [DeclarationID]]
  private lazy var variables = MembersByHolder(unsortedVariables)
  private let unsortedVariables: [MembersByHolder.Entry]
  /// The names of types, and of members with code.
  private let names: NameSet
  private let typeNames: NameSet
  private let inherited: InheritedNames
  private let initializers: CodeInitializers
  private var wordsOfTypes: [Name: Set<CodeWord>] = [:]
  private var inheritedInitializers: [Name: [CodeInitializers.Initializer]] = [:]
  private var asked: [Name: Set<Name>] = [:]
  private var typesOfVariables: [DeclarationID: Set<Name>] = [:]
  private var namesAround: [DeclarationID: Set<Name>] = [:]

  /// The types that some code can name members of.
  struct Scope {
    /// Those around it.
    let around: Set<Name>
    /// Those that it names.
    let types: Set<Name>
    /// These with their supertypes, once they were asked for.
    fileprivate var all: Set<Name>?
    /// The types of values, by the names of these.
    fileprivate var values: [Name: Set<Name>] = [:]
    /// The types that may be expected somewhere, once that was asked.
    fileprivate var expected: Set<Name>?
  }

  init(_ found: CodeDeclarations, _ sources: [SourceFile], _ outline: Resolver) {
    program = outline.program
    self.sources = sources
    blocks = found.blocks
    unsortedVariables = found.variables
    typeNames = found.typeNames
    names = found.names
    inherited = InheritedNames(found.blocks, program)
    initializers = CodeInitializers(outline, found.blocks)
  }

  /// The types of a name and their extensions.
  func blocks(named name: Name) -> [DeclarationID] { blocks[name] ?? [] }

  /// The types that some code can name members of, as its words tell.
  func scope(of code: Code, _ words: Set<CodeWord>) -> Scope {
    Scope(
      around: around(code),
      types: Set(words.lazy.map(\.name).filter { self.blocks[$0] != nil })
    )
  }

  // MARK: Meanings

  /// Calls `body` with those of some members of a name that a word may mean, by what has them.
  func visit(
    _ members: ArraySlice<MembersByHolder.Entry>,
    meantBy word: CodeWord,
    _ scope: inout Scope,
    _ body: (MembersByHolder.Entry) -> Void
  ) {
    guard word.isMember else {
      members.visit(heldBy: scope.around, body)
      return members.held(by: .none).forEach(body)
    }
    let base = word.base
    if base.isNone {
      visitExpected(members, &scope, body)
    } else if blocks[base] != nil {
      members.visit(heldBy: inherited.all(of: base), body)
    } else if base == "self" || base == "Self" || base == "super" {
      members.visit(heldBy: scope.around, body)
    } else {
      members.visit(heldBy: all(in: &scope), body)
      members.visit(heldBy: types(ofValue: base, &scope), body)
    }
  }

  /// Calls `body` with the initializers that some code may call: those of the types that it names, and
  /// of the one around it where it is an initializer itself.
  func visitInitializers(
    calledBy code: Code,
    _ scope: Scope,
    _ body: (DeclarationID) -> Void
  ) {
    var labels: Set<Name>?
    func visit(_ candidates: [CodeInitializers.Initializer]) {
      for candidate in candidates where code != .member(candidate.id) {
        if !candidate.labels.isEmpty {
          let known = labels ?? self.labels(in: code)
          labels = known
          guard candidate.labels.allSatisfy(known.contains) else { continue }
        }
        body(candidate.id)
      }
    }
    for type in scope.types { visit(initializersWithInherited(of: type)) }
    if case .member(let id) = code, program[id].kind == .initializer {
      for type in scope.around { visit(initializers.of(type)) }
    }
  }

  private func initializersWithInherited(of type: Name) -> [CodeInitializers.Initializer] {
    if let known = inheritedInitializers[type] { return known }
    let found = inherited.all(of: type).flatMap { initializers.of($0) }
    inheritedInitializers[type] = found
    return found
  }

  private func labels(in code: Code) -> Set<Name> {
    let parts = parts(of: code)
    guard let first = parts.first else { return [] }
    return parts.dropFirst().reduce(into: program.bytes(of: first, in: sources).labels) {
      $0.formUnion(program.bytes(of: $1, in: sources).labels)
    }
  }

  /// The number of members of one name up to which each is looked for among what is asked for.
  private static let fewMembers = 8

  /// Calls `body` with the members that a word may mean which has nothing in front of its period.
  private func visitExpected(
    _ members: ArraySlice<MembersByHolder.Entry>,
    _ scope: inout Scope,
    _ body: (MembersByHolder.Entry) -> Void
  ) {
    guard scope.expected == nil, members.count <= Self.fewMembers else {
      return members.visit(heldBy: expected(in: &scope), body)
    }
    let all = all(in: &scope)
    let types = scope.around.union(scope.types)
    for member in members
    where all.contains(member.holder)
      || types.contains(where: { typesAsked(by: $0).contains(member.holder) })
    {
      body(member)
    }
  }

  private func all(in scope: inout Scope) -> Set<Name> {
    if let known = scope.all { return known }
    let found = inherited.all(of: scope.types)
    scope.all = found
    return found
  }

  /// The types that a value of a name may have, as far as it is a property of a type at hand.
  private func types(ofValue name: Name, _ scope: inout Scope) -> Set<Name> {
    if let known = scope.values[name] { return known }
    let named = variables[name]
    var found: Set<Name> = []
    let add = { (entry: MembersByHolder.Entry) in found.formUnion(self.types(of: entry.id)) }
    if !named.isEmpty {
      named.visit(heldBy: scope.around, add)
      named.visit(heldBy: scope.types, add)
      named.held(by: .none).forEach(add)
    }
    let all = inherited.all(of: found)
    scope.values[name] = all
    return all
  }

  /// The types that something may be expected to have: those that are named, and those that
  /// initializers and properties of types at hand ask for.
  private func expected(in scope: inout Scope) -> Set<Name> {
    if let known = scope.expected { return known }
    var found = all(in: &scope)
    for type in scope.around.union(scope.types) { found.formUnion(typesAsked(by: type)) }
    scope.expected = found
    return found
  }

  /// The types that initializers and properties of a type ask for.
  private func typesAsked(by type: Name) -> Set<Name> {
    if let known = asked[type] { return known }
    var found = Set(words(ofType: type).lazy.map(\.name).filter { self.blocks[$0] != nil })
    for member in blocks(named: type).flatMap({ program.children(of: $0) }) {
      switch program[member].kind {
      case .variable: found.formUnion(types(of: member))
      case .initializer: found.formUnion(typesNamed(in: program.bytes(of: member, in: sources)))
      default: break
      }
    }
    asked[type] = found
    return found
  }

  /// The types that a variable is written with.
  private func types(of variable: DeclarationID) -> Set<Name> {
    if let known = typesOfVariables[variable] { return known }
    let tree = program.tree(of: variable)
    let node = program[variable].node
    var found: Set<Name> = []
    for part in [tree.annotatedType(of: node), tree.initialValue(of: node)] {
      guard let part else { continue }
      let bytes = program.bytes(tree.range(part), of: variable, in: sources)
      found.formUnion(typesNamed(in: bytes))
    }
    typesOfVariables[variable] = found
    return found
  }

  private func typesNamed(in bytes: ArraySlice<UInt8>) -> [Name] {
    CodeWord.all(of: typeNames, in: bytes).map(\.name)
  }

  // MARK: Types around and above

  /// The types whose members code may name without saying whose they are.
  private func around(_ code: Code) -> Set<Name> {
    switch code {
    case .type(let name): return inherited.all(of: name)
    case .member(let id):
      guard let scope = program[id].parent else { return [] }
      if let known = namesAround[scope] { return known }
      var names: [Name] = []
      var next: DeclarationID? = scope
      while let scope = next {
        if program[scope].kind.holdsMembers { names.append(program[scope].name) }
        next = program[scope].parent
      }
      let found = inherited.all(of: names)
      namesAround[scope] = found
      return found
    }
  }

  // MARK: Words

  /// The words of code that are names of the program's, without their own names.
  func words(of code: Code) -> Set<CodeWord> {
    switch code {
    case .type(let name): words(ofType: name)
    case .member(let id): words(in: [id])
    }
  }

  private func words(ofType name: Name) -> Set<CodeWord> {
    if let known = wordsOfTypes[name] { return known }
    let found = words(in: parts(of: .type(name)))
      .union(inherited.direct(of: name).map { CodeWord(name: $0) })
    wordsOfTypes[name] = found
    return found
  }

  /// The declarations whose bytes some code is.
  func parts(of code: Code) -> [DeclarationID] {
    switch code {
    case .member(let id): [id]
    case .type(let name):
      blocks(named: name).flatMap { program.children(of: $0) }
        .filter { program.isFilledWhenBuilt($0) && !program.holdsLiteral($0) }
    }
  }

  private func words(in declarations: [DeclarationID]) -> Set<CodeWord> {
    declarations.reduce(into: []) { found, declaration in
      let name = program.tree(of: declaration).range(program[declaration].nameToken)
      let bytes = program.bytes(of: declaration, in: sources)
      for word in CodeWord.all(of: names, in: bytes, besides: Int(name.lowerBound)) {
        found.insert(word)
      }
    }
  }
}
