/// Where a walk over bodies notes what it finds.
final class FactRecorder {
  @exclusivity(unchecked) var facts = Facts()
  /// The types of all that is walked, if somebody asks for them.
  let types: TypeRecording?

  init(types: TypeRecording? = nil) { self.types = types }

  /// How much has been noted so far. What is noted later belongs to what is walked next.
  struct Mark {
    fileprivate(set) var references = 0
    fileprivate(set) var unknownReads = 0
  }

  var mark: Mark {
    Mark(references: facts.references.count, unknownReads: facts.unknownReads.count)
  }

  /// The position of the reference that was noted last, if it was after a mark and stands at a token.
  func lastReference(at token: TokenIndex, since mark: Mark) -> Int? {
    guard facts.references.count > mark.references, let last = facts.references.indices.last,
      facts.references[last].place.token == token
    else { return nil }
    return last
  }

  /// The position of the unknown read that was noted last, if it was after a mark and stands at a
  /// token.
  func lastUnknownRead(at token: TokenIndex, since mark: Mark) -> Int? {
    guard facts.unknownReads.count > mark.unknownReads, let last = facts.unknownReads.indices.last,
      facts.unknownReads[last].place.token == token
    else { return nil }
    return last
  }

  /// Hands over what has been found.
  func takeFacts() -> Facts {
    defer { facts = Facts() }
    return facts
  }
}
