import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// What gives a name its value that no declaration has.
enum NameBinding {
  /// `if let x = y`, `guard let x`: the condition.
  case condition(NodeIndex)
  /// `case .some(let x)`: the pattern, and the value that it is matched with.
  case pattern(NodeIndex, value: NodeIndex)
}

/// The conditions and cases of a program, by the names that they bind.
///
/// What a condition binds is in scope behind it, so its own value is outside: `x` in `if let x = x`
/// means what it does around it. A binding thus stands in front of each name that means it.
struct NameBindings {
  private var scopes: [Position: Scope] = [:]

  private struct Position: Hashable {
    let file: Int
    let node: NodeIndex
  }

  /// The innermost condition that binds a name around a node or in front of it; if there is none,
  /// the innermost case.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the name of *n* children each, once each of
  ///   these was looked at.
  mutating func binding(
    of name: Name,
    at node: NodeIndex,
    in tree: SyntaxTree,
    _ file: Int
  ) -> NameBinding? {
    var matched: NameBinding?
    var pattern: NodeIndex?
    for outer in tree.nodes(around: node).reversed() {
      switch tree.kind(outer) {
      case .functionDeclaration, .initializerDeclaration, .memberBlock: return matched
      case .switchExpression:
        let subject = tree.firstChild(of: outer)
        if let pattern, let subject { matched = matched ?? .pattern(pattern, value: subject) }
        pattern = nil
      case .ifExpression, .whileStatement, .codeBlock, .closure, .switchCase:
        let scope = scope(outer, of: tree, file)
        if let found = scope.bindings[name]?.last(before: node, in: tree) {
          return .condition(found)
        }
        pattern = scope.items[name]
        let condition = scope.matches[name]?.last(before: node, in: tree)
        matched = matched ?? condition.flatMap { tree.matching(in: $0) }
      default: break
      }
    }
    return matched
  }

  /// What a node binds for those inside of it.
  private mutating func scope(_ node: NodeIndex, of tree: SyntaxTree, _ file: Int) -> Scope {
    let position = Position(file: file, node: node)
    if let known = scopes[position] { return known }
    let found = Scope(node, tree)
    scopes[position] = found
    return found
  }
}

/// What a statement, a block or a case binds for what is in it, by name and in source order.
private struct Scope {
  /// The conditions that unwrap a value, those of each `guard` included.
  private(set) var bindings: [Name: [NodeIndex]] = [:]
  /// The conditions of an `if` that match a value with a pattern.
  private(set) var matches: [Name: [NodeIndex]] = [:]
  /// The first pattern of a case that binds the name, as each of them does.
  private(set) var items: [Name: NodeIndex] = [:]

  /// - Complexity: O(children, nodes of their conditions).
  init(_ node: NodeIndex, _ tree: SyntaxTree) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditionList: add(conditions: child, tree, isIf: tree.kind(node) == .ifExpression)
      case .guardStatement:
        if let list = tree.child(child, .conditionList) { add(conditions: list, tree, isIf: false) }
      case .caseItem:
        for pattern in tree.children(child) where tree.kind(pattern).isPattern {
          for name in tree.names(matchedBy: pattern) { items[name] = items[name] ?? pattern }
        }
      default: break
      }
    }
  }

  private mutating func add(conditions list: NodeIndex, _ tree: SyntaxTree, isIf: Bool) {
    for condition in tree.children(list) {
      guard let pattern = tree.children(condition).first(where: { tree.kind($0).isPattern }) else {
        continue
      }
      if tree.kind(condition) == .optionalBinding {
        for token in tree.namesBound(by: pattern) {
          bindings[tree.name(token), default: []].append(condition)
        }
      } else if isIf {
        for name in tree.names(matchedBy: pattern) {
          matches[name, default: []].append(condition)
        }
      }
    }
  }
}

extension [NodeIndex] {
  /// The last of some nodes in source order that ends in front of another node.
  fileprivate func last(before node: NodeIndex, in tree: SyntaxTree) -> NodeIndex? {
    let count = partitioningIndex { tree.end(of: $0) > node.position }
    return count > 0 ? self[count - 1] : nil
  }
}

extension SyntaxTree {
  /// The pattern of a condition with the value that it is matched with.
  fileprivate func matching(in condition: NodeIndex) -> NameBinding? {
    guard let pattern = children(condition).first(where: { kind($0).isPattern }),
      let value = initialValue(of: condition)
    else { return nil }
    return .pattern(pattern, value: value)
  }

  /// The names that a pattern binds, also where it reads like an expression: `let .both(a, b)`.
  fileprivate func names(matchedBy pattern: NodeIndex) -> [Name] {
    var found: [Name] = []
    var bindingEnd = 0
    for position in pattern.position..<end(of: pattern) {
      let node = NodeIndex(position)
      switch kind(node) {
      case .valueBindingPattern: bindingEnd = max(bindingEnd, end(of: node))
      case .identifierPattern: found.append(name(node))
      case .nameExpression where position < bindingEnd: found.append(name(node))
      default: break
      }
    }
    return found
  }
}
