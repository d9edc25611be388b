/// What is added to the mention of a name by the expressions around it.
extension BodyWalker {
  /// How many references have been noted.
  var referenceCount: Int { recorder?.facts.references.count ?? 0 }

  /// The name whose references have been noted since there were so many.
  func noted(since count: Int) -> NotedName? {
    recorder.map { NotedName(references: count..<$0.facts.references.count) }
  }

  /// Notes that a name has to hold a value.
  func markForced(_ name: NotedName?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].isForced = true
  }

  /// Notes that a variable is called on the spot.
  func markCalled(_ name: NotedName?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].isCall = true
    recorder.facts.references[reference].isForced = true
  }

  /// Notes that a name is assigned to.
  /// - Returns: What it means.
  func markWritten(_ name: NotedName?) -> DeclarationID? {
    guard let recorder, let reference = name?.reference else { return nil }
    let written = recorder.facts.references[reference].written
    recorder.facts.references[reference] = written
    return written.target
  }

  /// Notes that a part of a tuple goes where the whole is mentioned.
  func markCopied(_ name: NotedName?, to destination: DeclarationID?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].destination = destination
  }

  /// Notes that a member is another value's than `self`.
  func markAnother(_ name: NotedName?) {
    guard let recorder, let name else { return }
    for reference in name.references {
      recorder.facts.references[reference].base.isAnother = true
    }
  }

  /// Whether a base is a value other than `self`, and nothing static or global that may be `self`.
  func isAnother(_ base: NodeIndex, _ found: Inferred) -> Bool {
    if case .metatype = found.type.form { return false }
    let kind = tree.tokens.kinds[tree.mainToken(tree.innermost(base)).position]
    guard kind != .kwSelf, kind != .kwSuper else { return false }
    guard let recorder, let reference = found.noted?.references.last else { return true }
    return !isShared(recorder.facts.references[reference].target)
  }

  private func isShared(_ id: DeclarationID) -> Bool {
    program[id].parent == nil || program[id].traits.contains(.isStatic)
  }

  // MARK: Names of which it is not known what they mean

  /// Notes that a name is asked of what was read from something unknown.
  func markNext(_ name: Name, of noted: NotedName?) {
    guard let recorder, let read = noted?.unknownRead else { return }
    recorder.facts.unknownReads[read].next = name
  }

  /// Notes that what is read from something unknown is called.
  func markCalled(_ name: NotedName?, by call: NodeIndex) {
    guard let recorder, let read = name?.unknownRead else { return }
    recorder.facts.unknownReads[read].use = .call(call)
  }

  /// Notes which local it is that something unknown is read from.
  func markHolder(_ base: NodeIndex, _ type: SwiftType, of noted: NotedName?) {
    guard let recorder, let read = noted?.unknownRead, type.unwrapped.isUnknown,
      let holder = holder(base)
    else { return }
    recorder.facts.unknownReads[read].holder = holder
  }

  private func holder(_ base: NodeIndex) -> UnknownRead.Holder? {
    let node = tree.innermost(base)
    guard tree.kind(node) == .nameExpression else { return nil }
    let token = tree.mainToken(node)
    var holder: UnknownRead.Holder?
    if tree.tokens.kinds[token.position] == .dollarIdentifier {
      guard let closure = closure.token, let index = Int(tree.text(token).dropFirst())
      else { return nil }
      holder = .init(file: file, token: closure, position: index + 1)
    } else if let local = locals[tree.name(token)] {
      if let declaration = local.declaration.map({ program[$0] }) {
        holder = .init(file: declaration.file, token: declaration.nameToken)
      } else if let token = local.token {
        holder = .init(file: file, token: token)
      }
    }
    holder?.isUnwrapped = node != base
    return holder
  }

  /// Takes back the read of a name behind something unknown that is assigned to.
  func takeUnknownRead(_ name: NotedName?) -> UnknownRead? {
    guard let recorder, let name, !name.isUnwrapped, let read = name.unknownRead else {
      return nil
    }
    return recorder.facts.unknownReads.remove(at: read)
  }
}
