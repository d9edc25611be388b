import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The search, by words alone, for what may need itself while it gets its first value: statics and
/// globals, and what helpers of the app keep.
///
/// From each of them it follows the words of the code that runs then: initial values, initializers
/// and functions, by their names and those of the types around them. That is more than may run, so
/// whatever is on no circle of words is on none in truth, and no body has to be parsed for that.
final class InitialCodeWords {
  private let program: Program
  private let sources: [SourceFile]
  /// The types at any depth and their extensions, by name.
  private var blocks: [Name: [DeclarationID]] = [:]
  /// Functions and variables, by name and by that of the type around them; at top level there is none.
  private var members: [Name: [Name: [DeclarationID]]] = [:]
  /// What is kept once it is made, in source order.
  private var kept: [DeclarationID] = []
  private let supertypes: SupertypeNames
  private var words: [Code: Set<Word>] = [:]
  /// Each type's name with those of all that it inherits from.
  private var inherited: [Name: Set<Name>] = [:]
  private var asked: [Name: Set<Name>] = [:]
  private var typesOfVariables: [DeclarationID: Set<Name>] = [:]

  /// Code that runs as a whole, as far as words tell.
  enum Code: Hashable {
    /// What builds a type of a name: initial values and initializers.
    case type(Name)
    /// A function, or what a variable is made or computed by.
    case member(DeclarationID)
  }

  /// - Complexity: O(declarations), and O(bytes) of computed members where helpers may keep something.
  init(_ outline: Resolver, _ sources: [SourceFile]) {
    program = outline.program
    self.sources = sources
    supertypes = SupertypeNames(program)
    var computed: [DeclarationID] = []
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      for (index, declaration) in program.files[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind.holdsMembers {
          blocks[declaration.name, default: []].append(id)
        } else if declaration.kind == .function || declaration.kind == .variable {
          add(id, declaration)
          if program.isFilledOnFirstUse(id), !holdsLiteral(id) { kept.append(id) }
          if declaration.kind == .function || declaration.traits.contains(.isComputed) {
            computed.append(id)
          }
        }
      }
    }
    let names = helperNames(among: computed, outline)
    if names.isEmpty { return }
    let helpers = NameSet(names)
    kept += computed.filter { member in
      program[member].kind == .variable && helpers.occurs(in: bytes(of: member))
        || program[member].kind == .function && helpers.occurs(in: bytes(of: member))
          && outline.parameterDeclarations(of: member).isEmpty
    }
  }

  private func add(_ id: DeclarationID, _ declaration: Declaration) {
    let holder = program.memberScope(of: id).map { program[$0].name } ?? .none
    members[declaration.name, default: [:]][holder, default: []].append(id)
  }

  /// The names of functions that keep what a closure makes.
  private func helperNames(among functions: [DeclarationID], _ outline: Resolver) -> Set<Name> {
    let closures = KeptClosures(outline)
    return functions.reduce(into: []) { names, function in
      let takesClosure = outline.parameterDeclarations(of: function).contains { parameter in
        let tree = program.tree(of: parameter)
        return tree.type(in: program[parameter].node).map { tree.isClosure($0) } ?? false
      }
      if takesClosure, closures.isHelper(function) { names.insert(program[function].name) }
    }
  }

  /// The code of all circles with something that is kept.
  /// - Complexity: O(bytes of the code that this leads to).
  func circles() -> [[Code]] {
    var builder = GraphBuilder()
    var nodes: [Code: NodeID] = [:]
    var codes: [Code] = []
    func node(_ code: Code) -> NodeID {
      if let known = nodes[code] { return known }
      let node = builder.addNode(Node(kind: .provider, name: ""))
      nodes[code] = node
      codes.append(code)
      return node
    }
    for id in kept { _ = node(.member(id)) }
    var position = 0
    while position < codes.count {
      let code = codes[position]
      for next in successors(of: code) {
        builder.addEdge(Edge(source: node(code), target: node(next), kind: .uses))
      }
      position += 1
    }
    let isKept = Set(kept)
    return builder.build().cyclicComponents().map { $0.map { codes[Int($0.index)] } }
      .filter { circle in
        circle.contains { if case .member(let id) = $0 { isKept.contains(id) } else { false } }
      }
  }

  /// The declarations that code stands in.
  func declarations(of code: Code) -> [DeclarationID] {
    switch code {
    case .type(let name): blocks[name] ?? []
    case .member(let id): [id]
    }
  }

  // MARK: Words

  /// A word with what stands in front of it.
  private struct Word: Hashable {
    let name: Name
    /// The word in front of the period before it.
    var base: Name?
    /// Whether a period is before it.
    var isMember: Bool
  }

  private func successors(of code: Code) -> Set<Code> {
    let words = words(of: code)
    var scope = Scope(
      around: around(code),
      types: Set(words.lazy.map(\.name).filter { self.blocks[$0] != nil })
    )
    scope.all = withInherited(scope.types)
    var found = Set(scope.types.map(Code.type))
    for word in words {
      guard let byHolder = members[word.name] else { continue }
      for holder in holders(meantBy: word, &scope, among: byHolder) {
        for member in byHolder[holder] ?? [] where hasCode(member) { found.insert(.member(member)) }
      }
    }
    if case .type = code { found.remove(code) }
    return found
  }

  /// The types that some code can name members of.
  private struct Scope {
    /// Those around it.
    let around: Set<Name>
    /// Those that it names.
    let types: Set<Name>
    /// These with what they inherit from.
    var all: Set<Name> = []
    /// The types of values, by the names of these.
    var values: [Name: Set<Name>] = [:]
    /// The types that may be expected somewhere, once that was asked.
    var expected: Set<Name>?
  }

  private func hasCode(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    return declaration.kind == .function || declaration.traits.contains(.isComputed)
      || declaration.traits.contains(.isLazy) || program.isFilledOnFirstUse(member)
  }

  /// The types whose member a word may be, of those that have one of the name; none at top level.
  private func holders(
    meantBy word: Word,
    _ scope: inout Scope,
    among byHolder: [Name: [DeclarationID]]
  ) -> [Name] {
    guard word.isMember else {
      return common(scope.around, byHolder) + (byHolder[.none] == nil ? [] : [.none])
    }
    guard let base = word.base else { return common(expected(in: &scope), byHolder) }
    if blocks[base] != nil { return common(withInherited(base), byHolder) }
    if base == "self" || base == "Self" || base == "super" { return common(scope.around, byHolder) }
    return common(scope.all, byHolder) + common(types(ofValue: base, &scope), byHolder)
  }

  /// The names of a set that have members; goes through the fewer of both.
  private func common(_ types: Set<Name>, _ byHolder: [Name: [DeclarationID]]) -> [Name] {
    types.count < byHolder.count
      ? types.filter { byHolder[$0] != nil } : byHolder.keys.filter { types.contains($0) }
  }

  /// The types that a value of a name may have, as far as it is a property of a type at hand.
  private func types(ofValue name: Name, _ scope: inout Scope) -> Set<Name> {
    if let known = scope.values[name] { return known }
    var found: Set<Name> = []
    for (holder, members) in members[name] ?? [:]
    where holder.isNone || scope.around.contains(holder) || scope.types.contains(holder) {
      for member in members { found.formUnion(types(of: member)) }
    }
    let all = withInherited(found)
    scope.values[name] = all
    return all
  }

  /// The types that something may be expected to have: those that are named, and those that
  /// initializers and properties of types at hand ask for.
  private func expected(in scope: inout Scope) -> Set<Name> {
    if let known = scope.expected { return known }
    var found = scope.all
    for type in scope.around.union(scope.types) { found.formUnion(typesAsked(by: type)) }
    scope.expected = found
    return found
  }

  /// The types that initializers and properties of a type ask for.
  private func typesAsked(by type: Name) -> Set<Name> {
    if let known = asked[type] { return known }
    var found = Set(words(of: .type(type)).lazy.map(\.name).filter { self.blocks[$0] != nil })
    for member in (blocks[type] ?? []).flatMap({ program.children(of: $0) }) {
      found.formUnion(types(of: member))
    }
    asked[type] = found
    return found
  }

  /// The types that a variable is written with.
  private func types(of member: DeclarationID) -> Set<Name> {
    guard program[member].kind == .variable else { return [] }
    if let known = typesOfVariables[member] { return known }
    let tree = program.tree(of: member)
    let node = program[member].node
    var found: Set<Name> = []
    for part in [tree.annotatedType(of: node), tree.initialValue(of: node)] {
      guard let part else { continue }
      let names = words(in: bytes(tree.range(part), of: member)).map(\.name)
      found.formUnion(names.filter { blocks[$0] != nil })
    }
    typesOfVariables[member] = found
    return found
  }

  /// The types whose members code may name without saying whose they are.
  private func around(_ code: Code) -> Set<Name> {
    var names: [Name] = []
    switch code {
    case .type(let name): names = [name]
    case .member(let id):
      var next = program[id].parent
      while let scope = next {
        if program[scope].kind.holdsMembers { names.append(program[scope].name) }
        next = program[scope].parent
      }
    }
    return withInherited(names)
  }

  private func withInherited(_ names: some Sequence<Name>) -> Set<Name> {
    names.reduce(into: []) { $0.formUnion(withInherited($1)) }
  }

  private func withInherited(_ name: Name) -> Set<Name> {
    if let known = inherited[name] { return known }
    var (found, waiting) = (Set([name]), [name])
    while let next = waiting.popLast() {
      for inherited in inheritedNames(of: next) where found.insert(inherited).inserted {
        waiting.append(inherited)
      }
    }
    inherited[name] = found
    return found
  }

  private func inheritedNames(of name: Name) -> [Name] {
    (blocks[name] ?? []).flatMap { block in
      supertypes.names(in: Int(block.file), Int(block.index)..<Int(block.index) + 1).map(\.name)
    }
  }

  private func words(of code: Code) -> Set<Word> {
    if let known = words[code] { return known }
    var found = Set(words(in: parts(of: code)))
    if case .type(let name) = code {
      found.formUnion(inheritedNames(of: name).map { Word(name: $0, isMember: false) })
    }
    words[code] = found
    return found
  }

  /// The words of some declarations that are names of the program's, without their own names and
  /// those of selectors, which say what runs later.
  private func words(in declarations: [DeclarationID]) -> [Word] {
    declarations.flatMap { declaration in
      let name = program.tree(of: declaration).range(program[declaration].nameToken)
      return words(in: bytes(of: declaration), besides: Int(name.lowerBound))
    }
  }

  private func words(in bytes: ArraySlice<UInt8>, besides ownName: Int = -1) -> [Word] {
    let (quote, period) = (UInt8(ascii: "\""), UInt8(ascii: "."))
    var found: [Word] = []
    var last: (name: Name, end: Int)?
    NameSet.visitWords(in: bytes) { name, range in
      let before = range.lowerBound > bytes.startIndex ? bytes[range.lowerBound - 1] : 0
      let behind = range.upperBound < bytes.endIndex ? bytes[range.upperBound] : 0
      let isSelector = last?.name == "selector" && last?.end == range.lowerBound - 1
      let isText = before == quote || behind == quote
      if !isSelector, !isText, range.lowerBound != ownName,
        members[name] != nil || blocks[name] != nil
      {
        let isBehind = before == period && last?.end == range.lowerBound - 1
        found.append(
          Word(name: name, base: isBehind ? last?.name : nil, isMember: before == period)
        )
      }
      last = (name, range.upperBound)
      return true
    }
    return found
  }

  /// The declarations whose bytes are the code.
  private func parts(of code: Code) -> [DeclarationID] {
    switch code {
    case .member(let id): [id]
    case .type(let name):
      (blocks[name] ?? []).flatMap { program.children(of: $0) }.filter { member in
        let declaration = program[member]
        return declaration.kind == .initializer
          || program.isFilledWhenBuilt(member) && !holdsLiteral(member)
      }
    }
  }

  /// Whether the value of a variable is a literal, or a closure as it is: then nothing runs that could
  /// need something.
  private func holdsLiteral(_ id: DeclarationID) -> Bool {
    guard program[id].kind == .variable, program[id].traits.contains(.hasInitialValue) else {
      return false
    }
    let tree = program.tree(of: id)
    guard let value = tree.initialValue(of: program[id].node) else { return false }
    switch tree.kind(value) {
    case .closure, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral:
      return true
    case .stringLiteral: return tree.child(value, .interpolation) == nil
    default: return false
    }
  }

  private func bytes(of id: DeclarationID) -> ArraySlice<UInt8> {
    let tree = program.tree(of: id)
    let node = tree.variableDeclaration(of: program[id].node)
    let range = tree.range(program[id].kind == .variable ? node : program[id].node)
    return bytes(range, of: id)
  }

  private func bytes(_ range: Range<UInt32>, of id: DeclarationID) -> ArraySlice<UInt8> {
    sources[Int(id.file)].bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

extension Program {
  /// Whether there is just one of a variable or function, whatever objects there are.
  func isShared(_ id: DeclarationID) -> Bool {
    self[id].traits.contains(.isStatic) || memberScope(of: id) == nil
  }

  /// Whether a variable gets its value when somebody first asks for it: a static, or a global of a
  /// file without statements of its own.
  func isFilledOnFirstUse(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    guard declaration.kind == .variable, isSource(id),
      declaration.traits.contains(.hasInitialValue),
      declaration.traits.isDisjoint(with: [.isComputed, .isLocal])
    else { return false }
    if declaration.parent == nil {
      return !files[declaration.file].hasTopLevelCode
    }
    return declaration.traits.contains(.isStatic)
  }

  /// Whether a stored property gets its value when its owner is built.
  func isFilledWhenBuilt(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    return declaration.kind == .variable && declaration.traits.contains(.hasInitialValue)
      && declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy, .isLocal])
  }
}

extension SyntaxTree {
  /// Whether the type of a parameter is a function, or that of an `@autoclosure`.
  fileprivate func isClosure(_ type: NodeIndex) -> Bool {
    switch kind(type) {
    case .functionType: true
    case .attributedType: isAutoclosure(type) || self.type(in: type).map { isClosure($0) } == true
    default: false
    }
  }
}
