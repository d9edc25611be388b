import PureLintSource
import PureLintSyntax

/// A call as manifests are made of: `.target(name: "App", dependencies: ["Core"])`.
struct ManifestCall {
  let node: NodeIndex
  /// The last name in front of the parentheses.
  let callee: Name
  let arguments: [Argument]

  struct Argument {
    let label: Name?
    let value: NodeIndex
  }

  init?(_ node: NodeIndex, in tree: SyntaxTree) {
    guard tree.kind(node) == .call, let callee = tree.expression(in: node) else { return nil }
    switch tree.kind(callee) {
    case .nameExpression, .memberAccess, .implicitMember: break
    default: return nil
    }
    self.node = node
    self.callee = tree.name(callee)
    arguments = (tree.child(node, .argumentList).map { Array(tree.children($0)) } ?? [])
      .compactMap { argument in
        guard let value = tree.expression(in: argument) else { return nil }
        let hasLabel = tree.flags(argument).contains(.hasLabel)
        return Argument(label: hasLabel ? tree.name(argument) : nil, value: value)
      }
  }

  /// The argument with a label; with nil, the first without one.
  subscript(label: Name?) -> NodeIndex? { arguments.first { $0.label == label }?.value }
}

extension SyntaxTree {
  /// All calls of a manifest in source order, except for those that speak of dependencies.
  func manifestCalls() -> [ManifestCall] {
    var calls: [ManifestCall] = []
    var position = 0
    while position < nodes.count {
      let node = NodeIndex(position)
      if isAboutDependencies(node) {
        position = end(of: node)
        continue
      }
      if let call = ManifestCall(node, in: self) { calls.append(call) }
      position += 1
    }
    return calls
  }

  /// Whether what a node holds names targets and products as dependencies: `.target(name: "A")`
  /// declares a target in one place and asks for it in another.
  func isAboutDependencies(_ node: NodeIndex) -> Bool {
    switch kind(node) {
    case .argument:
      guard flags(node).contains(.hasLabel) else { return false }
      return ["dependencies", "plugins"].contains(name(node))
    case .patternBinding:
      if let type = annotatedType(of: node), text(type).contains("Dependency") { return true }
      return children(node).first { kind($0).isPattern }
        .map { text($0).lowercased().hasSuffix("dependencies") } ?? false
    case .extensionDeclaration:
      return type(in: node).map { text($0).hasSuffix("Dependency") } ?? false
    case .functionDeclaration:
      return child(node, .returnClause).map { text($0).contains("Dependency") } ?? false
    default: return false
    }
  }
}
