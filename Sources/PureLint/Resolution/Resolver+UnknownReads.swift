/// What is noted of a base whose type is not known, beside the name that is asked of it.
extension Resolver {
  /// Notes that a name is asked of what was read from something unknown.
  func noteNext(_ name: Name, of base: NodeIndex, since asked: Int, _ context: Context) {
    guard context.isRecording, facts.unknownReads.count > asked,
      let last = facts.unknownReads.indices.last,
      facts.unknownReads[last].place.token == context.tree.mainToken(innermost(base, context.tree))
    else { return }
    facts.unknownReads[last].next = name
  }

  /// Notes which local the base of what was just read is.
  func noteHolder(_ base: NodeIndex, _ type: SwiftType, since asked: Int, _ context: Context) {
    guard context.isRecording, type.unwrapped.isUnknown, facts.unknownReads.count > asked,
      let holder = holder(base, context)
    else { return }
    for index in asked..<facts.unknownReads.count { facts.unknownReads[index].holder = holder }
  }

  private func holder(_ base: NodeIndex, _ context: Context) -> UnknownRead.Holder? {
    let tree = context.tree
    let node = innermost(base, tree)
    guard tree.kind(node) == .nameExpression else { return nil }
    let token = tree.mainToken(node)
    var holder: UnknownRead.Holder?
    if tree.tokens.kinds[token.position] == .dollarIdentifier {
      guard let closure = context.closure.token, let index = Int(tree.text(token).dropFirst())
      else { return nil }
      holder = .init(file: context.file, token: closure, position: index + 1)
    } else if let local = context.local(tree.name(token)) {
      if let declaration = local.declaration.map({ program[$0] }) {
        holder = .init(file: declaration.file, token: declaration.nameToken)
      } else if let token = local.token {
        holder = .init(file: context.file, token: token)
      }
    }
    holder?.isUnwrapped = node != base
    return holder
  }

  /// Takes back the read of a name behind something unknown that the left side of an assignment
  /// ends in.
  func takeUnknownTarget(
    _ target: NodeIndex,
    since asked: Int,
    _ context: Context
  ) -> UnknownRead? {
    guard facts.unknownReads.count > asked, let last = facts.unknownReads.last,
      last.place.token == context.tree.mainToken(target)
    else { return nil }
    return facts.unknownReads.removeLast()
  }
}
