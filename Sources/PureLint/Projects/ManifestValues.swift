import PureLintSource
import PureLintSyntax

/// The values of a manifest's expressions, as far as its text tells without running it.
///
/// Constants, concatenation, interpolation and raw values of enum cases are followed. A name that
/// is bound twice, or that is a parameter somewhere, is left alone.
struct ManifestValues {
  let tree: SyntaxTree
  private var meanings: [Name: Meaning] = [:]
  /// The same for names of dependencies, which are often those of the targets they mean.
  private var dependencies: [Name: Meaning] = [:]
  private var texts: [Name: String?] = [:]
  /// Expressions still to be looked at, so that constants made of constants cannot take for ever.
  private var budget: Int
  private var depth = 0

  private enum Meaning {
    case value(NodeIndex, isConstant: Bool)
    case enumCase(String?)
    case unknown
  }

  /// The elements of a list as far as they can be determined.
  struct Elements {
    var nodes: [NodeIndex] = []
    /// Whether there may be more.
    var isOpen = false
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    budget = 1_000 + 4 * tree.nodes.count
    var endOfDependencies = 0
    for position in tree.nodes.indices {
      let node = NodeIndex(position)
      if tree.isAboutDependencies(node) {
        endOfDependencies = max(endOfDependencies, tree.end(of: node))
      }
      note(node, isDependency: position < endOfDependencies)
    }
  }

  // MARK: Meanings

  private mutating func note(_ node: NodeIndex, isDependency: Bool) {
    switch tree.kind(node) {
    case .variableDeclaration:
      let isLet = tree.tokens.kinds[tree.mainToken(node).position] == .kwLet
      for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
        let isDependency = isDependency || tree.isAboutDependencies(binding)
        noteBinding(binding, isLet: isLet, isDependency: isDependency)
      }
    case .parameter:
      let inner = tree.flags(node).contains(.hasSecondName) ? 1 : 0
      bind(tree.name(tree.mainToken(node) + inner), .unknown)
    case .closureParameter, .capture:
      bind(tree.name(node), .unknown)
    case .optionalBinding, .forStatement:
      for child in tree.children(node) where tree.kind(child).isPattern {
        for name in tree.namesBound(by: child) { bind(tree.name(name), .unknown) }
      }
    case .enumCaseElement:
      let value = tree.initialValue(of: node)
      let text = value.map { literal($0) } ?? tree.text(tree.mainToken(node))
      bind(tree.name(node), .enumCase(text))
    default: break
    }
  }

  private mutating func noteBinding(_ binding: NodeIndex, isLet: Bool, isDependency: Bool) {
    guard let pattern = tree.children(binding).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let names = tree.namesBound(by: pattern)
    let computed = tree.child(binding, .codeBlock).flatMap { onlyExpression(in: $0) }
    guard names.count == 1, let value = tree.initialValue(of: binding) ?? computed else {
      for name in names { bind(tree.name(name), .unknown) }
      return
    }
    let meaning = Meaning.value(value, isConstant: isLet || computed != nil)
    if isDependency {
      let name = tree.name(names[0])
      dependencies[name] = dependencies[name] == nil ? meaning : .unknown
    } else {
      bind(tree.name(names[0]), meaning)
    }
  }

  /// The expression that a getter or function is made of, with or without `return`.
  private func onlyExpression(in block: NodeIndex) -> NodeIndex? {
    var items = tree.children(block)
    guard let item = items.next(), items.next() == nil else { return nil }
    if tree.kind(item) == .returnStatement { return tree.expression(in: item) }
    return tree.kind(item).isExpression ? item : nil
  }

  private mutating func bind(_ name: Name, _ meaning: Meaning) {
    meanings[name] = meanings[name] == nil ? meaning : .unknown
  }

  private func isName(_ node: NodeIndex) -> Bool {
    let kind = tree.kind(node)
    return kind == .nameExpression || kind == .implicitMember || kind == .memberAccess
  }

  // MARK: Texts

  /// The text that an expression comes to; nil if that is not known or longer than a path may be.
  mutating func string(_ node: NodeIndex) -> String? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    switch tree.kind(node) {
    case .stringLiteral: return interpolated(node)
    case .sequenceExpression: return concatenated(node)
    case .tupleExpression:
      return tree.child(node, .argument).flatMap { tree.expression(in: $0) }
        .flatMap { string($0) }
    case .memberAccess where isRawValue(node):
      return tree.expression(in: node).flatMap { string($0) }
    case .nameExpression, .memberAccess, .implicitMember: return constant(node)
    default: return nil
    }
  }

  /// Counts one more expression; false if it is one too many.
  private mutating func enter() -> Bool {
    guard budget > 0, depth < 64 else { return false }
    budget -= 1
    depth += 1
    return true
  }

  private func isRawValue(_ node: NodeIndex) -> Bool {
    let name = tree.name(node)
    return name == "rawValue" || meanings[name] == nil && name == "name"
  }

  private mutating func constant(_ node: NodeIndex) -> String? {
    let name = tree.name(node)
    if let known = texts[name] { return known }
    texts[name] = .some(nil)
    let text: String? =
      switch meanings[name] {
      case .value(let value, isConstant: true): string(value)
      case .enumCase(let raw): raw
      default: nil
      }
    texts[name] = .some(text)
    return text
  }

  private mutating func concatenated(_ node: NodeIndex) -> String? {
    var result = ""
    for child in tree.children(node) {
      if tree.kind(child) == .binaryOperator {
        guard tree.text(child) == "+" else { return nil }
      } else {
        guard let part = string(child) else { return nil }
        result += part
        guard result.utf8.count <= 4_096 else { return nil }
      }
    }
    return result
  }

  private mutating func interpolated(_ node: NodeIndex) -> String? {
    var result = ""
    var isWhole = true
    for part in tree.children(node) where tree.kind(part) == .interpolation {
      guard let argument = tree.child(part, .argument),
        let value = tree.expression(in: argument).flatMap({ string($0) })
      else { return nil }
      result += fragment(tree.mainToken(part)) + value
      guard result.utf8.count <= 4_096 else { return nil }
      isWhole = false
    }
    if isWhole { return literal(node) }
    return result + fragment(TokenIndex(tree.nodes[node.position].endToken - 1))
  }

  /// The text of a literal's token, without the quotes and the parentheses at its ends.
  private func fragment(_ token: TokenIndex) -> String {
    var text = Substring(tree.source.text(tree.range(token)))
    if text.hasPrefix("\"") || text.hasPrefix(")") { text.removeFirst() }
    if text.hasSuffix("\\(") {
      text.removeLast(2)
    } else if text.hasSuffix("\"") {
      text.removeLast()
    }
    return String(text)
  }

  /// A literal on one line without escapes and interpolations.
  private func literal(_ node: NodeIndex) -> String? {
    guard tree.kind(node) == .stringLiteral else { return nil }
    let text = tree.text(node)
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""),
      !text.hasPrefix("\"\"\""), !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  // MARK: Lists

  /// The elements of the list that an expression comes to.
  mutating func elements(_ node: NodeIndex) -> Elements {
    guard enter() else { return Elements(isOpen: true) }
    defer { depth -= 1 }
    switch tree.kind(node) {
    case .arrayExpression:
      let nodes = tree.children(node).filter { tree.kind($0).isExpression }
      budget -= nodes.count
      return Elements(nodes: nodes)
    case .sequenceExpression: return joined(node)
    default: break
    }
    guard isName(node),
      case .value(let value, let isConstant)? =
        dependencies[tree.name(node)] ?? meanings[tree.name(node)]
    else { return Elements(isOpen: true) }
    var found = elements(value)
    if !isConstant { found.isOpen = true }
    return found
  }

  private mutating func joined(_ node: NodeIndex) -> Elements {
    var result = Elements()
    for child in tree.children(node) {
      if tree.kind(child) == .binaryOperator {
        if tree.text(child) != "+" { return Elements(isOpen: true) }
      } else {
        let part = elements(child)
        result.nodes += part.nodes
        result.isOpen = result.isOpen || part.isOpen
      }
    }
    return result
  }

  /// The expression that a name of a dependency stands for; nil for anything else.
  func dependency(_ node: NodeIndex) -> NodeIndex? {
    guard isName(node),
      case .value(let value, isConstant: true)? =
        dependencies[tree.name(node)] ?? meanings[tree.name(node)]
    else { return nil }
    return value
  }
}
