import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The answers of the conditions in views' code.
///
/// A state of a view that something changes while it is shown answers either way on each way to the
/// view. What a view was made with answers as the place says where it was made.
struct BranchConditions {
  let code: CodeIndex
  let states: OwnStates
  private let known = KnownBranches()

  var program: Program { code.program }

  init(_ code: CodeIndex) {
    self.code = code
    states = OwnStates(code)
  }

  /// The knowledge of branches that follows from their places alone.
  private final class KnownBranches {
    var truths: [BranchPoint: Truth] = [:]
    /// Whether a type is ever made with arguments.
    var areGiven: [DeclarationID: Bool] = [:]
  }

  /// Whether somebody makes a type with arguments.
  func isGiven(_ type: DeclarationID) -> Bool {
    if let found = known.areGiven[type] { return found }
    let isGiven = code.resolver.constructions.of(type).contains { !$0.arguments.isEmpty }
    known.areGiven[type] = isGiven
    return isGiven
  }

  /// The value of a property, where that is known.
  typealias Values = (DeclarationID) -> Constant?

  /// More expressions inside each other than this are not looked into.
  private static let depthLimit = 16

  /// Whether a branch is taken, whatever the type around was made with.
  func truth(of point: BranchPoint) -> Truth {
    if let found = known.truths[point] { return found }
    let found = truth(of: point) { _ in nil }
    if !states.isProvisional { known.truths[point] = found }
    return found
  }

  /// Whether a branch is taken.
  func truth(of point: BranchPoint, _ values: Values) -> Truth {
    let tree = program.trees[point.file]
    switch tree.kind(point.statement) {
    case .ifExpression:
      let answer = ofConditions(point, tree, values)
      let first = tree.child(point.statement, .codeBlock)
      return first == point.branch ? answer : answer.negated
    case .guardStatement: return ofConditions(point, tree, values)
    case .switchExpression: return ofSwitch(point, tree, values)
    case .sequenceExpression: return ofTernary(point, tree, values)
    case .nameExpression, .memberAccess: return ofElements(point, tree, values)
    default: return .unknown
    }
  }

  func condition(of point: BranchPoint, _ tree: SyntaxTree) -> NodeIndex? {
    [.sequenceExpression, .nameExpression, .memberAccess].contains(tree.kind(point.statement))
      ? point.statement : tree.firstChild(of: point.statement)
  }

  func references(in node: NodeIndex, _ file: Int, _ tree: SyntaxTree) -> [Reference] {
    let span = tree.nodes[node.position]
    return code.resolver.references.references(in: file, span.firstToken..<span.endToken)
  }

  // MARK: Statements

  /// Whether the conditions of an `if` or a `guard` hold.
  private func ofConditions(
    _ point: BranchPoint,
    _ tree: SyntaxTree,
    _ values: Values
  ) -> Truth {
    guard let list = tree.child(point.statement, .conditionList) else { return .unknown }
    return Truth.all(tree.children(list).map { ofCondition($0, point.file, tree, values) })
  }

  private func ofCondition(
    _ node: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values
  ) -> Truth {
    switch tree.kind(node) {
    case .availability: return .open
    case .optionalBinding:
      let value = tree.initialValue(of: node)
      let isOpen = isOpen(value ?? node, file, tree)
      if isOpen || value == nil && tree.tellsOfEvent(node) {
        let state = value ?? tree.child(node, .identifierPattern) ?? node
        return truth(ofState: state, file, tree) { $0 != .literal("nil") }
      }
      return holds(something: bound(by: node, value, file, tree, values))
    case .caseCondition:
      guard let value = tree.initialValue(of: node) else { return .unknown }
      if isOpen(value, file, tree) {
        return truth(ofState: value, file, tree) { match(of: node, with: $0, file, tree) != .fails }
      }
      guard let known = constant(value, file, tree, values) else { return .unknown }
      return match(of: node, with: known, file, tree)
    default: return answer(node, file, tree, values)
    }
  }

  private func ofSwitch(_ point: BranchPoint, _ tree: SyntaxTree, _ values: Values) -> Truth {
    guard let subject = tree.firstChild(of: point.statement) else { return .unknown }
    if isOpen(subject, point.file, tree) {
      let items = tree.children(point.branch).filter { tree.kind($0) == .caseItem }
      return truth(ofState: subject, point.file, tree) { value in
        items.isEmpty || items.contains { match(of: $0, with: value, point.file, tree) != .fails }
      }
    }
    guard let known = constant(subject, point.file, tree, values) else { return .unknown }
    for part in tree.children(point.statement) where tree.kind(part) == .switchCase {
      let items = tree.children(part).filter { tree.kind($0) == .caseItem }
      let answer =
        items.isEmpty
        ? .holds : Truth.any(items.map { match(of: $0, with: known, point.file, tree) })
      if part == point.branch { return answer }
      if answer == .holds { return .fails }
      if answer != .fails { return .unknown }
    }
    return .unknown
  }

  private func ofTernary(_ point: BranchPoint, _ tree: SyntaxTree, _ values: Values) -> Truth {
    let parts = Array(tree.children(point.statement))
    guard let split = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) else {
      return .unknown
    }
    if point.branch < parts[split] { return .holds }
    let answer = sequence(parts[..<split], point.file, tree, values)
    return point.branch == parts[split] ? answer : answer.negated
  }

  // MARK: Expressions

  private func answer(
    _ node: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values,
    depth: Int = 0
  ) -> Truth {
    guard depth < Self.depthLimit else { return .unknown }
    switch tree.kind(node) {
    case .tupleExpression:
      guard let inner = tree.onlyPart(of: node) else { return .unknown }
      return answer(inner, file, tree, values, depth: depth + 1)
    case .prefixExpression where tree.text(tree.mainToken(node)) == "!":
      guard let inner = tree.expression(in: node) else { return .unknown }
      return answer(inner, file, tree, values, depth: depth + 1).negated
    case .sequenceExpression:
      return sequence(Array(tree.children(node))[...], file, tree, values, depth: depth + 1)
    default:
      switch constant(node, file, tree, values) {
      case .literal("true"): return .holds
      case .literal("false"): return .fails
      case .changing: return .open
      default:
        guard isOpen(node, file, tree) else { return .unknown }
        return truth(ofState: node, file, tree) { $0 == .literal("true") }
      }
    }
  }

  /// `a && b || c`, where `&&` binds stronger, of parts that may be comparisons.
  private func sequence(
    _ parts: ArraySlice<NodeIndex>,
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values,
    depth: Int = 0
  ) -> Truth {
    func operators(_ text: String) -> (NodeIndex) -> Bool {
      { tree.kind($0) == .binaryOperator && tree.text($0) == text }
    }
    return Truth.any(
      parts.split(whereSeparator: operators("||")).map { group in
        Truth.all(
          group.split(whereSeparator: operators("&&")).map { operand in
            operand.count == 1
              ? answer(operand[operand.startIndex], file, tree, values, depth: depth)
              : comparison(Array(operand), file, tree, values)
          }
        )
      }
    )
  }

  private func comparison(
    _ parts: [NodeIndex],
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values
  ) -> Truth {
    guard parts.count == 3, tree.kind(parts[1]) == .binaryOperator else { return .unknown }
    let sides = [parts[0], parts[2]].map { constant($0, file, tree, values) }
    if let first = sides[0], let second = sides[1], !sides.contains(.changing) {
      switch tree.text(parts[1]) {
      case "==": return first == second ? .holds : .fails
      case "!=": return first == second ? .fails : .holds
      default: return .unknown
      }
    }
    let isAnswered = zip([parts[0], parts[2]], sides).allSatisfy { node, constant in
      constant != nil || isOpen(node, file, tree)
    }
    guard isAnswered, let wanted = sides[0] ?? sides[1] else {
      return isAnswered ? .open : .unknown
    }
    let state = sides[0] == nil ? parts[0] : parts[2]
    let isEqual = truth(ofState: state, file, tree) { $0 == wanted }
    switch tree.text(parts[1]) {
    case _ where wanted == .changing: return .open
    case "==": return isEqual
    case "!=": return isEqual.negated
    default: return .open
    }
  }

  /// Whether an expression tells of nothing but states of the view that something changes, and of what
  /// has happened.
  func isOpen(_ node: NodeIndex, _ file: Int, _ tree: SyntaxTree) -> Bool {
    let targets = Set(references(in: node, file, tree).map(\.target))
    guard targets.allSatisfy(states.isOpen) else { return false }
    var tells = !targets.isEmpty
    let isKnown = (node.position..<tree.end(of: node)).allSatisfy { position in
      let inner = NodeIndex(position)
      guard tree.kind(inner) == .nameExpression else { return true }
      let token = tree.mainToken(inner)
      if tree.tellsOfEvent(inner) {
        tells = true
        return true
      }
      return tree.tokens.kinds[token.position] == .kwSelf || tree.startsUppercase(token)
        || !code.meanings(of: token, in: file).isEmpty
    }
    return tells && isKnown
  }
}

extension SyntaxTree {
  /// What stands alone in parentheses.
  func onlyPart(of tuple: NodeIndex) -> NodeIndex? {
    let parts = Array(children(tuple).prefix(2))
    return parts.count == 1 ? expression(in: parts[0]) : nil
  }

  /// Whether an expression is `self`.
  func isSelf(_ node: NodeIndex) -> Bool {
    kind(node) == .nameExpression && tokens.kinds[mainToken(node).position] == .kwSelf
  }
}
