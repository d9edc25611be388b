import PureLintResolution
import PureLintSyntax

/// Expressions whose values may be stores of data, or hold one.
struct StoreHolders {
  private let code: CodeIndex
  private let file: Int
  /// Whether a store may be opened by its name alone, as those of Core Data are: their models are no
  /// types that a module would have to know.
  private let mayOpenByName: Bool
  private var tree: SyntaxTree { code.program.trees[file] }

  /// More expressions inside each other, and values of names, are not looked into.
  private static let depthLimit = 12

  init(_ code: CodeIndex, _ file: Int, mayOpenByName: Bool) {
    self.code = code
    self.file = file
    self.mayOpenByName = mayOpenByName
  }

  /// Whether the value of an expression may be a store that code out of sight can take out of it.
  func mayHold(_ node: NodeIndex, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return true }
    if tree.kind(node) == .stringLiteral { return mayOpenByName }
    let type = code.type(ofArgument: node, in: file)
    if !type.isUnknown { return mayHold(type, writtenIn: origin(of: node)) }
    switch tree.kind(node) {
    case .closure, .keyPathExpression, .integerLiteral, .floatLiteral, .booleanLiteral,
      .nilLiteral, .implicitMember:
      return false
    case .arrayExpression, .tupleExpression, .argument, .tryExpression, .awaitExpression,
      .forceUnwrapExpression, .optionalChainingExpression:
      return tree.children(node).contains { mayHold($0, depth: depth + 1) }
    case .call: return mayYield(node, depth)
    case .nameExpression, .memberAccess: return mayStand(node, depth)
    default: return true
    }
  }

  /// - Parameter file: Where the type is written. A name there means the library's type only if it is
  ///   seen there: another module may have one of that name.
  private func mayHold(_ type: SwiftType, writtenIn file: Int) -> Bool {
    // Who is handed a function gives it something, and takes nothing out of it.
    if type.unwrapped.isFunction { return false }
    return switch type.unwrapped.form {
    case .external(let name, _):
      !code.program.isOfLibrary(name, in: file) && !code.program.libraries.knows(name, .isData)
    case .nominal: false
    default: true
    }
  }

  /// The file in which the type of an expression is written: that of what it names or calls.
  private func origin(of node: NodeIndex) -> Int {
    let callee = tree.kind(node) == .call ? tree.expression(in: node) ?? node : node
    return code.meaning(of: tree.mainToken(callee), in: file).map { Int($0.file) } ?? file
  }

  /// Whether a call may yield one: code out of sight makes its result of its arguments.
  private func mayYield(_ call: NodeIndex, _ depth: Int) -> Bool {
    if code.isConstruction(call, in: file) { return false }
    guard let callee = tree.expression(in: call) else { return true }
    let meanings = code.meanings(of: tree.mainToken(callee), in: file)
    if meanings.isEmpty, StoredDataNames.openers.contains(tree.name(callee)) { return true }
    if !meanings.isEmpty {
      return meanings.contains {
        mayHold(code.resolver.resultType(of: $0), writtenIn: Int($0.file))
      }
    }
    let base = tree.kind(callee) == .memberAccess ? tree.expression(in: callee) : nil
    return base.map { mayHold($0, depth: depth + 1) } == true
      || tree.callArguments(of: call).contains { mayHold($0.node, depth: depth + 1) }
  }

  /// Whether a constant is what a type out of sight makes of nothing but literals: `Self("pins")`.
  private func isMadeOfLiterals(_ constant: DeclarationID) -> Bool {
    let program = code.program
    let tree = program.tree(of: constant)
    guard program.isSource(constant), program[constant].kind == .variable,
      program[constant].traits.contains(.isConstant),
      let value = tree.initialValue(of: program[constant].node), tree.kind(value) == .call,
      let callee = tree.expression(in: value),
      !StoredDataNames.makers.contains(tree.name(callee)),
      case let arguments = tree.callArguments(of: value), !arguments.isEmpty
    else { return false }
    return arguments.allSatisfy { argument in
      switch tree.kind(argument.node) {
      case .stringLiteral: !mayOpenByName && tree.firstChild(of: argument.node) == nil
      case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
      default: false
      }
    }
  }

  /// Whether a name or a member may stand for one.
  private func mayStand(_ node: NodeIndex, _ depth: Int) -> Bool {
    let token = tree.mainToken(node)
    if tree.kind(node) == .memberAccess, tree.tokens.kinds[token.position] == .kwSelf,
      let named = tree.expression(in: node)
    {
      return listsModels(named)
    }
    let meanings = code.meaningsByBuild(of: token, in: file)
    if !meanings.isEmpty { return meanings.contains { mayHold($0, depth) } }
    if tree.startsUppercase(token) { return false }
    guard tree.kind(node) == .memberAccess, let base = tree.expression(in: node) else {
      return true
    }
    return !tree.startsUppercase(tree.mainToken(base))
      || !code.meanings(of: tree.mainToken(base), in: file).isEmpty
  }

  /// Whether a type is one of which a container can be made: a model, a version of a schema, or one that
  /// nobody knows here.
  private func listsModels(_ named: NodeIndex) -> Bool {
    let around = code.declaration(around: named, in: file)
    let place = Place(file: file, token: tree.mainToken(named), source: around)
    let type = code.resolver.namedType(named, at: place)
    guard let id = type.declaration, code.program.isSource(id) else { return type.isUnknown }
    return code.program.isModel(id)
      || !code.resolver.findMembers(StoredDataNames.models, of: type).isEmpty
  }

  /// Whether what a declaration stands for may be one.
  private func mayHold(_ id: DeclarationID, _ depth: Int) -> Bool {
    if isMadeOfLiterals(id) { return false }
    let type = code.resolver.type(of: id)
    guard type.isUnknown else { return mayHold(type, writtenIn: Int(id.file)) }
    guard code.program[id].traits.contains(.isLocal), Int(code.program[id].file) == file,
      let value = tree.initialValue(of: code.program[id].node)
    else { return true }
    return mayHold(value, depth: depth + 1)
  }
}
