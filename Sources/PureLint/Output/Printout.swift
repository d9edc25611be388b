import GraphModel
import PureLintFindings
import PureLintSource

/// The contents of one run's output, whatever its form.
package struct Printout: Sendable {
  /// The files that places are in.
  package var files: [SourceFile]
  /// Sorted by path, offset, rule and message.
  package var diagnostics: [Diagnostic]
  /// Constructions that could not be followed, where the user asks for them.
  package var unresolved: [Coverage.Unresolved] = []
  package var summary: Summary
  /// What the baseline holds, if there is one.
  package var held: HeldFindings?
  /// The place of the first syntax error that is no finding.
  package var firstSyntaxError: Location?
  /// The rules that were checked.
  package var rules: [Rule] = []
  /// Whether warnings fail the run too.
  package var isStrict = false
  /// That of the tool.
  package var version = "0.0.0"
  package var paths = PathStyle()
  /// The files and folders that were checked, as the user names them; empty for the current folder.
  package var folders: [String] = []
  /// The address of the folder in which a forge shows the files of the repository, if it is known.
  package var sourceAddress: String?

  package init(
    files: [SourceFile],
    diagnostics: [Diagnostic],
    unresolved: [Coverage.Unresolved] = [],
    summary: Summary,
    held: HeldFindings? = nil,
    firstSyntaxError: Location? = nil,
    rules: [Rule] = [],
    isStrict: Bool = false,
    version: String = "0.0.0",
    paths: PathStyle = PathStyle(),
    folders: [String] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.unresolved = unresolved
    self.summary = summary
    self.held = held
    self.firstSyntaxError = firstSyntaxError
    self.rules = rules
    self.isStrict = isStrict
    self.version = version
    self.paths = paths
    self.folders = folders
  }

  /// Takes over what the baseline holds.
  package mutating func take(_ held: HeldFindings) {
    self.held = held
    summary.gone = (held.stale ?? []).reduce(0) { $0 + $1.count }
  }

  /// Whether a finding fails the run.
  package func fails(_ diagnostic: Diagnostic) -> Bool { isStrict || diagnostic.severity == .error }
}

extension Printout {
  /// The diagnostic and its notes as `text` writes them, each on a line without an end.
  package func lines(of diagnostic: Diagnostic, _ places: inout Places) -> [String] {
    let finding = diagnostic.finding
    let first = line(
      diagnostic.severity.rawValue,
      "\(finding.message.printable()) [\(finding.ruleID)]",
      at: finding.location,
      &places
    )
    return [first] + noteLines(of: diagnostic, &places)
  }

  /// The notes of a diagnostic as `text` writes them.
  package func noteLines(of diagnostic: Diagnostic, _ places: inout Places) -> [String] {
    diagnostic.finding.notes.map { line("note", $0.message.printable(), at: $0.location, &places) }
  }

  private func line(
    _ label: String,
    _ message: String,
    at location: Location,
    _ places: inout Places
  ) -> String {
    "\(places.text(of: location)): \(label): \(message)"
  }
}

extension Finding {
  /// The message, and the change to make, in one line.
  package var advice: String {
    let changes = notes.filter { $0.role == .change }.map(\.message)
    return ([message] + changes).joined(separator: "; ")
  }

  /// A name for the finding that stays the same wherever its sources move to: 16 digits that follow
  /// from its rule and subject.
  package var fingerprint: String {
    let key = ([ruleID] + subject.names + ["\(subject.ordinal)"]).joined(separator: "\0")
    // FNV-1a.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
