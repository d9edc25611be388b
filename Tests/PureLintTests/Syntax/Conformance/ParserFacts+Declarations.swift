@testable import PureLintSyntax

extension ParserFacts {
  mutating func addDeclaration(_ node: NodeIndex) -> Bool {
    let main = tree.mainToken(node)
    switch kind(node) {
    case .importDeclaration:
      addImport(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration,
      .actorDeclaration:
      addNominal(node)
    case .extensionDeclaration:
      addExtension(node)
    case .functionDeclaration:
      addCallable("func", operatorText(main), node, from: keyword(node, before: 1))
    case .initializerDeclaration:
      addCallable("init", "init", node, from: keyword(node, before: 0))
    case .deinitializerDeclaration:
      add("deinit @\(range(from: main, to: node))") { facts in
        facts.addAttributes(node)
        facts.addBody(node)
      }
    case .subscriptDeclaration:
      addCallable("subscript", "subscript", node, from: keyword(node, before: 0))
    case .macroDeclaration:
      addMacro(node)
    case .variableDeclaration:
      addVariable(node)
    case .typealiasDeclaration:
      add("typealias \(text(node)) @\(position(keyword(node, before: 1)))") { facts in
        facts.add(facts.parts(node).filter { !facts.isClause($0) })
        facts.addAttributes(node)
      }
    case .associatedtypeDeclaration:
      list.add("associatedtype \(text(node)) @\(position(keyword(node, before: 1)))")
    case .enumCaseDeclaration:
      add("case @\(range(from: main, to: node))") { facts in
        for element in facts.children(node) where facts.kind(element) == .enumCaseElement {
          facts.addElement(element, of: node)
        }
      }
    case .operatorDeclaration:
      addOperator(node)
    case .precedenceGroupDeclaration:
      let keyword = keyword(node, before: 1)
      list.add("precedencegroup \(text(node)) @\(range(from: keyword, to: node))")
    case .sourceLocation, .error:
      break
    default:
      return false
    }
    return true
  }

  /// The token `count` before the main token, or the `static` in front of it.
  private func keyword(_ node: NodeIndex, before count: Int) -> TokenIndex {
    let keyword = TokenIndex(tree.mainToken(node).position - count)
    let modifier = children(node).first {
      kind($0) == .modifier && ["static", "class"].contains(text($0))
    }
    return modifier.map { tree.mainToken($0) } ?? keyword
  }

  /// The children that are neither attributes nor modifiers.
  func parts(_ node: NodeIndex) -> [NodeIndex] {
    children(node).filter { kind($0) != .attribute && kind($0) != .modifier }
  }

  func isClause(_ node: NodeIndex) -> Bool {
    switch kind(node) {
    case .genericParameterClause, .whereClause, .inheritanceClause: return true
    default: return false
    }
  }

  /// Custom attributes, last first, as the compiler keeps them.
  mutating func addAttributes(_ node: NodeIndex) {
    for attribute in children(node).reversed() where kind(attribute) == .attribute {
      guard let type = children(attribute).first,
        isCustom(tree.text(type)), tree.child(attribute, .attributeArguments) == nil
      else { continue }
      add("attribute") { $0.addChildren(attribute) }
    }
  }

  private func isCustom(_ text: String) -> Bool {
    let path = text.filter { $0 != "`" }.prefix { $0 != "<" }
    let name = String(path.split(separator: ".").last ?? "")
    let builtIn = ["UIApplicationMain", "NSApplicationMain", "NSCopying", "NSManaged"]
    return name.first?.isUppercase == true && !builtIn.contains(name)
      && ![
        "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
        "LLDBDebuggerFunction", "Sendable",
      ].contains(name)
  }

  private func modifiers(_ node: NodeIndex) -> String {
    let words = children(node).filter { kind($0) == .modifier }.map {
      tree.text($0).filter { !$0.isWhitespace }
    }
    var result = ""
    for word in ["static", "lazy", "final", "distributed", "required", "convenience"]
    where words.contains(word) || word == "static" && words.contains("class") {
      result += " " + word
    }
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    for word in access where words.contains(word) { result += " " + word }
    for word in access where words.contains(word + "(set)") { result += " \(word)(set)" }
    return result
  }

  private mutating func addImport(_ node: NodeIndex) {
    guard let path = child(node, .importPath) else { return }
    let main = tree.mainToken(node)
    let first = TokenIndex(tree.nodes[path.position].firstToken)
    let kind = first.position > main.position + 1 ? tree.text(TokenIndex(first.position - 1)) : ""
    let words = [
      "": "", "typealias": "type ", "struct": "struct ", "class": "class ", "enum": "enum ",
      "protocol": "protocol ", "var": "var ", "let": "var ", "func": "func ",
    ]
    list.add(
      "import \(words[kind] ?? kind)\(compactText(path).replacing("::", with: ".")) @\(position(main))"
    )
  }

  func compactText(_ node: NodeIndex) -> String {
    let node = tree.nodes[node.position]
    return (node.firstToken..<node.endToken).map { tree.text(TokenIndex($0)) }.joined()
  }

  func operatorText(_ token: TokenIndex) -> String {
    var end = token.position + 1
    while tree.tokens.flags[end].contains(.continuesOperator) { end += 1 }
    return (token.position..<end).map { tree.text(TokenIndex($0)) }.joined()
  }

  private mutating func addNominal(_ node: NodeIndex) {
    let keyword = TokenIndex(tree.mainToken(node).position - 1)
    let words: [NodeKind: String] = [
      .structDeclaration: "struct", .classDeclaration: "class", .enumDeclaration: "enum",
      .protocolDeclaration: "protocol", .actorDeclaration: "actor",
    ]
    let head = "\(words[kind(node)] ?? "") \(text(node)) @\(range(from: keyword, to: node))"
    add("\(head)\(modifiers(node)) \(inherited(node))") { facts in
      facts.addAttributes(node)
      facts.addMembers(node)
    }
  }

  private mutating func addExtension(_ node: NodeIndex) {
    guard let type = parts(node).first else { return }
    let range = range(from: tree.mainToken(node), to: node)
    let name = compactText(type).replacing(#/\w+::/#, with: "").filter { $0 != " " }
    add("extension \(name) @\(range) \(inherited(node))") { facts in
      facts.addAttributes(node)
      facts.addMembers(node)
    }
  }

  /// For each inherited type, its attributes; the compiler does not keep their order.
  private func inherited(_ node: NodeIndex) -> [String] {
    guard let clause = child(node, .inheritanceClause) else { return [] }
    return children(clause).map { type in
      children(type).filter { kind($0) == .attribute }.map { compactText($0) }
        .filter { ["@unchecked", "@preconcurrency", "@retroactive", "@unsafe"].contains($0) }
        .sorted().joined()
    }
  }

  private mutating func addMembers(_ node: NodeIndex) {
    guard let block = child(node, .memberBlock) else { return }
    addChildren(block)
  }

  private mutating func addCallable(
    _ word: String,
    _ name: String,
    _ node: NodeIndex,
    from first: TokenIndex
  ) {
    var text = "\(word) \(name)\(labels(node)) @\(range(from: first, to: node))"
    if child(node, .genericParameterClause) != nil { text += " generic" }
    text += modifiers(node)
    if !tree.flags(node).isDisjoint(with: [.isOptional, .isForced]) { text += " failable" }
    add(text) { facts in
      facts.addAttributes(node)
      if word == "func" { facts.addResult(node) }
      if word == "subscript" {
        // The dump has a subscript's parameters in its accessors.
        facts.addResult(node)
        facts.addGetterOrAccessors(node)
      } else {
        facts.addThrownType(node)
        facts.addParameters(node)
        facts.addBody(node)
      }
    }
  }

  private mutating func addThrownType(_ node: NodeIndex) {
    for effect in children(node) where kind(effect) == .effect { addChildren(effect) }
  }

  mutating func addResult(_ node: NodeIndex) {
    if let clause = child(node, .returnClause) { addChildren(clause) }
  }

  /// The labels as the compiler names them.
  private func labels(_ node: NodeIndex) -> String {
    guard let clause = child(node, .parameterClause) else { return "" }
    return "("
      + children(clause).map { label($0, of: node) + ":" }.joined() + ")"
  }

  private func label(_ parameter: NodeIndex, of node: NodeIndex) -> String {
    let flags = tree.flags(parameter)
    guard flags.contains(.hasLabel) else { return "_" }
    let isOperator =
      kind(node) == .functionDeclaration
      && tree.tokens.kinds[tree.mainToken(node).position].isOperator
    let needsTwo = kind(node) == .subscriptDeclaration || kind(node) == .closureSignature
    if (isOperator || needsTwo) && !flags.contains(.hasSecondName) { return "_" }
    return text(parameter)
  }

  mutating func addParameters(_ node: NodeIndex) {
    guard let clause = child(node, .parameterClause) else { return }
    for parameter in children(clause) where kind(parameter) == .parameter {
      let flags = tree.flags(parameter)
      var name = flags.contains(.hasLabel) ? text(parameter) : "_"
      if flags.contains(.hasSecondName) { name = tree.text(tree.mainToken(parameter) + 1) }
      add("parameter \(label(parameter, of: node)) \(name)") { facts in
        facts.addAttributes(parameter)
        if let value = facts.child(parameter, .initializerClause) { facts.addChildren(value) }
      }
    }
  }

  private mutating func addBody(_ node: NodeIndex) {
    if let body = child(node, .codeBlock) { addBlock(body) }
  }

  private mutating func addGetterOrAccessors(_ node: NodeIndex) {
    if let block = child(node, .accessorBlock) { addAccessors(block) }
    if let block = child(node, .codeBlock) {
      add("accessor get @\(range(block))") { $0.addBlock(block) }
    }
  }

  mutating func addBlock(_ block: NodeIndex) {
    add("{} @\(range(block))") { $0.addChildren(block) }
  }

  mutating func addAccessors(_ block: NodeIndex) {
    for accessor in children(block) where kind(accessor) == .accessorDeclaration {
      add("accessor \(text(accessor)) @\(range(from: tree.mainToken(accessor), to: accessor))") {
        facts in
        facts.addAttributes(accessor)
        facts.addThrownType(accessor)
        facts.addBody(accessor)
      }
    }
  }

  private mutating func addMacro(_ node: NodeIndex) {
    let keyword = TokenIndex(tree.mainToken(node).position - 1)
    add("macro \(text(node))\(labels(node)) @\(position(keyword))") { facts in
      facts.addParameters(node)
      facts.addResult(node)
      if let value = facts.child(node, .initializerClause) { facts.addChildren(value) }
    }
  }

  private mutating func addElement(_ node: NodeIndex, of declaration: NodeIndex) {
    add("element \(text(node))\(labels(node)) @\(position(tree.mainToken(node)))") { facts in
      facts.addParameters(node)
      facts.addAttributes(declaration)
    }
  }

  private mutating func addOperator(_ node: NodeIndex) {
    let main = tree.mainToken(node)
    let keyword = TokenIndex(main.position - 1)
    let word = children(node).last { kind($0) == .modifier }.map(text) ?? ""
    list.add("\(word) operator \(operatorText(main)) @\(position(keyword))")
  }

  // MARK: Variables

  private mutating func addVariable(_ node: NodeIndex) {
    let first = keyword(node, before: 0)
    add("binding @\(range(from: first, to: node))") { facts in
      let bindings = facts.children(node).filter { facts.kind($0) == .patternBinding }
      for (index, binding) in bindings.enumerated() {
        let annotation = facts.annotation(bindings[index...])
        facts.add("entry") { $0.addBinding(binding, annotation) }
      }
    }
    let word = text(node) == "let" ? "let" : "var"
    for binding in children(node) where kind(binding) == .patternBinding {
      guard let pattern = children(binding).first else { continue }
      for name in names(pattern) {
        let position = position(tree.mainToken(name))
        let modifiers = modifiers(node).replacing(" final", with: "")
        add("\(word) \(text(name)) @\(position)\(modifiers)") { facts in
          facts.addAttributes(node)
          facts.addGetterOrAccessors(binding)
        }
      }
    }
  }

  /// The names that a pattern binds.
  func names(_ pattern: NodeIndex) -> [NodeIndex] {
    if kind(pattern) == .identifierPattern { return [pattern] }
    return children(pattern).flatMap { names($0) }
  }

  /// The type of the first binding: in `let a, b: Int`, that of a later one.
  private func annotation(_ bindings: ArraySlice<NodeIndex>) -> NodeIndex? {
    for binding in bindings {
      if let annotation = child(binding, .typeAnnotation) { return annotation }
      if children(binding).count > 1 { return nil }
    }
    return nil
  }

  /// pattern, type, initial value.
  mutating func addBinding(_ binding: NodeIndex, _ annotation: NodeIndex?) {
    guard let pattern = children(binding).first else { return }
    addTyped(pattern, annotation)
    if let value = child(binding, .initializerClause) { addChildren(value) }
  }

  mutating func addTyped(_ pattern: NodeIndex, _ annotation: NodeIndex?) {
    guard let annotation else { return add(pattern) }
    add("typed") { facts in
      facts.add(pattern)
      facts.addChildren(annotation)
    }
  }
}
