import PureLintSource
import PureLintSyntax

/// The facts about names, and the additions of the expressions around them.
extension BodyWalker {
  /// Runs the code that records references to one name.
  func recordingName(_ record: () -> Void) -> RecordedName? {
    guard let recorder else { return nil }
    let start = recorder.facts.references.count
    record()
    return RecordedName(references: start..<recorder.facts.references.count)
  }

  /// Records that a declaration is mentioned, if it is one.
  func record(
    _ target: DeclarationID?,
    at token: TokenIndex,
    destination: DeclarationID?,
    base: Reference.Base = .init(),
    isUncertain: Bool = false
  ) {
    guard let recorder, let target else { return }
    recorder.facts.references.append(
      Reference(
        target: target,
        place: place(token),
        isWrite: false,
        destination: destination,
        base: base,
        isAbsent: !isPresent(target),
        isUncertain: isUncertain
      )
    )
  }

  /// Records that code names a type, or leaves it to be inferred, where a value may be made of it.
  func recordMention(of type: SwiftType?, at token: TokenIndex) {
    guard let recorder, let declared = type?.declaration else { return }
    recorder.facts.typeMentions.append(TypeMention(type: declared, place: place(token)))
  }

  /// Records that a name means nothing, where a clause of the same file that no build compiles
  /// declares it.
  func recordAbsence(of name: Name, at token: TokenIndex) {
    guard let recorder, program.files[file].excludedNames.contains(name) else { return }
    recorder.facts.absentNames[file, default: []].insert(token)
  }

  /// A local declared in several branches of `#if` is one local: each declaration is meant.
  func recordBranches(of local: Local, at token: TokenIndex, destination: DeclarationID?) {
    guard let id = local.declaration, program[id].condition != .none else { return }
    for other in locals.all(local.name) {
      guard let sibling = other.declaration, sibling != id, program[sibling].condition != .none,
        isPresent(sibling)
      else { continue }
      record(sibling, at: token, destination: destination)
    }
  }

  // MARK: Marks

  /// Marks a name that has to hold a value.
  func markForced(_ name: RecordedName?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].isForced = true
  }

  /// Marks a variable that is called on the spot.
  func markCallee(_ name: RecordedName?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].isCall = true
    recorder.facts.references[reference].isForced = true
  }

  /// Marks a name that is assigned to.
  /// - Returns: What it means.
  func markWritten(_ name: RecordedName?) -> DeclarationID? {
    guard let recorder, let reference = name?.reference else { return nil }
    let written = recorder.facts.references[reference].written
    recorder.facts.references[reference] = written
    return written.target
  }

  /// Marks where a part of a tuple goes whose whole is mentioned.
  func markCopied(_ name: RecordedName?, to destination: DeclarationID?) {
    guard let recorder, let reference = name?.reference else { return }
    recorder.facts.references[reference].destination = destination
  }

  /// Marks a member of another value than `self`.
  func markAnother(_ name: RecordedName?) {
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
    // `x!.y` asks `x`, too.
    guard let recorder, let reference = found.recorded?.references.last else { return true }
    return !isShared(recorder.facts.references[reference].target)
  }

  private func isShared(_ id: DeclarationID) -> Bool {
    program[id].parent == nil || program[id].traits.contains(.isStatic)
  }

  // MARK: Names of which it is not known what they mean

  /// Marks which name is asked of what is read from something unknown.
  func markNext(_ name: Name, of base: RecordedName?) {
    guard let recorder, let read = base?.unknownRead else { return }
    recorder.facts.unknownReads[read].next = name
  }

  /// Marks what is read from something unknown as called.
  func markUnknownCallee(_ name: RecordedName?, of call: NodeIndex) {
    guard let recorder, let read = name?.unknownRead else { return }
    recorder.facts.unknownReads[read].use = .call(call)
  }

  /// Marks which local something unknown is read from.
  func markHolder(_ base: NodeIndex, _ type: SwiftType, of name: RecordedName?) {
    guard let recorder, let read = name?.unknownRead, type.unwrapped.isUnknown,
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
  func takeUnknownRead(_ name: RecordedName?) -> UnknownRead? {
    guard let recorder, let name, !name.isUnwrapped, let read = name.unknownRead else {
      return nil
    }
    assert(read == recorder.facts.unknownReads.count - 1, "A name is recorded after its base.")
    return recorder.facts.unknownReads.removeLast()
  }
}
