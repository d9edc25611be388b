/// What is noted of a base whose type is not known, beside the name that is asked of it.
extension BodyWalker {
  /// Notes that a name is asked of what was read from something unknown.
  func noteNext(_ name: Name, of base: NodeIndex, since start: FactRecorder.Mark) {
    let token = tree.mainToken(tree.innermost(base))
    guard let recorder, let last = recorder.lastUnknownRead(at: token, since: start) else { return }
    recorder.facts.unknownReads[last].next = name
  }

  /// Notes that what was just read from something unknown is called.
  func markCall(_ call: NodeIndex, since start: FactRecorder.Mark) {
    guard let recorder else { return }
    for index in start.unknownReads..<recorder.facts.unknownReads.count {
      recorder.facts.unknownReads[index].use = .call(call)
    }
  }

  /// Notes which local the base of what was just read is.
  func noteHolder(_ base: NodeIndex, _ type: SwiftType, since start: FactRecorder.Mark) {
    guard let recorder, type.unwrapped.isUnknown,
      recorder.facts.unknownReads.count > start.unknownReads, let holder = holder(base)
    else { return }
    for index in start.unknownReads..<recorder.facts.unknownReads.count {
      recorder.facts.unknownReads[index].holder = holder
    }
  }

  private func holder(_ base: NodeIndex) -> UnknownRead.Holder? {
    let node = tree.innermost(base)
    guard tree.kind(node) == .nameExpression else { return nil }
    let token = tree.mainToken(node)
    var holder: UnknownRead.Holder?
    if tree.tokens.kinds[token.position] == .dollarIdentifier {
      guard let closure = self.closure.token, let index = Int(tree.text(token).dropFirst())
      else { return nil }
      holder = .init(file: file, token: closure, position: index + 1)
    } else if let local = self.local(tree.name(token)) {
      if let declaration = local.declaration.map({ program[$0] }) {
        holder = .init(file: declaration.file, token: declaration.nameToken)
      } else if let token = local.token {
        holder = .init(file: file, token: token)
      }
    }
    holder?.isUnwrapped = node != base
    return holder
  }

  /// Takes back the read of a name behind something unknown that the left side of an assignment
  /// ends in.
  func takeUnknownTarget(_ target: NodeIndex, since start: FactRecorder.Mark) -> UnknownRead? {
    guard let recorder,
      recorder.lastUnknownRead(at: tree.mainToken(target), since: start) != nil
    else { return nil }
    return recorder.facts.unknownReads.removeLast()
  }
}
