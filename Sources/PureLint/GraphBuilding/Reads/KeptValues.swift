import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The fate of values that code gets: whether it stores them.
///
/// Kept is what ends in a stored property that is not weak, in a closure, or out of sight. Who reads
/// a member of a value, prints it or compares it keeps nothing of it.
final class KeptValues {
  /// How many names a value is followed through; what goes further is out of sight.
  private static let mostLevels = 200

  private let resolver: Resolver
  private var level = 0
  /// What becomes of locals and parameters.
  private var known: [DeclarationID: Fate] = [:]
  /// The fate of the values of names and calls.
  private var fates: [NameInFile: Fate] = [:]
  /// See `isFilling(_:)`.
  private var fillings: [NameInFile: Bool] = [:]

  private var program: Program { resolver.program }

  /// The fate of a value; of several uses, the greatest tells.
  enum Fate: Comparable {
    case letGo
    /// The function around it yields the value, or what holds it.
    case yielded
    case kept
  }

  private struct NameInFile: Hashable {
    let token: TokenIndex
    let file: Int
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether nothing keeps the value of the call or the name at a place. A call without a result
  /// keeps the values that it needs in its arguments.
  func isLetGo(at place: Place) -> Bool {
    !isFilling(NameInFile(token: place.token, file: place.file))
      && fate(ofValueNamedAt: place.token, in: place.file) == .letGo
  }

  /// Whether a name means a function that yields nothing.
  private func isFilling(_ name: NameInFile) -> Bool {
    if let found = fillings[name] { return found }
    let found = meanings(of: name.token, in: name.file).contains { meaning in
      program[meaning].kind == .function && resolver.resultType(of: meaning) == .void
    }
    fillings[name] = found
    return found
  }

  /// The fate of the value of a name, or of the call of it.
  /// - Parameter around: The nodes around the name, if they are known.
  func fate(
    ofValueNamedAt token: TokenIndex,
    in file: Int,
    _ around: [NodeIndex]? = nil
  ) -> Fate {
    let name = NameInFile(token: token, file: file)
    if let found = fates[name] { return found }
    let around = around ?? program.trees[file].nodes(aroundToken: token)
    let found = findFate(ofValueNamedAt: token, in: file, around)
    fates[name] = found
    return found
  }

  private func findFate(
    ofValueNamedAt token: TokenIndex,
    in file: Int,
    _ around: [NodeIndex]
  ) -> Fate {
    let tree = program.trees[file]
    var around = around
    while around.count > 1, let value = around.last {
      let outer = around[around.count - 2]
      let isNamed =
        tree.kind(outer) == .call
        && tree.expression(in: outer) == value && tree.mainToken(value) == token
      guard isNamed else { break }
      around.removeLast()
    }
    return ValueUse(self, tree, file, around).fate
  }

  // MARK: Declarations

  /// The fate of a value that is assigned to a declaration.
  func fate(storedIn id: DeclarationID) -> Fate {
    guard program.isSource(id), program[id].kind == .variable,
      program[id].traits.isDisjoint(with: [.isComputed, .isLazy])
    else { return .kept }
    if isWeak(id) { return .letGo }
    return program[id].traits.contains(.isLocal) ? fateOfUses(of: id) : .kept
  }

  /// The fate of a value for a parameter, or for the field that it stands for.
  func fate(handedTo id: DeclarationID) -> Fate {
    guard program[id].kind == .parameter else { return fate(storedIn: id) }
    guard let function = program[id].parent, program.isSource(id), isSeen(function),
      !program.isAutoclosure(id)
    else { return .kept }
    return fateOfUses(of: id)
  }

  /// The local variable whose name stands at a token.
  func local(namedAt token: TokenIndex, in file: Int) -> DeclarationID? {
    resolver.declaration(at: token, in: file).flatMap {
      program[$0].traits.contains(.isLocal) ? $0 : nil
    }
  }

  func construction(_ call: NodeIndex, in file: Int) -> Construction? {
    resolver.constructions.first(from: call, in: file).flatMap { $0.call == call ? $0 : nil }
  }

  /// The declarations that a name means.
  func meanings(of name: TokenIndex, in file: Int) -> [DeclarationID] {
    resolver.references.references(in: file, name.rawValue..<name.rawValue + 1).map(\.target)
  }

  /// The parameters of a function that an argument may be for; none where the labels do not fit.
  func parameters(
    of function: DeclarationID,
    for argument: NodeIndex,
    of call: NodeIndex,
    _ tree: SyntaxTree
  ) -> [DeclarationID] {
    let arguments = tree.callArguments(of: call)
    let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
    let declared = resolver.parameterDeclarations(of: function)
    return zip(arguments, positions ?? []).filter { $0.0.node == argument }.map { declared[$0.1] }
  }

  /// Whether the called method may return the very value that it is called on.
  func mayYieldItself(_ method: DeclarationID) -> Bool {
    guard program[method].kind == .function else { return false }
    let result = resolver.resultType(of: method).unwrapped
    if result == .void || isData(result) { return false }
    guard let own = resolver.owner(ofNested: method) else { return true }
    return result.hasUnknown || resolver.mayConvert(.nominal(own, []), to: result)
  }

  func isData(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.form { return knows(name, .isData) }
    guard let id = type.declaration, !program.isSource(id) else { return false }
    return knows(program[id].name, .isData)
  }

  func declaration(_ id: DeclarationID) -> Declaration { program[id] }
  func isSource(_ id: DeclarationID) -> Bool { program.isSource(id) }
  func knows(_ name: Name, _ trait: LibraryTraits) -> Bool { program.libraries.knows(name, trait) }

  private func fateOfUses(of id: DeclarationID) -> Fate {
    if let found = known[id] { return found }
    guard level < Self.mostLevels else { return .kept }
    level += 1
    defer { level -= 1 }
    // What only a cycle of functions hands around is kept by none of them.
    known[id] = .letGo
    let tree = program.tree(of: id)
    let declared = program[id].nameToken
    var greatest: Fate?
    for use in resolver.references.references(to: id) where !use.isWrite {
      let fate =
        use.place.file == program[id].file
        ? fate(ofUseAt: use.place.token, in: use.place.file, declared, tree) : .kept
      greatest = max(fate, greatest ?? fate)
      if fate == .kept { break }
    }
    let found = greatest ?? fateUnused(id)
    known[id] = found
    return found
  }

  /// What becomes of what nothing names. An initializer asks for no more than its type is to have.
  private func fateUnused(_ id: DeclarationID) -> Fate {
    let isOfInitializer = program[id].parent.map { program[$0].kind == .initializer } ?? false
    return isOfInitializer ? .kept : .letGo
  }

  /// The fate of a local's value by one of its uses; a closure or local function between it and the use
  /// captures it.
  private func fate(
    ofUseAt use: TokenIndex,
    in file: Int,
    _ declared: TokenIndex,
    _ tree: SyntaxTree
  ) -> Fate {
    let around = tree.nodes(aroundToken: use)
    let code = around.last {
      tree.kind($0) == .closure || tree.kind($0) == .functionDeclaration
    }
    let isInSameCode = code.map { tree.covers(declared, $0) } ?? true
    return isInSameCode ? fate(ofValueNamedAt: use, in: file, around) : .kept
  }

  func isWeak(_ variable: DeclarationID) -> Bool {
    let tree = program.tree(of: variable)
    return tree.children(tree.variableDeclaration(of: program[variable].node)).contains { child in
      let kind = tree.tokens.kinds[tree.mainToken(child).position]
      return tree.kind(child) == .modifier && (kind == .cwWeak || kind == .cwUnowned)
    }
  }

  /// Whether the body of a function can be seen, and is the one that runs.
  private func isSeen(_ function: DeclarationID) -> Bool {
    guard program.trees.hasBodies(program[function].file),
      program.tree(of: function).child(program[function].node, .codeBlock) != nil,
      !program.isBroken(around: function)
    else { return false }
    guard program[function].kind == .function, let holder = resolver.owner(ofNested: function)
    else { return true }
    return !resolver.heirs(of: holder).contains { heir in
      (resolver.members(of: heir)[program[function].name] ?? []).contains {
        program[$0].traits.contains(.isOverride) || program[holder].kind == .protocolType
      }
    }
  }
}
