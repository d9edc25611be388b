import GraphModel
import PureLintFindings
import PureLintQuestions
import PureLintSource

/// The findings of the checks that have ended, as far as they still count.
///
/// While somebody types, a text is no Swift for a moment, and half of a file may seem to be gone. So
/// what was found before stays, with what is no Swift beside it, until the text can be read again or
/// the user saves it as it is.
struct LatestCheck {
  /// What is found in the texts that the client has; nil while they are being checked.
  private(set) var files: CheckedFiles?
  /// The last files whose graph is known: those of the last check, or of an earlier one.
  private(set) var surveyed: CheckedFiles?
  /// Whether all is found out about the texts that the client has.
  private(set) var isComplete = false
  /// The last that was shown, of whatever texts.
  private var shown: CheckedFiles?
  /// The addresses of files that cannot be read since somebody changed them.
  private var unreadable: Set<String> = []

  /// The texts have changed: what was found counts for the places alone that are still the same.
  mutating func expire() {
    files = nil
    isComplete = false
  }

  mutating func take(_ checked: CheckedFiles, _ documents: OpenDocuments) {
    let before = shown?.broken ?? checked.broken
    unreadable = checked.broken.filter { address in
      documents.documents[address]?.isSaved == false
        && (unreadable.contains(address) || !before.contains(address))
    }
    var found = checked
    if let shown, !unreadable.isEmpty { found.keepFindings(of: shown) }
    files = found
    shown = found
  }

  mutating func take(_ survey: Survey) {
    isComplete = true
    guard unreadable.isEmpty || surveyed == nil else { return }
    surveyed = files
    surveyed?.survey = survey
  }

  /// Nothing can be found out about the texts that the client has.
  mutating func fail() { isComplete = true }
}

extension CheckedFiles {
  /// Replaces the findings by those of an earlier check, at the places to which these have moved.
  /// Syntax errors stay.
  fileprivate mutating func keepFindings(of earlier: CheckedFiles) {
    var changes: [FileID: (file: FileID, change: TextChange)?] = [:]
    func moved(_ location: Location) -> Location? {
      if changes[location.file] == nil {
        let now = file(path: earlier.path(of: location.file))
        changes[location.file] = .some(
          now.map { ($0, TextChange(from: earlier.bytes(of: location.file), to: bytes(of: $0))) }
        )
      }
      let start = Int(location.offset)
      guard let (file, change) = changes[location.file] ?? nil,
        let range = change.moved(start..<start + Int(location.length))
      else { return nil }
      return Location(
        file: file,
        offset: UInt32(range.lowerBound),
        length: UInt32(range.count)
      )
    }
    let kept = earlier.allDiagnostics.filter { !$0.finding.hidesOthers }.compactMap { diagnostic in
      diagnostic.finding.moved(moved).map { finding in
        var diagnostic = diagnostic
        diagnostic.finding = finding
        return diagnostic
      }
    }
    show(allDiagnostics.filter(\.finding.hidesOthers) + kept)
  }
}
