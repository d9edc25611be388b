import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The helpers of the sources and of libraries that run a closure whenever nothing has been kept of it yet:
/// `shared { Clock() }`, `box.get { Clock() }`. Who first asks for what they keep gets into the closure.
package final class KeptClosures {
  private let resolver: Resolver
  private var helpers: [DeclarationID: Helper?] = [:]

  /// The use that a function makes of a closure argument.
  private struct Helper {
    /// The position of the parameter.
    let position: Int
    /// Whether it keeps what the closure makes.
    let isKeeping: Bool
  }

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether what stands at a place runs whenever the declaration around it is first asked for: nothing
  /// puts it off but closures that such helpers are given.
  package func isCertain(_ place: Place) -> Bool {
    if EagerCode.isCertain(place) { return true }
    guard place.isDeferred, !place.isSourceDeferred, !place.isOnWrite, !place.isConditional,
      let source = place.source
    else { return false }
    return areRun(around: place.token, upTo: program[source].node, in: place.file)
  }

  /// Whether a member yields what such a helper keeps of it.
  package func keepsValue(of member: DeclarationID) -> Bool {
    let declaration = program[member]
    guard program.isSource(member), program.trees.hasBodies(declaration.file),
      declaration.kind == .function || declaration.traits.contains(.isComputed)
    else { return false }
    let tree = program.tree(of: member)
    guard let body = tree.getter(of: declaration.node), let value = tree.onlyValue(of: body),
      tree.kind(value) == .call
    else { return false }
    return tree.callArguments(of: value).indices.contains { position in
      helper(position, of: value, in: declaration.file)?.isKeeping == true
    }
  }

  /// Whether a function stores the value of a closure argument, and runs the closure only until
  /// then.
  package func isHelper(_ function: DeclarationID) -> Bool { helper(function)?.isKeeping == true }

  private func namesOnly(_ kind: NodeKind) -> Bool {
    kind == .keyPathExpression || kind == .macroExpansion
  }

  /// Whether all that puts off what stands at a token, inside of a node, is given to such helpers.
  private func areRun(around token: TokenIndex, upTo outer: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    let around = tree.nodes(aroundToken: token).filter { $0 > outer }
    // What is only named in `\.count` or `#selector(reload)` waits for somebody else.
    guard !around.contains(where: { namesOnly(tree.kind($0)) }) else { return false }
    var closures = Set(around.filter { tree.kind($0) == .closure })
    for call in around where tree.kind(call) == .call {
      // A closure that is called where it stands.
      if let callee = tree.expression(in: call) { closures.remove(callee) }
      let arguments = tree.callArguments(of: call)
      guard let index = arguments.firstIndex(where: { tree.covers(token, $0.node) }) else {
        continue
      }
      if helper(index, of: call, in: file) != nil {
        closures.remove(arguments[index].node)
      } else if isDeferred(index, of: call, in: file) {
        return false
      }
    }
    return closures.isEmpty
  }

  /// The function that a call is of, if it is sure which.
  private func function(of call: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call) else { return nil }
    let token = tree.mainToken(callee).rawValue
    let found = resolver.references.references(in: file, token..<token + 1)
      .filter { program[$0.target].kind == .function }
    guard found.count == 1, !found[0].isAbsent, !found[0].isUncertain else { return nil }
    return found[0].target
  }

  private func parameter(_ argument: Int, of call: NodeIndex, in file: Int) -> (
    function: DeclarationID, position: Int
  )? {
    guard let function = function(of: call, in: file),
      let positions = ArgumentMatching.match(
        program.trees[file].callArguments(of: call),
        to: resolver.parameterList(of: function)
      ), positions.indices.contains(argument)
    else { return nil }
    return (function, positions[argument])
  }

  /// The use that the called function makes of a closure argument.
  private func helper(_ argument: Int, of call: NodeIndex, in file: Int) -> Helper? {
    guard let (function, position) = parameter(argument, of: call, in: file),
      let helper = helper(function), helper.position == position
    else { return nil }
    return helper
  }

  private func helper(_ function: DeclarationID) -> Helper? {
    if let known = helpers[function] { return known }
    let found = findHelper(function)
    helpers[function] = .some(found)
    return found
  }

  /// Whether an argument is evaluated when the callee asks for it.
  private func isDeferred(_ argument: Int, of call: NodeIndex, in file: Int) -> Bool {
    guard let (function, position) = parameter(argument, of: call, in: file) else { return false }
    let parameters = resolver.parameterList(of: function)
    return parameters.indices.contains(position) && parameters[position].isDeferred
  }

  // MARK: Helpers

  private func findHelper(_ function: DeclarationID) -> Helper? {
    let declaration = program[function]
    if let position = resolver.positionOfKeptClosure(of: function) {
      return Helper(position: position, isKeeping: true)
    }
    guard program.isSource(function), !resolver.resultType(of: function).isUnknown,
      resolver.resultType(of: function) != .void
    else { return nil }
    // Whether the bodies of the file matter to anything else makes no difference here.
    let tree = program.parseBodies(of: declaration.file)
    let name = program.tree(of: function).range(declaration.nameToken).lowerBound
    guard let node = tree.function(namedAt: name), let body = tree.child(node, .codeBlock) else {
      return nil
    }
    let parameters = resolver.parameterDeclarations(of: function)
    for (position, parameter) in zip(resolver.parameterList(of: function), parameters).enumerated()
    where parameter.0.isDeferred || parameter.0.type.isFunction {
      let runs = ClosureRuns(of: program[parameter.1].name, in: body, tree)
      guard runs.isRunFirst else { continue }
      return Helper(position: position, isKeeping: runs.isKept)
    }
    return nil
  }
}

/// The use that a function makes of a closure argument.
private struct ClosureRuns {
  private let tree: SyntaxTree
  private let body: NodeIndex
  /// The calls of the closure.
  private var calls: [NodeIndex] = []
  /// Whether something else is done with it.
  private var isHandedOn = false

  init(of name: Name, in body: NodeIndex, _ tree: SyntaxTree) {
    self.tree = tree
    self.body = body
    calls = nodes(of: .call).filter { call in
      guard let callee = tree.expression(in: call) else { return false }
      return tree.kind(callee) == .nameExpression && tree.name(callee) == name
    }
    isHandedOn = nodes(of: .nameExpression).count { tree.name($0) == name } > calls.count
  }

  private func nodes(of kind: NodeKind) -> [NodeIndex] {
    (body.position..<tree.end(of: body)).filter { tree.nodes.kind($0) == kind }
      .map { NodeIndex($0) }
  }

  /// Whether the first call of the function is sure to run it: it is called in any case, or unless
  /// something has been kept.
  var isRunFirst: Bool {
    guard let call = calls.first, calls.count == 1, !isHandedOn, !isInClosure(call) else {
      return false
    }
    return isAlwaysRun(call) || isKept
  }

  private func isInClosure(_ node: NodeIndex) -> Bool {
    tree.nodes(around: node).contains { $0 > body && tree.kind($0) == .closure }
  }

  /// Whether a call stands in the function's own statements, in front of what may leave it.
  private func isAlwaysRun(_ call: NodeIndex) -> Bool {
    let branches: Set<NodeKind> = [
      .ifExpression, .switchExpression, .guardStatement, .whileStatement, .repeatStatement,
      .forStatement, .deferStatement, .ternaryOperator, .ifConfig, .catchClause,
    ]
    let around = tree.nodes(around: call).filter { $0 > body }
    if around.contains(where: { branches.contains(tree.kind($0)) || isShortened($0) }) {
      return false
    }
    let before = tree.children(body).prefix { $0 < call && tree.end(of: $0) <= call.position }
    return !before.contains(where: tree.mayLeave)
  }

  /// Whether an expression may leave out its right side: `a ?? b`, `a && b`.
  private func isShortened(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .sequenceExpression
      && tree.children(node).contains {
        tree.kind($0) == .binaryOperator || tree.kind($0) == .ternaryOperator
      }
  }

  /// Whether something is assigned to a name that the function looks at before.
  var isKept: Bool {
    nodes(of: .sequenceExpression).contains { sequence in
      let parts = Array(tree.children(sequence))
      guard parts.count > 1, tree.kind(parts[1]) == .assignmentOperator else { return false }
      guard let kept = tree.nameAssigned(parts[0]) else { return false }
      return (body.position..<sequence.position).contains { position in
        let kind = tree.nodes.kind(position)
        return (kind == .nameExpression || kind == .memberAccess)
          && tree.name(NodeIndex(position)) == kept
      } && !nodes(of: .variableDeclaration).contains { declaresLocal(kept, $0) }
    }
  }

  private func declaresLocal(_ name: Name, _ declaration: NodeIndex) -> Bool {
    tree.children(declaration).contains { binding in
      tree.children(binding).contains { pattern in
        tree.kind(pattern) == .identifierPattern && tree.name(pattern) == name
      }
    }
  }
}

extension SyntaxTree {
  /// The block that yields the value of a function or a computed variable.
  fileprivate func getter(of node: NodeIndex) -> NodeIndex? {
    if let body = child(node, .codeBlock) { return body }
    guard let accessors = child(node, .accessorBlock) else { return nil }
    return children(accessors).first { tokens.kinds[mainToken($0).position] == .cwGet }
      .flatMap { child($0, .codeBlock) }
  }

  /// The expression that is all of a block.
  fileprivate func onlyValue(of block: NodeIndex) -> NodeIndex? {
    let items = Array(children(block))
    guard items.count == 1 else { return nil }
    return kind(items[0]) == .returnStatement ? expression(in: items[0]) : items[0]
  }

  /// The function whose name begins at an offset.
  /// - Complexity: that of `nodes(aroundToken:)`.
  fileprivate func function(namedAt offset: UInt32) -> NodeIndex? {
    let name = TokenIndex(UInt32(tokens.starts.partitioningIndex { $0 >= offset }))
    guard name.position < tokens.count else { return nil }
    return nodes(aroundToken: name).last {
      kind($0) == .functionDeclaration && mainToken($0) == name
    }
  }

  /// The last name of what something is assigned to, a subscript's left out: `cache[key]`.
  fileprivate func nameAssigned(_ node: NodeIndex) -> Name? {
    switch kind(node) {
    case .nameExpression, .memberAccess: name(node)
    case .subscriptCall, .optionalChainingExpression, .forceUnwrapExpression:
      expression(in: node).flatMap { nameAssigned($0) }
    default: nil
    }
  }
}
