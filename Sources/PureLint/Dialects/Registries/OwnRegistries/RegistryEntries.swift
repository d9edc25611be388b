import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The entries of a registry's dictionaries that its functions do not register: those that they
/// begin with, and those that other code of theirs writes under keys of its own.
struct RegistryEntries {
  /// An entry whose key tells its type.
  struct Entry {
    let type: SwiftType
    let place: Place
    /// The expression of its value.
    let value: NodeIndex
  }

  private(set) var all: [Entry] = []
  /// Whether there may be others, of types that cannot be determined.
  private(set) var areOpen = false
  /// The functions that take entries out again.
  private(set) var removers: Set<DeclarationID> = []

  private let resolver: Resolver
  private let functions: Set<DeclarationID>

  private var program: Program { resolver.program }

  /// - Parameter functions: The functions that register and ask.
  init(
    of dictionaries: [DeclarationID],
    besides functions: Set<DeclarationID>,
    _ resolver: Resolver
  ) {
    self.resolver = resolver
    self.functions = functions
    for dictionary in dictionaries { read(dictionary) }
  }

  private mutating func read(_ dictionary: DeclarationID) {
    let declaration = program[dictionary]
    let tree = program.tree(of: dictionary)
    if let value = tree.initialValue(of: declaration.node) {
      let place = Place(
        file: Int(dictionary.file),
        token: declaration.nameToken,
        source: dictionary
      )
      read(value, at: place)
    }
    for mention in resolver.references.references(to: dictionary) {
      let member = mention.place.source.map(program.memberDeclaration)
      if member.map(functions.contains) ?? false { continue }
      readUse(at: mention.place, isWrite: mention.isWrite)
    }
  }

  // MARK: Values

  /// Reads what a dictionary holds as a whole.
  private mutating func read(_ value: NodeIndex, at place: Place) {
    let tree = program.trees[place.file]
    switch tree.kind(value) {
    case .dictionaryExpression:
      for element in tree.children(value) where tree.kind(element) == .dictionaryElement {
        let parts = Array(tree.children(element))
        guard parts.count == 2 else { continue }
        add(parts[0], parts[1], at: place)
      }
    case .call:
      if let callee = tree.expression(in: value), tree.kind(callee) == .closure {
        readResult(of: callee, at: place)
      } else if !makesEmpty(value, at: place) {
        areOpen = true
      }
    case .nameExpression:
      guard let preset = preset(of: value, at: place) else { return areOpen = true }
      read(preset, at: place)
    default: areOpen = true
    }
  }

  /// Whether a call makes a dictionary without entries.
  private func makesEmpty(_ call: NodeIndex, at place: Place) -> Bool {
    let tree = program.trees[place.file]
    let isGivenNothing = tree.callArguments(of: call).allSatisfy {
      tree.kind($0.node) == .dictionaryExpression && tree.child($0.node, .dictionaryElement) == nil
    }
    guard isGivenNothing, let callee = tree.expression(in: call) else { return false }
    return !targets(of: callee, in: place.file).contains { program[$0].kind == .function }
  }

  /// Reads what a closure yields that is called at once: a local that its code fills.
  private mutating func readResult(of closure: NodeIndex, at place: Place) {
    let tree = program.trees[place.file]
    let yielded = tree.yieldedValues(of: closure)
    guard yielded.count == 1, tree.kind(yielded[0]) == .nameExpression,
      let local = targets(of: yielded[0], in: place.file).first,
      program[local].kind == .variable, program[local].traits.contains(.isLocal)
    else { return areOpen = true }
    read(local)
  }

  /// What the last name of an expression means.
  private func targets(of expression: NodeIndex, in file: Int) -> [DeclarationID] {
    let token = program.trees[file].mainToken(expression).rawValue
    return resolver.references.references(in: file, token..<token + 1).map(\.target)
  }

  /// The default of an initializer's parameter that nobody tells anything.
  private func preset(of name: NodeIndex, at place: Place) -> NodeIndex? {
    let tree = program.trees[place.file]
    guard let initializer = place.source.map(program.memberDeclaration),
      program[initializer].kind == .initializer, !program.isForClients(initializer),
      let parameter = resolver.parameterDeclarations(of: initializer)
        .first(where: { program[$0].name == tree.name(name) }),
      let value = tree.initialValue(of: program[parameter].node),
      tree.kind(value) == .dictionaryExpression,
      !resolver.constructions.by(initializer).contains(where: { construction in
        construction.arguments.contains { $0.parameter == parameter }
      })
    else { return nil }
    return value
  }

  /// Reads what becomes of a dictionary where it is mentioned.
  private mutating func readUse(at place: Place, isWrite: Bool) {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard
      let index = around.lastIndex(where: {
        tree.mainToken($0) == place.token && tree.kind($0).isExpression
      }), index > 0
    else { return }
    let (mention, outer) = (around[index], around[index - 1])
    switch tree.kind(outer) {
    case .inoutExpression: areOpen = true
    case .subscriptCall where tree.expression(in: outer) == mention:
      if index > 1 { readAssignment(to: outer, in: around[index - 2], at: place) }
    case .memberAccess where tree.expression(in: outer) == mention:
      readCall(of: tree.name(outer), in: around[..<(index - 1)], at: place)
    case .sequenceExpression where isWrite:
      let parts = Array(tree.children(outer))
      if parts.count == 3, parts[0] == mention {
        noteRemoval(at: place)
        read(parts[2], at: place)
      } else {
        areOpen = true
      }
    default: if isWrite { areOpen = true }
    }
  }

  /// `table[String(describing: Clock.self)] = Clock()`.
  private mutating func readAssignment(to entry: NodeIndex, in outer: NodeIndex, at place: Place) {
    let tree = program.trees[place.file]
    guard let (target, value) = tree.assignment(outer), target == entry else { return }
    guard tree.kind(value) != .nilLiteral else { return noteRemoval(at: place) }
    guard let key = tree.callArguments(of: entry).first?.node else {
      areOpen = true
      return
    }
    add(key, value, at: place)
  }

  /// Notes the function around a place, where a dictionary is emptied or an entry is taken out.
  private mutating func noteRemoval(at place: Place) {
    guard let member = place.source.map(program.memberDeclaration),
      program[member].kind == .function
    else { return }
    removers.insert(member)
  }

  /// `table.updateValue(Clock(), forKey: "Clock")`.
  private mutating func readCall(of name: Name, in around: ArraySlice<NodeIndex>, at place: Place) {
    let tree = program.trees[place.file]
    if name == "removeValue" || name == "removeAll" { noteRemoval(at: place) }
    guard name == "updateValue" || name == "merge", let call = around.last,
      tree.kind(call) == .call
    else { return }
    let arguments = tree.callArguments(of: call)
    guard name == "updateValue", arguments.count == 2 else {
      areOpen = true
      return
    }
    add(arguments[1].node, arguments[0].node, at: place)
  }

  // MARK: Keys

  private mutating func add(_ key: NodeIndex, _ value: NodeIndex, at place: Place) {
    let types = types(of: key, at: place)
    if types.isEmpty { areOpen = true }
    let token = program.trees[place.file].mainToken(value)
    let own = Place(file: place.file, token: token, source: place.source)
    all += types.map { Entry(type: $0, place: own, value: value) }
  }

  /// The types that a key is made of: that in front of `.self`, or all that are called like a text.
  private func types(of key: NodeIndex, at place: Place) -> [SwiftType] {
    let tree = program.trees[place.file]
    if tree.kind(key) == .stringLiteral, tree.child(key, .interpolation) == nil {
      let name = tree.text(key).filter { $0 != "\"" }.split(separator: ".").last.map(String.init)
      return resolver.symbols.topLevel(Name(name ?? ""))
        .filter { program.isSource($0) && program[$0].kind.isNominalType }
        .map { .nominal($0, []) }
    }
    let named = (key.position..<tree.end(of: key)).map { NodeIndex($0) }.filter { node in
      tree.kind(node) == .memberAccess
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
    }
    let types = named.compactMap { tree.expression(in: $0) }.map {
      resolver.namedType($0, at: place)
    }
    return types.count == 1 && !types[0].hasUnknown && !types[0].isGeneric ? types : []
  }
}
