import PureLintSource
import PureLintSyntax

/// Code that is not followed: parts nested too deeply, parts that are not Swift. Every word in them
/// counts as a mention of whatever it may name.
extension BodyWalker {
  /// Counts every word of a part that is not followed as a mention of whatever it may name, once for
  /// each word: the others say the same.
  /// - Returns: What was recorded for the last word, if the part is a name that ends in it.
  @discardableResult
  func recordWords(of node: NodeIndex) -> RecordedName? {
    guard let recorder else { return nil }
    let range = tree.nodes[node.position]
    var recorded: Set<Name> = []
    let main = tree.mainToken(node)
    var last: (token: TokenIndex, name: RecordedName)?
    for position in range.firstToken..<range.endToken {
      let token = TokenIndex(position)
      guard tree.tokens.kinds[token.position].isIdentifierLike,
        recorded.insert(tree.name(token)).inserted || token == main
      else { continue }
      last = (token, recordWord(at: token, in: recorder))
    }
    guard let last, last.token == main else { return nil }
    return last.name
  }

  private func recordWord(at token: TokenIndex, in recorder: FactRecorder) -> RecordedName {
    let name = tree.name(token)
    let start = recorder.facts.references.count
    for local in locals.all(name) {
      record(local.declaration, at: token, destination: nil)
    }
    for id in resolver.symbols.topLevel(name, from: file) where program[id].kind.isNominalType {
      recordMention(of: .nominal(id, []), at: token)
    }
    let read = recorder.record(UnknownRead(name: name, place: place(token)))
    return RecordedName(
      references: start..<recorder.facts.references.count,
      unknownRead: read.unknownRead
    )
  }

  /// Counts the words between the marks of an unfinished merge, which the lexer skips.
  func recordConflicts() {
    for error in tree.errors where tree.source.isConflict(at: Int(error.offset)) {
      let place = Place(
        file: file,
        token: TokenIndex(0),
        source: nil,
        isDeferred: true,
        isConditional: true
      )
      for name in tree.source.wordsOfConflict(at: Int(error.offset)) {
        recorder?.record(UnknownRead(name: name, place: place))
        for id in resolver.symbols.topLevel(name, from: file) where program[id].kind.isNominalType {
          recorder?.facts.typeMentions.append(TypeMention(type: id, place: place))
        }
      }
    }
  }
}

extension SourceFile {
  /// Whether the opening mark of an unfinished merge stands at an offset.
  fileprivate func isConflict(at offset: Int) -> Bool {
    bytes[offset...].starts(with: "<<<<<<<".utf8)
  }

  /// The words from an opening mark to the closing one, each where it occurs first.
  fileprivate func wordsOfConflict(at offset: Int) -> [Name] {
    let closing = Array(">>>>>>>".utf8)
    var end = offset
    while end < bytes.count, !bytes[end...].starts(with: closing) { end += 1 }
    let words = bytes[offset..<end].split { !NameSet.isWordByte[Int($0)] }
    var seen: Set<Name> = []
    return words.map { Name(String(decoding: $0, as: UTF8.self)) }
      .filter { seen.insert($0).inserted }
  }
}
