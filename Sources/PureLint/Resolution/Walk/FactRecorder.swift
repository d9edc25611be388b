/// Records what a walk over bodies finds.
public final class FactRecorder {
  @exclusivity(unchecked) var facts = Facts()
  /// The types of all that is walked, if somebody asks for them: only tests do.
  let types: TypeRecording?

  init(types: TypeRecording? = nil) { self.types = types }

  /// Records the read of a name of which it is not known what it means.
  @discardableResult
  func record(_ read: UnknownRead) -> RecordedName {
    facts.unknownReads.append(read)
    return RecordedName(unknownRead: facts.unknownReads.count - 1)
  }

  /// Hands over what has been found, in as much memory as that takes. The room that it was gathered in
  /// stays for what comes next.
  func takeFacts() -> Facts {
    defer { facts.removeAll() }
    return facts.fitted
  }
}
