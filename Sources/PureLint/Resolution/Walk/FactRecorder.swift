/// Records what a walk over bodies finds.
public final class FactRecorder {
  @exclusivity(unchecked) var facts = Facts()
  /// The types of all that is walked, if somebody asks for them: only tests do.
  let types: TypeRecording?

  /// How often what values of a type hold has been told to leave in some way.
  private var toldParts: [EscapingParts: Int] = [:]

  /// How often that is told in one file. Once more says the same at another place, and types times
  /// places would be more than the sources are.
  private static let mostToldParts = 64

  /// The parts of values of a type that leave in some way.
  private struct EscapingParts: Hashable {
    let type: DeclarationID
    let way: EscapeWay
  }

  init(types: TypeRecording? = nil) { self.types = types }

  /// Whether it has not been told often enough that what values of a type hold leaves in some way;
  /// counts.
  func mayTell(partsOf type: DeclarationID, _ way: EscapeWay) -> Bool {
    let count = toldParts[EscapingParts(type: type, way: way), default: 0]
    guard count < Self.mostToldParts else { return false }
    toldParts[EscapingParts(type: type, way: way)] = count + 1
    return true
  }

  /// Records the read of a name of which it is not known what it means.
  @discardableResult
  func record(_ read: UnknownRead) -> RecordedName {
    facts.unknownReads.append(read)
    return RecordedName(unknownRead: facts.unknownReads.count - 1)
  }

  /// Hands over what has been found, in as much memory as that takes. The room that it was gathered in
  /// stays for what comes next.
  func takeFacts() -> Facts {
    defer {
      facts.removeAll()
      if !toldParts.isEmpty { toldParts = [:] }
    }
    return facts.fitted
  }
}
