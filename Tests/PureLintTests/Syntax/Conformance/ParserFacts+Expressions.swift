@testable import PureLintSyntax

extension ParserFacts {
  mutating func addExpression(_ node: NodeIndex) -> Bool {
    if let word = plainWords[kind(node)] {
      add(word) { $0.addChildren(node) }
      return true
    }
    switch kind(node) {
    case .arrowOperator:
      list.add("->")
    case .binaryOperator, .nameExpression:
      addName(node)
    case .memberAccess:
      addSpecialized(node, "member \(selectedName(node))\(nameArguments(node))") {
        $0.add($0.bases(node))
      }
    case .implicitMember:
      addSpecialized(node, "implicitMember \(selectedName(node))\(nameArguments(node))") { _ in }
    case .argumentList:
      addChildren(node)
    case .elidedBase:
      list.append(elidedBase)
    case .argument, .trailingClosure:
      add("argument \(label(node))") { $0.addChildren(node) }
    case .tupleExpression:
      addTuple(node)
    case .postfixExpression where children(node).first.map(kind) == .keyPathExpression:
      addOperatorOfKeyPath(node)
    case .prefixExpression, .postfixExpression:
      add(kind(node) == .prefixExpression ? "prefix" : "postfix") { facts in
        facts.list.add("name \(facts.operatorText(facts.tree.mainToken(node)))")
        facts.add("argument _") { $0.addChildren(node) }
      }
    case .castOperator:
      let flags = tree.flags(node)
      list.add(flags.contains(.isOptional) ? "as?" : flags.contains(.isForced) ? "as!" : "as")
    case .isOperator:
      list.add("is")
    case .tryExpression:
      let flags = tree.flags(node)
      let word =
        flags.contains(.isOptional) ? "try?" : flags.contains(.isForced) ? "try!" : "try"
      add(word) { $0.addChildren(node) }
    case .integerLiteral, .floatLiteral:
      let word = kind(node) == .integerLiteral ? "integer" : "float"
      list.add("\(word) \(text(node).filter { $0 != "_" })")
    case .booleanLiteral:
      list.add("boolean \(text(node))")
    case .interpolation:
      add("interpolation") { $0.addChildren(node) }
    case .dictionaryElement:
      add("tuple _,_") { $0.addChildren(node) }
    case .closure:
      addClosure(node)
    case .closureSignature:
      break
    case .keyPathExpression:
      addKeyPath(node)
    case .macroExpansion:
      addMacroExpansion(node)
    case .typeExpression:
      addTypeExpression(node)
    case .postfixIfConfigExpression:
      addPostfixIfConfig(node)
    default:
      return false
    }
    return true
  }

  private func label(_ node: NodeIndex) -> String {
    tree.flags(node).contains(.hasLabel) ? text(node) : "_"
  }

  private func nameArguments(_ node: NodeIndex) -> String {
    tree.child(node, .nameArguments).map { compactText($0) } ?? ""
  }

  /// The children of a member that are not parts of its name.
  private func bases(_ node: NodeIndex) -> [NodeIndex] {
    children(node).filter { kind($0) != .nameArguments && kind($0) != .genericArgumentClause }
  }

  private mutating func addName(_ node: NodeIndex) {
    if tree.text(node) == "Any" {
      return list.add("typeExpression")
    }
    let name = selectedName(node) + nameArguments(node)
    addSpecialized(node, "name \(name)") { _ in }
  }

  /// A name with generic arguments stands under them in the dump.
  private mutating func addSpecialized(
    _ node: NodeIndex,
    _ text: String,
    _ base: (inout ParserFacts) -> Void
  ) {
    guard let clause = child(node, .genericArgumentClause) else { return add(text, base) }
    add("specialize") { facts in
      facts.add(text, base)
      facts.addChildren(clause)
    }
  }

  private mutating func addTuple(_ node: NodeIndex) {
    let arguments = children(node)
    let labels = arguments.map { label($0) }
    let isPack = arguments.count == 1 && child(arguments[0], .packExpansionExpression) != nil
    if arguments.count == 1 && labels == ["_"] && !isPack {
      return add("paren") { $0.addChildren(arguments[0]) }
    }
    add("tuple \(labels.joined(separator: ","))") { facts in
      for argument in arguments { facts.addChildren(argument) }
    }
  }

  private mutating func addClosure(_ node: NodeIndex) {
    let signature = child(node, .closureSignature)
    add("closure") { facts in
      if let signature { facts.addSignature(signature) }
      facts.add("{} @\(facts.range(node))") { $0.addChildren(node) }
    }
  }

  private mutating func addSignature(_ signature: NodeIndex) {
    if let captures = child(signature, .captureList) {
      for capture in children(captures) {
        let value = child(capture, .initializerClause).flatMap { value in
          isName(text(capture), value) ? nil : value
        }
        add("capture \(text(capture))") { facts in
          if let value { facts.addChildren(value) }
        }
      }
    }
    addParameters(signature)
    for parameter in children(signature) where kind(parameter) == .closureParameter {
      let isAnonymous = text(parameter).first == "$" && Int(text(parameter).dropFirst()) != nil
      if !isAnonymous { list.add("parameter _ \(text(parameter))") }
    }
  }

  /// Whether the value of a capture is the name itself.
  private func isName(_ name: String, _ value: NodeIndex) -> Bool {
    guard let expression = children(value).first else { return false }
    return kind(expression) == .nameExpression && tree.text(expression) == name
  }

  // MARK: Key paths, macros, `#if`

  /// The dump has the components as a chain of expressions, the last outermost, and a chain of its
  /// own from the first `.?`, `.!`, `.[` or `..` on.
  private mutating func addKeyPath(_ node: NodeIndex) {
    var parts = children(node)
    let root = parts.first.flatMap { kind($0) == .keyPathComponent ? nil : $0 }
    if root != nil { parts.removeFirst() }
    let second = parts.firstIndex { part in
      let first = Int(tree.nodes[part.position].firstToken)
      return tree.tokens.kinds[first].isPeriod && ["?", "!", "["].contains(text(part))
        || tree.text(TokenIndex(first)) == ".."
    }
    add("keyPath") { facts in
      guard let second, root != nil else { return facts.addComponents(parts[...], root) }
      facts.addComponents(parts[..<second], root)
      facts.addComponents(parts[second...], nil)
    }
  }

  /// The compiler takes a postfix operator into the key path in front.
  private mutating func addOperatorOfKeyPath(_ node: NodeIndex) {
    var parts = children(node).flatMap { children($0) }
    let root = parts.first.flatMap { kind($0) == .keyPathComponent ? nil : $0 }
    if root != nil { parts.removeFirst() }
    add("keyPath") { facts in
      facts.add("postfix") { facts in
        facts.list.add("name \(facts.operatorText(facts.tree.mainToken(node)))")
        facts.add("argument _") { $0.addComponents(parts[...], root) }
      }
    }
  }

  private mutating func addComponents(_ parts: ArraySlice<NodeIndex>, _ root: NodeIndex?) {
    guard let last = parts.last else {
      if let root { addTypeAsExpression(root) } else { list.add("keyPathDot") }
      return
    }
    let base: (inout ParserFacts) -> Void = { $0.addComponents(parts.dropLast(), root) }
    switch text(last) {
    case "?": add("optional", base)
    case "!": add("force", base)
    case "[":
      add("subscript") { facts in
        base(&facts)
        facts.addChildren(last)
      }
    default:
      let member = "member \(selectedName(last))\(nameArguments(last))"
      guard let arguments = child(last, .argumentList) else {
        return addSpecialized(last, member, base)
      }
      add("call") { facts in
        facts.addSpecialized(last, member, base)
        facts.addChildren(arguments)
      }
    }
  }

  private mutating func addMacroExpansion(_ node: NodeIndex) {
    // The compiler's dump has no diagnostics.
    if ["warning", "error"].contains(text(node)) { return }
    if text(node) == "keyPath" { return list.add("macroExpansion keyPath") }
    add("macroExpansion \(text(node))") { facts in
      facts.add(facts.parts(node).filter { facts.kind($0) != .genericArgumentClause })
    }
  }

  /// The members of the counting clause around the base in front of the `#if`.
  private mutating func addPostfixIfConfig(_ node: NodeIndex) {
    let parts = Array(tree.children(node))
    guard parts.count == 2 else { return }
    let chosen = clauseChildren(parts[1])
    guard let chain = chosen.first else { return add(parts[0]) }
    list.append(facts(of: chain, replacingElidedBase: facts(of: parts[0])))
  }
}

/// Kinds that say nothing more than their name.
private let plainWords: [NodeKind: String] = [
  .sequenceExpression: "sequence", .assignmentOperator: "=", .ternaryOperator: "ternary",
  .inoutExpression: "inout", .forceUnwrapExpression: "force",
  .optionalChainingExpression: "optional", .awaitExpression: "await",
  .unsafeExpression: "unsafe", .copyExpression: "copy", .consumeExpression: "consume",
  .borrowExpression: "borrow", .packElementExpression: "each",
  .packExpansionExpression: "repeat", .call: "call", .subscriptCall: "subscript",
  .arrayExpression: "array", .dictionaryExpression: "dictionary", .nilLiteral: "nil",
  .regexLiteral: "regex", .stringLiteral: "string", .wildcardExpression: "_",
]
