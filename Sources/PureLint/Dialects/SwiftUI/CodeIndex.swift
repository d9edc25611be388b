import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The facts at a place of the walked bodies: constructions and meanings of names.
final class CodeIndex {
  let resolver: Resolver
  /// The positions among the facts, by call; nil where several types of one name are built, each in
  /// another target.
  private var constructions: [Position: Int?] = [:]
  /// The positions of these several.
  private var alternatives: [Position: [Int]] = [:]

  /// The same by the last name of the callee; nil where several types of one name are built.
  private var constructionsByName: [TokenPosition: Int?] = [:]
  /// The types of the arguments of which these matter.
  private var types: [Position: SwiftType] = [:]
  /// The types that are mentioned as values, by file and in source order; made when first asked for.
  private lazy var typeMentions = Dictionary(
    grouping: resolver.facts.typeMentions,
    by: \.place.file
  )
  .mapValues { $0.sorted { $0.place.token < $1.place.token } }

  /// By file, its declarations by where they begin.
  private var starts: [Int: ArraySlice<Start>] = [:]
  /// By file, the tokens of macros that stand in no other one.
  private var macros: [Int: [Range<UInt32>]] = [:]

  /// The names of all types, members and functions that are no test's; made when first asked for.
  private(set) lazy var declaredNames = names { kind in kind != .parameter }
  /// The names of functions that are no test's; made when first asked for.
  private(set) lazy var declaredFunctions = names { kind in kind == .function }

  /// The modules out of sight that files of each target import; made when first asked for.
  private(set) lazy var foreignModules = program.files.indices.reduce(
    into: [TargetMap.TargetID: [Name]]()
  ) { modules, file in
    for module in resolver.modulesOutOfSight(importedBy: file) {
      for target in program.targets.targets(ofFile: file)
      where modules[target]?.contains(module) != true {
        modules[target, default: []].append(module)
      }
    }
  }

  /// By declarations of one name, whether no build compiles two of them.
  private var apart: [[DeclarationID]: Bool] = [:]

  var program: Program { resolver.program }

  private struct Start {
    let node: NodeIndex
    let id: DeclarationID
  }

  private struct Position: Hashable {
    let file: Int
    let node: NodeIndex

    func _rawHashValue(seed: Int) -> Int {
      DeclarationID(file: file, index: node.position)._rawHashValue(seed: seed)
    }
  }

  private struct TokenPosition: Hashable {
    let file: Int
    let token: TokenIndex

    init(_ place: Place) { (file, token) = (place.file, place.token) }

    func _rawHashValue(seed: Int) -> Int {
      DeclarationID(file: file, index: token.position)._rawHashValue(seed: seed)
    }
  }

  /// - Complexity: O(constructions).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    let all = resolver.facts.constructions
    for index in all.indices
    where resolver.program.isSource(all[index].place) && mayBeMade(all[index]) {
      let position = Position(file: all[index].place.file, node: all[index].call)
      if let known = constructions[position] {
        if known.map({ all[$0].declaration }) != all[index].declaration {
          alternatives[position, default: known.map { [$0] } ?? []].append(index)
          constructions.updateValue(nil, forKey: position)
        }
      } else {
        constructions[position] = index
      }
    }
    for index in constructions.values.compactMap(\.self) {
      let name = TokenPosition(all[index].place)
      constructionsByName.updateValue(
        constructionsByName[name] == nil ? index : nil,
        forKey: name
      )
    }
    for argument in resolver.facts.typedArguments where resolver.program.isSource(argument.place) {
      types[Position(file: argument.place.file, node: argument.node)] = argument.type
    }
  }

  /// The names of what is no test's and no local, of some kinds.
  private func names(_ isWanted: (Declaration.Kind) -> Bool) -> Set<Name> {
    program.files.indices.reduce(into: []) { names, file in
      guard !program.targets.isTest(file: file) else { return }
      for declaration in program.files[file].declarations
      where isWanted(declaration.kind) && !declaration.traits.contains(.isLocal) {
        names.insert(declaration.name)
      }
    }
  }

  /// Whether some build compiles both a call and what it builds.
  private func mayBeMade(_ construction: Construction) -> Bool {
    let file = construction.place.file
    return program[construction.declaration].condition == .none
      || program.mayCoexist(
        construction.declaration,
        with: program.condition(around: construction.call, in: file),
        in: file
      )
  }

  /// The construction whose callee ends at a place, if it builds just one declared type.
  func construction(named place: Place) -> Construction? {
    (constructionsByName[TokenPosition(place)] ?? nil).map { resolver.facts.constructions[$0] }
  }

  /// The types that some tokens of a file mention as values.
  func typesMentioned(in file: Int, _ range: Range<UInt32>) -> [DeclarationID] {
    let all = (typeMentions[file] ?? [])[...]
    let first = all.partitioningIndex { $0.place.token.rawValue >= range.lowerBound }
    return all[first...].prefix { $0.place.token.rawValue < range.upperBound }.map(\.type)
  }

  /// The type of an argument of a function of which it matters what type it is given.
  func type(ofArgument node: NodeIndex, in file: Int) -> SwiftType {
    types[Position(file: file, node: node)] ?? .unknown
  }

  /// The construction that a call is, if it builds just one declared type.
  func construction(at call: NodeIndex, in file: Int) -> Construction? {
    (constructions[Position(file: file, node: call)] ?? nil).map {
      resolver.facts.constructions[$0]
    }
  }

  /// The constructions that a call is, one in each build that knows its name: the types that it builds
  /// are in no target together.
  func constructions(at call: NodeIndex, in file: Int) -> [Construction] {
    if let only = construction(at: call, in: file) { return [only] }
    let found = (alternatives[Position(file: file, node: call)] ?? []).map {
      resolver.facts.constructions[$0]
    }
    let files = found.map { program[$0.declaration].file }
    let areApart = files.indices.allSatisfy { index in
      files[..<index].allSatisfy { !program.targets.shareTarget($0, files[index]) }
    }
    return areApart ? found : []
  }

  /// Whether a call builds a declared type.
  func isConstruction(_ call: NodeIndex, in file: Int) -> Bool {
    constructions[Position(file: file, node: call)] != nil
  }

  /// The declarations that a name may mean, in source order.
  func meanings(of token: TokenIndex, in file: Int) -> [DeclarationID] {
    let found = resolver.references.references(
      in: file,
      token.rawValue..<token.rawValue + 1
    )
    .filter { !$0.isAbsent && mayBeMeant($0.target, by: token, in: file) }.map(\.target)
    if found.count < 2 { return found }
    let all = Set(found).sorted()
    guard all.count > 1 else { return all }
    // What satisfies a requirement is what the name means where the type is known.
    let witnesses = all.filter { !isRequirement($0) }
    return witnesses.isEmpty ? all : witnesses
  }

  /// Whether a name may mean a declaration: nothing that is private in another file, nor, where it is
  /// called as a modifier of the library, what a wrapper holds of which no type is known.
  private func mayBeMeant(_ id: DeclarationID, by token: TokenIndex, in file: Int) -> Bool {
    let declaration = program[id]
    guard declaration.kind == .variable, program.isSource(id) else { return true }
    if declaration.traits.contains(.isPrivate), Int(declaration.file) != file { return false }
    return !declaration.traits.contains(.hasWrapper)
      || SwiftUINames.modifier(declaration.name) == nil
      || !program.trees[file].isCalled(token) || !resolver.type(of: id).isUnknown
  }

  /// Whether a member is what a protocol asks of those who conform.
  func isRequirement(_ member: DeclarationID) -> Bool {
    program[member].parent.map { program[$0].kind == .protocolType } ?? false
  }

  /// The declaration that a name means, if it means just one.
  func meaning(of token: TokenIndex, in file: Int) -> DeclarationID? {
    let all = meanings(of: token, in: file)
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a callee is a name behind that of its module: `SwiftUI.VStack`.
  func isQualified(_ callee: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee),
      tree.kind(base) == .nameExpression
    else { return false }
    return resolver.isModule(tree.name(base), in: file)
      && meanings(of: tree.mainToken(base), in: file).isEmpty
  }

  /// The declarations of which a name means one in each build; none if it may mean several in one.
  func meaningsByBuild(of token: TokenIndex, in file: Int) -> [DeclarationID] {
    let all = meanings(of: token, in: file)
    guard all.count > 1 else { return all }
    let isApart = apart[all] ?? areApart(all)
    apart[all] = isApart
    return isApart ? all : []
  }

  /// More declarations of a name than this are not taken apart.
  private static let variantLimit = 6

  /// Whether no build compiles two of some declarations.
  private func areApart(_ all: [DeclarationID]) -> Bool {
    all.count <= Self.variantLimit
      && all.indices.allSatisfy { index in
        all[..<index].allSatisfy { other in
          let (condition, file) = (program[other].condition, program[other].file)
          return !program.mayCoexist(all[index], with: condition, in: file)
            || !program.targets.shareTarget(program[all[index]].file, file)
        }
      }
  }

  /// The innermost declaration around a node.
  /// - Complexity: O(log declarations + declarations around the node), once a file was asked for.
  func declaration(around node: NodeIndex, in file: Int) -> DeclarationID? {
    let starts = declarations(of: file)
    let behind = starts.partitioningIndex { $0.node > node }
    var next = behind > 0 ? starts[behind - 1].id : nil
    while let id = next, program.trees[file].end(of: program[id].node) <= node.position {
      next = program[id].parent
    }
    return next
  }

  private func declarations(of file: Int) -> ArraySlice<Start> {
    if let known = starts[file] { return known }
    let found = program.files[file].declarations.enumerated().map { index, declaration in
      Start(node: declaration.node, id: DeclarationID(file: file, index: index))
    }
    let sorted = found.sorted { ($0.node, $0.id) < ($1.node, $1.id) }[...]
    starts[file] = sorted
    return sorted
  }

  /// Whether a place is in an argument of a macro.
  func isInMacro(_ place: Place) -> Bool { isInMacro(place.token, in: place.file) }

  /// Whether a token is in an argument of a macro, as those of previews are.
  /// - Complexity: O(log macros), once a file was asked for.
  func isInMacro(_ token: TokenIndex, in file: Int) -> Bool {
    let ranges = macros[file] ?? macroTokens(in: file)
    macros[file] = ranges
    let behind = ranges[...].partitioningIndex { $0.lowerBound > token.rawValue }
    return behind > 0 && ranges[behind - 1].contains(token.rawValue)
  }

  /// The tokens of macros that stand in no other one, in source order.
  private func macroTokens(in file: Int) -> [Range<UInt32>] {
    let nodes = program.trees[file].nodes
    return nodes.filter { $0.kind == .macroExpansion }.reduce(into: []) { found, node in
      if found.last.map({ node.firstToken >= $0.upperBound }) ?? true {
        found.append(node.firstToken..<node.endToken)
      }
    }
  }
}
