import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The conditions for the code at a place to run, once the member around it does.
struct PlaceConditions {
  private let branches: BranchConditions
  private var code: CodeIndex { branches.code }
  private var program: Program { code.program }

  init(_ branches: BranchConditions) { self.branches = branches }

  /// The condition under which the code at a place is evaluated, or waits only for the user.
  func doubt(at place: Place, in source: DeclarationID) -> Doubt {
    let tree = program.trees[place.file]
    let member = program[program.memberDeclaration(around: source)].node
    let around = tree.nodes(aroundToken: place.token)
    let start = around.partitioningIndex { $0 > member }
    var doubt = Doubt()
    var isExplained = false
    for index in start..<max(start, around.count - 1) {
      let (node, inner) = (around[index], around[index + 1])
      switch tree.kind(inner) {
      case .closure:
        doubt.isUnknown =
          doubt.isUnknown || !isSure(closure: inner, within: around[...index], place.file)
        elementDecision(of: inner, within: around[...index], place.file, source)
          .map { doubt.add($0) }
      default: break
      }
      let decisions =
        (place.isConditional ? self.decisions(before: inner, in: node, place.file, tree) : [])
        + (decision(at: node, inner, place.file, tree).map { [$0] } ?? [])
      if !decisions.isEmpty { isExplained = true }
      for decision in decisions where !decision.answer.comes {
        add(decision, of: code.resolver.selfDeclaration(of: source), to: &doubt)
      }
    }
    if place.isConditional, !isExplained { doubt.isUnknown = true }
    return doubt
  }

  /// The condition for code to run.
  private struct Decision {
    let answer: Truth
    let point: BranchPoint
    /// Whether conditions decide that are written down.
    let isByConditions: Bool
  }

  private func add(_ decision: Decision, of owner: DeclarationID?, to doubt: inout Doubt) {
    if decision.answer == .fails { doubt.isNever = true }
    if decision.isByConditions, branches.asksFields(decision.point, of: owner) {
      doubt.add(decision.point)
    } else {
      doubt.addUnknown(
        mayBeOfMaker: decision.isByConditions && branches.mayAskMaker(decision.point, of: owner)
      )
    }
  }

  private func decision(
    at node: NodeIndex,
    _ inner: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> Decision? {
    answer(at: node, inner, file, tree).map { answer in
      Decision(
        answer: answer,
        point: BranchPoint(file: file, statement: node, branch: inner),
        isByConditions: tree.isDecision(node)
      )
    }
  }

  /// The statements of a block by which it may be left before a part of it.
  private func decisions(
    before inner: NodeIndex,
    in block: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> [Decision] {
    guard tree.isBlock(block) else { return [] }
    return tree.children(block).prefix { $0 < inner }.compactMap { statement in
      switch tree.passage(by: statement) {
      case .always: return nil
      case .behind(let branch):
        let point = BranchPoint(file: file, statement: statement, branch: branch)
        return Decision(answer: branches.truth(of: point), point: point, isByConditions: true)
      case .perhaps:
        let point = BranchPoint(file: file, statement: statement, branch: statement)
        return Decision(answer: .unknown, point: point, isByConditions: false)
      }
    }
  }

  /// Whether a part of a node is evaluated once the node is; nil if nothing decides about that.
  private func answer(
    at node: NodeIndex,
    _ inner: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> Truth? {
    switch tree.kind(node) {
    case .ifExpression where tree.kind(inner) != .conditionList:
      return branches.truth(of: BranchPoint(file: file, statement: node, branch: inner))
    case .switchExpression where tree.kind(inner) == .switchCase:
      return branches.truth(of: BranchPoint(file: file, statement: node, branch: inner))
    case .sequenceExpression: return answer(inSequence: node, inner, file, tree)
    case .guardStatement where tree.kind(inner) == .codeBlock: return .unknown
    case .forStatement where tree.kind(inner) == .codeBlock: return .unknown
    case .whileStatement where tree.kind(inner) == .codeBlock: return .unknown
    case .catchClause: return .unknown
    case .call where tree.kind(inner) != .memberAccess:
      let isChained = tree.expression(in: node).map { callee in
        callee != inner && tree.startsChain(callee)
      }
      return isChained == true ? .unknown : nil
    default: return nil
    }
  }

  /// Operands behind `&&`, `||` and `??` may not be evaluated, nor those of `? :`.
  private func answer(
    inSequence node: NodeIndex,
    _ inner: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> Truth? {
    let parts = Array(tree.children(node))
    if parts.contains(where: { tree.kind($0) == .ternaryOperator }) {
      return branches.truth(of: BranchPoint(file: file, statement: node, branch: inner))
    }
    let isDecided = parts.prefix { $0 < inner }.contains {
      tree.kind($0) == .binaryOperator && ["&&", "||", "??"].contains(tree.text($0))
    }
    return isDecided ? .unknown : nil
  }

  /// What decides whether a closure runs that is handed elements.
  private func elementDecision(
    of closure: NodeIndex,
    within around: ArraySlice<NodeIndex>,
    _ file: Int,
    _ source: DeclarationID
  ) -> BranchPoint? {
    let tree = program.trees[file]
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call), callee < closure
    else { return nil }
    return branches.decision(
      about: closure,
      among: tree.callArguments(of: call),
      of: tree.name(callee),
      file,
      code.resolver.selfDeclaration(of: source)
    )
  }

  /// Whether a closure runs, or waits for nothing but the user: it is given to a container, or is an
  /// action of one, makes a binding, or shows what a state of the view presents.
  private func isSure(
    closure: NodeIndex,
    within around: ArraySlice<NodeIndex>,
    _ file: Int
  ) -> Bool {
    let tree = program.trees[file]
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call), callee < closure
    else { return true }
    let token = tree.mainToken(callee)
    let name = tree.name(token)
    if tree.startsUppercase(token) || SwiftUINames.runs(name) { return true }
    if SwiftUINames.alertButtons.contains(name), isInAlert(call, within: around, tree) {
      return true
    }
    let arguments = tree.callArguments(of: call)
    let label = arguments.first { $0.node == closure }?.label
    if tree.tokens.kinds[token.position] == .kwInit {
      return label.map(SwiftUINames.accessors.contains) ?? false
    }
    if SwiftUINames.watches(name) {
      return arguments.first.map { branches.asksOwn($0.node, file, tree) } ?? false
    }
    return SwiftUINames.presents(name) && branches.isPresented(by: arguments, file)
  }

  /// Whether a call makes a button of an alert: `.destructive(Text("Delete")) { … }`.
  private func isInAlert(
    _ call: NodeIndex,
    within around: ArraySlice<NodeIndex>,
    _ tree: SyntaxTree
  ) -> Bool {
    around.contains { node in
      node < call && tree.kind(node) == .call
        && tree.expression(in: node).map { SwiftUINames.alerts.contains(tree.name($0)) } == true
    }
  }
}

extension BranchConditions {
  /// Whether one of some arguments is the binding of a state by which something is presented.
  func isPresented(by arguments: [CallArgument], _ file: Int) -> Bool {
    let tree = program.trees[file]
    return arguments.contains { argument in
      guard let label = argument.label, SwiftUINames.presentingLabels.contains(label) else {
        return false
      }
      return isOpen(argument.node, file, tree)
    }
  }
}

extension SyntaxTree {
  fileprivate func isDecision(_ node: NodeIndex) -> Bool {
    [.ifExpression, .switchExpression, .sequenceExpression].contains(kind(node))
  }

  /// Whether a callee is a member behind `?`.
  fileprivate func startsChain(_ callee: NodeIndex) -> Bool {
    var next: NodeIndex? = callee
    while let node = next {
      if kind(node) == .optionalChainingExpression { return true }
      next =
        [.memberAccess, .call, .subscriptCall].contains(kind(node)) ? expression(in: node) : nil
    }
    return false
  }
}
