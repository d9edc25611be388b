/// What is not followed: parts nested too deeply, parts that are not Swift. Every word in them
/// counts as a mention of whatever it may name.
extension Resolver {
  /// Counts every word of a part that is not followed as a mention of whatever it may name.
  func recordWords(of node: NodeIndex, _ context: Context) {
    guard context.isRecording else { return }
    let tree = context.tree
    let range = tree.nodes[node.position]
    for position in range.firstToken..<range.endToken {
      let token = TokenIndex(position)
      guard tree.tokens.kinds[token.position].isIdentifierLike else { continue }
      let name = tree.name(token)
      facts.unknownReads.append(UnknownRead(name: name, place: context.place(token)))
      for local in context.allLocals(name) {
        record(local.declaration, at: token, context, destination: nil)
      }
      for id in symbols.topLevel(name, from: context.file) where program[id].kind.isNominalType {
        recordMention(of: .nominal(id, []), at: token, context)
      }
    }
  }

  /// Counts the words between the marks of an unfinished merge, which the lexer skips.
  func recordConflicts(in file: Int) {
    let tree = program.trees[file]
    for error in tree.errors where tree.source.isConflict(at: Int(error.offset)) {
      let place = Place(
        file: file,
        token: TokenIndex(0),
        source: nil,
        isDeferred: true,
        isConditional: true
      )
      for name in tree.source.wordsOfConflict(at: Int(error.offset)) {
        facts.unknownReads.append(UnknownRead(name: name, place: place))
        for id in symbols.topLevel(name, from: file) where program[id].kind.isNominalType {
          facts.typeMentions.append(TypeMention(type: id, place: place))
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
