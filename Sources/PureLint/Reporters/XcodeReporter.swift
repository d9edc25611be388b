import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// The lines of `text` with absolute paths, and a line behind a finding for each change that mends
  /// it, which Xcode offers to make. Columns count bytes.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let xcode = Reporter(name: "xcode") { printout, _ in
    var writer = XcodeWriter(printout)
    let lines = printout.diagnostics.flatMap { writer.lines(of: $0) }
    return lines.map { $0 + "\n" }.joined()
  }
}

private struct XcodeWriter {
  private let printout: Printout
  private var places: Places

  init(_ printout: Printout) {
    self.printout = printout
    places = Places(printout)
  }

  mutating func lines(of diagnostic: Diagnostic) -> [String] {
    let finding = diagnostic.finding
    let message = "\(finding.message.printable()) [\(finding.ruleID)]"
    let first = line(diagnostic.severity.rawValue, message, at: finding.location)
    let notes = finding.notes.map { line("note", $0.message.printable(), at: $0.location) }
    // A note would end what belongs to the finding.
    return [first] + fixLines(finding) + notes
  }

  private mutating func line(_ label: String, _ message: String, at location: Location) -> String {
    let path = printout.paths.absolute(places.file(of: location).path).printable()
    let place = "\(path):\(places.start(of: location))"
    // Xcode recognises no place in which there is a quote or another colon.
    guard Self.isReadable(path) else { return "\(label): \(message) (\(place))" }
    return "\(place): \(label): \(message)"
  }

  /// One line for each edit of a fix; none where Xcode could make only a part of it.
  private mutating func fixLines(_ finding: Finding) -> [String] {
    guard let fix = finding.fix else { return [] }
    let paths = fix.edits.map { printout.paths.absolute(places.file(of: $0.location).path) }
    guard paths.allSatisfy(Self.isReadable),
      fix.edits.allSatisfy({ $0.location.file == finding.location.file })
    else { return [] }
    return zip(fix.edits, paths).map { edit, path in
      let region = places.region(of: edit.location)
      let text = JSONText.quoted(edit.replacement).dropFirst().dropLast()
      return "\(path):\(region.start)-\(region.end): fixit: \(text)"
    }
  }

  private static func isReadable(_ path: String) -> Bool {
    !path.unicodeScalars.contains { ["'", "\"", ":"].contains($0) || $0.endangersOutput }
  }
}
