import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The reader of names that closures, their captures and conditions bind.
struct ClosureParameters {
  private let flow: ContainerFlow
  private let expression: ContainerExpression

  private var tree: SyntaxTree { flow.program.trees[expression.file] }

  init(_ flow: ContainerFlow, _ expression: ContainerExpression) {
    self.flow = flow
    self.expression = expression
  }

  /// What the name stands for.
  func origins() -> [ContainerOrigin] {
    let token = tree.mainToken(expression.node)
    let name = tree.name(token)
    let around = tree.nodes(around: expression.node)
    if tree.tokens.kinds[token.position] == .dollarIdentifier {
      guard let position = Int(tree.text(token).dropFirst()),
        let closure = around.last(where: { tree.kind($0) == .closure })
      else { return [.unknown] }
      return parameter(position, of: closure)
    }
    for (index, node) in around.enumerated().reversed() {
      if let value = bound(name, in: node, before: around.dropFirst(index + 1).first) {
        return value == expression.node
          ? [.unknown]
          : [
            .value(
              ContainerExpression(file: expression.file, node: value, source: expression.source)
            )
          ]
      }
      guard tree.kind(node) == .closure else { continue }
      if let captured = captured(name, by: node, before: around.dropFirst(index + 1).first) {
        return captured
      }
      if let position = tree.closureParameters(of: node).firstIndex(of: name) {
        return parameter(position, of: node)
      }
    }
    return [.unknown]
  }

  /// What a closure's list of captures gives a name: a value of its own, or what is called so outside.
  private func captured(
    _ name: Name,
    by closure: NodeIndex,
    before next: NodeIndex?
  ) -> [ContainerOrigin]? {
    guard let signature = tree.child(closure, .closureSignature), signature != next,
      let list = tree.child(signature, .captureList),
      let capture = Array(tree.children(list)).last(where: {
        tree.kind($0) == .capture && tree.name(tree.mainToken($0)) == name
      })
    else { return nil }
    if let value = tree.initialValue(of: capture) {
      return [
        .value(
          ContainerExpression(file: expression.file, node: value, source: expression.source)
        )
      ]
    }
    let token = tree.mainToken(capture).rawValue
    let meant = flow.resolver.references.references(in: expression.file, token..<token + 1)
    return meant.count == 1 ? [.declaration(meant[0].target)] : nil
  }

  private func parameter(_ position: Int, of closure: NodeIndex) -> [ContainerOrigin] {
    HandedFunction(flow, expression.file, expression.source).parameter(position, of: closure)
  }

  /// The value of a name that a condition binds for what comes behind it.
  private func bound(_ name: Name, in node: NodeIndex, before next: NodeIndex?) -> NodeIndex? {
    let statements: [NodeIndex]
    switch tree.kind(node) {
    case .ifExpression, .whileStatement: statements = [node]
    case .codeBlock, .closure, .switchCase:
      statements = tree.children(node).filter { child in
        tree.kind(child) == .guardStatement && next.map { child < $0 } ?? false
      }
    default: return nil
    }
    for statement in statements.reversed() {
      guard let list = tree.child(statement, .conditionList), list != next else { continue }
      for condition in tree.children(list) where tree.kind(condition) == .optionalBinding {
        guard let pattern = tree.children(condition).first(where: { tree.kind($0).isPattern }),
          tree.namesBound(by: pattern).contains(where: { tree.name($0) == name })
        else { continue }
        // `guard let x else` says of the outer one only that it is there.
        return tree.initialValue(of: condition) ?? expression.node
      }
    }
    return nil
  }
}
