import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Values of types out of sight that show views outside of all others: `Settings.Pane(…) { Pins() }`,
/// and what objects of such types are asked to show: `Windows.shared.open(view)`.
///
/// What such a type is nobody knows here. So a value counts that code of no view makes, and of which
/// nothing is done but what nobody does with a view: it is kept, asked to do something, or given to
/// another value of that kind.
struct ForeignHosts {
  private let code: CodeIndex
  private let kinds: ViewKinds
  private var visited: Set<DeclarationID> = []
  private var program: Program { code.program }
  private var resolver: Resolver { code.resolver }

  init(_ code: CodeIndex, _ kinds: ViewKinds) {
    self.code = code
    self.kinds = kinds
  }

  /// Whether a call makes such a value and gives it a view to show.
  mutating func isHost(_ call: NodeIndex, in file: Int) -> Bool {
    guard code.makesForeignValue(call, in: file) || code.asksForeignObject(call, in: file),
      showsViews(call, in: file) || isGivenView(call, in: file),
      let around = code.declaration(around: call, in: file), !isOfView(around)
    else { return false }
    visited = []
    return isNoView(call, in: file)
  }

  private func showsViews(_ call: NodeIndex, in file: Int) -> Bool {
    (call.position + 1..<program.trees[file].end(of: call)).contains { position in
      program.trees[file].nodes.kind(position) == .call
        && code.construction(at: NodeIndex(position), in: file)
          .map { kinds.isShown($0.declaration) } == true
    }
  }

  /// Whether a local is given that is a view.
  private func isGivenView(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    return tree.callArguments(of: call).contains { argument in
      guard tree.kind(argument.node) == .nameExpression,
        let local = code.meaning(of: tree.mainToken(argument.node), in: file),
        program[local].kind == .variable, program[local].traits.contains(.isLocal),
        let value = tree.initialValue(of: program[local].node)
      else { return false }
      return isView(value, in: file)
    }
  }

  /// Whether an expression is a view that is built, with modifiers behind it.
  private func isView(_ value: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    var node = value
    while tree.kind(node) == .call || tree.kind(node) == .memberAccess {
      if tree.kind(node) == .call, let built = code.construction(at: node, in: file) {
        return kinds.isShown(built.declaration)
      }
      guard let inner = tree.expression(in: node) else { return false }
      node = inner
    }
    return false
  }

  private func isOfView(_ id: DeclarationID) -> Bool {
    guard let owner = resolver.selfDeclaration(of: id) else { return false }
    return kinds.kind(of: owner) != .other || kinds.isEntry(owner)
  }

  // MARK: What becomes of a value

  private mutating func isNoView(_ value: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    var inner = value
    for node in tree.nodes(around: value).reversed() where node != value {
      switch tree.kind(node) {
      case .tryExpression, .awaitExpression, .forceUnwrapExpression, .optionalChainingExpression,
        .argument, .argumentList, .arrayExpression, .initializerClause, .patternBinding:
        break
      case .memberAccess:
        let name = tree.name(node)
        if SwiftUINames.modifier(name) != nil || isModifier(name) { return false }
      case .call:
        let isCallee = tree.expression(in: node) == inner
        guard isCallee || code.makesForeignValue(node, in: file) else { return false }
      case .sequenceExpression where tree.isSum(node): break
      case .sequenceExpression: return isNoView(inner, inSequence: node, in: file)
      case .variableDeclaration, .optionalBinding:
        return code.declaration(around: inner, in: file).map { isNoView($0) } ?? false
      case .returnStatement, .codeBlock, .closure: return isNoView(yieldedBy: node, in: file)
      default: return false
      }
      inner = node
    }
    return false
  }

  private mutating func isNoView(
    _ value: NodeIndex,
    inSequence node: NodeIndex,
    in file: Int
  ) -> Bool {
    let tree = program.trees[file]
    if let (target, _) = tree.assignment(node) {
      if value == target { return true }
      return code.meaning(of: tree.mainToken(target), in: file).map { isNoView($0) } ?? false
    }
    let parts = Array(tree.children(node))
    return parts.count == 3 && parts.contains { tree.kind($0) == .nilLiteral }
  }

  private mutating func isNoView(yieldedBy statement: NodeIndex, in file: Int) -> Bool {
    guard let around = code.declaration(around: statement, in: file) else { return false }
    let tree = program.trees[file]
    let path = tree.nodes(around: statement, from: program[around].node)
    if let closure = path.last(where: { tree.kind($0) == .closure }) {
      // Somebody else may show what a closure yields, unless it is a variable that all call by its name.
      return tree.initialValue(of: program[around].node) == closure && isNoView(around)
    }
    switch program[around].kind {
    case .initializer: return true
    case .function where tree.child(program[around].node, .returnClause) == nil: return true
    default: return isNoView(around)
    }
  }

  /// Whether a variable holds, or a function yields, what is no view, as all tell who use it.
  private mutating func isNoView(_ id: DeclarationID) -> Bool {
    guard program.isSource(id), !isOfView(id), isKnownByName(id) else { return false }
    // Whoever comes by again is told by the others.
    guard visited.insert(id).inserted else { return true }
    var type = program[id].kind == .variable ? resolver.type(of: id) : resolver.resultType(of: id)
    var isCalled = false
    if case .function(_, let result) = type.unwrapped.form { (type, isCalled) = (result, true) }
    if kinds.isShown(type) { return false }
    let references = resolver.references.references(to: id)
    // Who calls a closure may be in a file that nobody looks into.
    if isCalled, references.isEmpty { return false }
    for reference in references {
      let place = reference.place
      if reference.isWrite || program.targets.isTest(file: place.file) { continue }
      let tree = program.trees[place.file]
      let mention = tree.nodes(aroundToken: place.token).last {
        [.nameExpression, .memberAccess].contains(tree.kind($0))
          && tree.mainToken($0) == place.token
      }
      guard let mention, !isCalled || tree.call(named: place.token) != nil,
        isNoView(mention, in: place.file)
      else { return false }
    }
    return true
  }

  /// Whether all who use a declaration name it.
  private func isKnownByName(_ id: DeclarationID) -> Bool {
    guard !resolver.unknownReads.hasReads(of: id), !program.isForClients(id) else {
      return false
    }
    switch program[id].kind {
    case .variable: return true
    case .function:
      return program[id].traits.contains(.isPrivate) || resolver.isCalledByNameAlone(id)
    default: return false
    }
  }

  private func isModifier(_ name: Name) -> Bool {
    resolver.symbols.foreignMembers(name).contains { kinds.isModifierFunction($0) }
  }
}

extension SyntaxTree {
  /// Whether all operators in a sequence are `+`: what is in an array is in each sum of it.
  fileprivate func isSum(_ sequence: NodeIndex) -> Bool {
    let parts = children(sequence).filter { !kind($0).isExpression }
    return !parts.isEmpty && parts.allSatisfy { text($0) == "+" }
  }
}
