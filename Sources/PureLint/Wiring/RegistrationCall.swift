import PureLintResolution
import PureLintSyntax

/// A call that registers something in a container.
///
/// Registrations of one container are told apart by what surrounds their calls; where that leaves
/// open in which container something is registered, or whether it is at all, there is no
/// registration.
package struct RegistrationCall {
  private let resolver: Resolver
  private let call: NodeIndex
  private let place: Place

  private var tree: SyntaxTree { resolver.program.trees[place.file] }

  /// - Parameter place: The last name of the callee.
  package init(_ resolver: Resolver, _ call: NodeIndex, at place: Place) {
    self.resolver = resolver
    self.call = call
    self.place = place
  }

  /// The registration that the call makes, with the title and the key that the dialect knows.
  package func registration(of title: String, for key: Registration.Key) -> Registration? {
    guard let text = container() else { return nil }
    let ancestors = ancestors()
    let innermost = ancestors.last { Self.bodies.contains(tree.kind($0)) }
    guard let body = innermost ?? ancestors.first, !ancestors.contains(where: isChoice)
    else { return nil }
    return Registration(
      place: place,
      call: call,
      container: Registration.Container(file: place.file, body: body, text: text),
      key: key,
      blocks: ancestors.filter { $0 > body && Self.blocks.contains(tree.kind($0)) },
      condition: resolver.program.condition(around: call, in: place.file),
      title: title
    )
  }

  // MARK: Container

  /// The expression in front of the callee's last name: a name, or members of one; nil if it may
  /// stand for another container each time.
  private func container() -> String? {
    guard let callee = tree.expression(in: call) else { return nil }
    if tree.kind(callee) == .nameExpression { return "self" }
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return nil
    }
    var next = base
    while tree.kind(next) == .memberAccess, let inner = tree.expression(in: next) { next = inner }
    guard tree.kind(next) == .nameExpression, !isReassigned(base) else { return nil }
    let text = tree.text(base).filter { !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private func isReassigned(_ base: NodeIndex) -> Bool {
    let token = tree.mainToken(base).rawValue
    let meant = resolver.references.references(in: place.file, token..<token + 1)
    return meant.contains {
      resolver.writtenDeclarations.contains($0.target)
        && !resolver.program[$0.target].traits.contains(.isConstant)
    }
  }

  // MARK: Surroundings

  private static let bodies: Set<NodeKind> = [
    .closure, .functionDeclaration, .initializerDeclaration, .accessorDeclaration,
  ]

  private static let blocks: Set<NodeKind> = [.codeBlock, .switchCase, .catchClause]

  /// The nodes around the call, outermost first, from its member or the file on.
  private func ancestors() -> [NodeIndex] {
    let program = resolver.program
    var node = NodeIndex.root
    if let source = place.source {
      node = program[program.memberDeclaration(around: source)].node
    }
    return tree.nodes(around: call, from: node)
  }

  /// Whether an expression may leave some of its operands out.
  private func isChoice(_ node: NodeIndex) -> Bool {
    guard tree.kind(node) == .sequenceExpression else { return false }
    return tree.children(node).contains {
      tree.kind($0) == .ternaryOperator || tree.kind($0) == .binaryOperator
    }
  }
}

extension Registration {
  /// A registration of which it is open in which container, or whether, it is made.
  package static func unplaced(
    at place: Place,
    _ call: NodeIndex,
    _ key: Key,
    _ title: String,
    _ program: Program
  ) -> Registration {
    Registration(
      place: place,
      call: call,
      container: Container(file: place.file, body: call, text: ""),
      key: key,
      blocks: [call],
      condition: program.condition(around: call, in: place.file),
      title: title
    )
  }
}
