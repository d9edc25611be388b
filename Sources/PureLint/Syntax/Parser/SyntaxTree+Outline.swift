import PureLintSource

/// The declarations and calls of a file, one line for each.
extension SyntaxTree {
  /// One declared name or call.
  struct OutlineEntry {
    let offset: UInt32
    let kind: String
    let name: String
  }

  /// The declarations and calls of all `#if` branches, in source order.
  func outlineEntries() -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    var position = 0
    while position < nodes.count {
      let node = NodeIndex(position)
      appendEntries(node, to: &entries)
      position = directiveCondition(of: node).map(end) ?? position + 1
    }
    return entries.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  private func appendEntries(_ node: NodeIndex, to entries: inout [OutlineEntry]) {
    func add(_ kind: String, _ name: String, at token: TokenIndex) {
      entries.append(OutlineEntry(offset: range(token).lowerBound, kind: kind, name: name))
    }
    let main = mainToken(node)
    guard isNamed(node) else { return }
    switch kind(node) {
    case .classDeclaration: add("class", written(main), at: main)
    case .structDeclaration: add("struct", written(main), at: main)
    case .enumDeclaration: add("enum", written(main), at: main)
    case .protocolDeclaration: add("protocol", written(main), at: main)
    case .actorDeclaration: add("actor", written(main), at: main)
    case .typealiasDeclaration: add("typealias", written(main), at: main)
    case .associatedtypeDeclaration: add("associatedtype", written(main), at: main)
    case .precedenceGroupDeclaration: add("precedencegroup", written(main), at: main)
    case .enumCaseElement: add("case", written(main), at: main)
    case .deinitializerDeclaration: add("deinit", "deinit", at: main)
    case .operatorDeclaration: add("operator", operatorText(main), at: main)
    case .functionDeclaration: add("func", operatorText(main) + parameterLabels(node), at: main)
    case .initializerDeclaration: add("init", "init" + parameterLabels(node), at: main)
    case .subscriptDeclaration: add("subscript", "subscript" + parameterLabels(node), at: main)
    case .macroDeclaration: add("macro", written(main) + parameterLabels(node), at: main)
    case .extensionDeclaration: appendExtension(node, to: &entries)
    case .importDeclaration: appendImport(node, to: &entries)
    case .variableDeclaration: appendVariables(node, to: &entries)
    case .call: appendCall(node, to: &entries)
    default: break
    }
  }

  /// Whether the main token of a declaration is its name, or its keyword where it has no name by
  /// nature; `false` where the name is missing. `true` for what is no declaration.
  func isNamed(_ node: NodeIndex) -> Bool {
    switch kind(node) {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration,
      .actorDeclaration, .typealiasDeclaration, .associatedtypeDeclaration,
      .precedenceGroupDeclaration, .enumCaseElement, .macroDeclaration:
      return tokens.kinds[mainToken(node).position].isIdentifierLike
    case .functionDeclaration, .operatorDeclaration:
      let kind = tokens.kinds[mainToken(node).position]
      return kind.isIdentifierLike || kind.isOperator
    default:
      return true
    }
  }

  private func appendExtension(_ node: NodeIndex, to entries: inout [OutlineEntry]) {
    guard let type = type(in: node) else { return }
    let offset = range(type).lowerBound
    entries.append(OutlineEntry(offset: offset, kind: "extension", name: compactText(type)))
  }

  private func appendImport(_ node: NodeIndex, to entries: inout [OutlineEntry]) {
    guard let path = child(node, .importPath) else { return }
    let offset = range(path).lowerBound
    entries.append(OutlineEntry(offset: offset, kind: "import", name: compactText(path)))
  }

  private func appendVariables(_ node: NodeIndex, to entries: inout [OutlineEntry]) {
    let keyword = written(mainToken(node))
    for binding in children(node) where kind(binding) == .patternBinding {
      guard let pattern = firstChild(of: binding) else { continue }
      for name in namesBound(by: pattern) {
        entries.append(
          OutlineEntry(
            offset: range(name).lowerBound,
            kind: keyword == "let" ? "let" : "var",
            name: written(name)
          )
        )
      }
    }
  }

  private func appendCall(_ node: NodeIndex, to entries: inout [OutlineEntry]) {
    let name = firstChild(of: node).flatMap(calledName)
    let text = (name.map(operatorText) ?? "_") + argumentLabels(node)
    let offset = range(name ?? mainToken(node)).lowerBound
    entries.append(OutlineEntry(offset: offset, kind: "call", name: text))
  }

  /// The last name of a callee; none if it does not end in a name.
  private func calledName(_ callee: NodeIndex) -> TokenIndex? {
    switch kind(callee) {
    case .nameExpression, .memberAccess, .implicitMember:
      return mainToken(callee)
    case .optionalChainingExpression, .forceUnwrapExpression:
      return firstChild(of: callee).flatMap(calledName)
    default:
      return nil
    }
  }

  /// `(a:_:){}label:{}` of a call.
  private func argumentLabels(_ call: NodeIndex) -> String {
    var result = ""
    for part in children(call) {
      switch kind(part) {
      case .argumentList:
        result += "("
        for argument in children(part) { result += label(argument) + ":" }
        result += ")"
      case .trailingClosure:
        result += flags(part).contains(.hasLabel) ? label(part) + ":{}" : "{}"
      default:
        break
      }
    }
    return result
  }

  private func label(_ node: NodeIndex) -> String {
    flags(node).contains(.hasLabel) ? written(mainToken(node)) : "_"
  }

  /// `(a:_:)` of a declaration with parameters. A parameter of a subscript or an operator has a
  /// label only if it has two names.
  private func parameterLabels(_ node: NodeIndex) -> String {
    guard let clause = child(node, .parameterClause) else { return "()" }
    let needsTwo =
      kind(node) == .subscriptDeclaration
      || kind(node) == .functionDeclaration && tokens.kinds[mainToken(node).position].isOperator
    var result = "("
    for parameter in children(clause) where kind(parameter) == .parameter {
      let hasLabel = flags(parameter).contains(needsTwo ? .hasSecondName : .hasLabel)
      result += (hasLabel ? written(mainToken(parameter)) : "_") + ":"
    }
    return result + ")"
  }

  /// A token as it stands, back ticks included.
  private func written(_ token: TokenIndex) -> String { source.text(range(token)) }

  /// A name or an operator, which may be several tokens.
  private func operatorText(_ token: TokenIndex) -> String {
    var end = token.position + 1
    while end < tokens.count && tokens.flags[end].contains(.continuesOperator) { end += 1 }
    return source.text(tokens.starts[token.position]..<tokens.ends[end - 1])
  }

  /// The source of a node without white space and comments.
  private func compactText(_ node: NodeIndex) -> String {
    let node = nodes[node.position]
    return (node.firstToken..<node.endToken)
      .map { written(TokenIndex($0)) }.joined()
  }
}
