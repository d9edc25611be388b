@testable import PureLintSyntax

extension ParserFacts {
  mutating func addType(_ node: NodeIndex) -> Bool {
    if let word = plainWords[kind(node)] {
      add(word) { $0.addChildren(node) }
      return true
    }
    switch kind(node) {
    case .identifierType:
      add("type \(selectedName(node))") { $0.addChildren(node) }
    case .memberType:
      add("memberType \(selectedName(node))") { $0.addChildren(node) }
    case .genericArgumentClause, .expressionPattern:
      addChildren(node)
    case .tupleType:
      let labels = children(node).map { elementLabel($0) }
      add("tupleType \(labels.allSatisfy { $0 == "_" } ? [] : labels)") { $0.addChildren(node) }
    case .tupleTypeElement:
      if tree.flags(node).contains(.isVariadic) {
        add("variadic") { $0.addChildren(node) }
      } else {
        addChildren(node)
      }
    case .compositionType:
      // The compiler leaves `Any` out.
      let types = children(node).filter { text($0) != "Any" }
      add("compositionType") { $0.add(types) }
    case .functionType:
      addFunctionType(node)
    case .attributedType:
      addAttributedType(node)
    case .identifierPattern:
      list.add("name \(text(node))")
    case .valueBindingPattern:
      let word = text(node) == "borrowing" ? "_borrowing" : text(node)
      add("binding \(word)") { $0.addChildren(node) }
    case .isTypePattern:
      list.add("is")
    case .tuplePattern:
      addTuplePattern(node)
    case .tuplePatternElement:
      addChildren(node)
    default:
      return false
    }
    return true
  }

  private func elementLabel(_ node: NodeIndex) -> String {
    let flags = tree.flags(node)
    guard flags.contains(.hasLabel) else { return "_" }
    guard flags.contains(.hasSecondName) else { return text(node) }
    return "\(text(node)) \(tree.text(tree.mainToken(node) + 1))"
  }

  private mutating func addFunctionType(_ node: NodeIndex) {
    let effects = children(node).filter { kind($0) == .effect }
    let words = ["async", "throws"].filter { word in effects.contains { text($0) == word } }
    add("functionType \(words)") { facts in
      facts.add(facts.children(node).filter { facts.kind($0) != .effect })
    }
  }

  private mutating func addAttributedType(_ node: NodeIndex) {
    let specifiers = children(node).filter { kind($0) == .modifier }
    // The compiler has `sending` outermost.
    let ordered =
      specifiers.filter { text($0) == "sending" } + specifiers.filter { text($0) != "sending" }
    addSpecifiers(ordered[...], parts(node))
  }

  private mutating func addSpecifiers(_ specifiers: ArraySlice<NodeIndex>, _ types: [NodeIndex]) {
    guard let first = specifiers.first else { return add(types) }
    add("specifier \(text(first))") { $0.addSpecifiers(specifiers.dropFirst(), types) }
  }

  private mutating func addTuplePattern(_ node: NodeIndex) {
    let labels = children(node).map {
      tree.flags($0).contains(.hasLabel) ? text($0) : "_"
    }
    if labels == ["_"] { return add("paren") { $0.addChildren(node) } }
    add("tuple \(labels.joined(separator: ","))") { $0.addChildren(node) }
  }

  // MARK: Types in expressions

  /// A type where an expression is expected: the compiler reads what it can as an expression.
  mutating func addTypeExpression(_ node: NodeIndex) {
    guard let type = children(node).first else { return }
    addTypeAsExpression(type)
  }

  mutating func addTypeAsExpression(_ type: NodeIndex) {
    switch kind(type) {
    case .identifierType where text(type) == "Any":
      list.add("typeExpression")
    case .identifierType:
      guard let clause = child(type, .genericArgumentClause) else {
        return list.add("name \(selectedName(type))")
      }
      add("specialize") { facts in
        facts.list.add("name \(facts.selectedName(type))")
        facts.addChildren(clause)
      }
    case .memberType:
      guard let clause = child(type, .genericArgumentClause) else {
        return add("member \(selectedName(type))") { $0.addTypeChildren(type) }
      }
      add("specialize") { facts in
        facts.add("member \(facts.selectedName(type))") { facts in
          facts.addTypeAsExpression(facts.children(type)[0])
        }
        facts.addChildren(clause)
      }
    case .arrayType:
      add("array") { $0.addTypeChildren(type) }
    case .dictionaryType:
      add("dictionary") { $0.add("tuple _,_") { $0.addTypeChildren(type) } }
    case .tupleType:
      addTupleAsExpression(type)
    case .functionType:
      addFunctionTypeAsExpression(type)
    case .optionalType:
      add("optional") { $0.addTypeChildren(type) }
    default:
      list.add("typeExpression")
    }
  }

  private mutating func addTypeChildren(_ type: NodeIndex) {
    for child in children(type) { addTypeAsExpression(child) }
  }

  private mutating func addTupleAsExpression(_ type: NodeIndex) {
    let elements = children(type)
    let labels = elements.map { tree.flags($0).contains(.hasLabel) ? text($0) : "_" }
    let word = labels == ["_"] ? "paren" : "tuple \(labels.joined(separator: ","))"
    add(word) { facts in
      for element in elements { facts.addTypeChildren(element) }
    }
  }

  private mutating func addFunctionTypeAsExpression(_ type: NodeIndex) {
    add("sequence") { facts in
      var result = type
      while facts.kind(result) == .functionType {
        let parts = facts.children(result).filter { facts.kind($0) != .effect }
        facts.addTypeAsExpression(parts[0])
        facts.list.add("->")
        result = parts[1]
      }
      facts.addTypeAsExpression(result)
    }
  }
}

/// Kinds that say nothing more than their name.
private let plainWords: [NodeKind: String] = [
  .optionalType: "optionalType", .implicitlyUnwrappedType: "forcedType",
  .arrayType: "arrayType", .dictionaryType: "dictionaryType",
  .inlineArrayType: "inlineArrayType", .metatypeType: "metatype",
  .someType: "some", .anyType: "any",
  .suppressedType: "suppressed", .packExpansionType: "repeat", .packElementType: "each",
  .placeholderType: "_", .wildcardPattern: "_",
]
