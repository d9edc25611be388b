import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// Lines for people and programs: `path:line:column: severity: message [rule-id]`, each followed
  /// by its notes in the same form, which compilers, editors and build logs share. Columns count
  /// bytes.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let text = Reporter(name: "text") { printout, medium in
    var page = TextPage(printout, Painter(medium))
    for diagnostic in printout.diagnostics { page.add(diagnostic) }
    for unresolved in printout.unresolved {
      page.add("note", .cyan, unresolved.location, unresolved.message.printable())
    }
    return page.text
  }
}

/// The lines so far.
private struct TextPage {
  private(set) var text = ""
  private let printout: Printout
  private let painter: Painter
  private var places: Places

  init(_ printout: Printout, _ painter: Painter) {
    self.printout = printout
    self.painter = painter
    places = Places(printout)
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let finding = diagnostic.finding
    add(
      diagnostic.severity.rawValue,
      diagnostic.severity == .error ? .red : .yellow,
      finding.location,
      finding.message.printable() + painter.paint(" [\(finding.ruleID)]", .faint)
    )
    for note in finding.notes { add("note", .cyan, note.location, note.message.printable()) }
  }

  mutating func add(_ label: String, _ color: Color, _ location: Location, _ message: String) {
    let path = painter.paint("\(places.text(of: location)):", .bold)
    text += "\(path) \(painter.paint(label + ":", color)) \(message)\n"
  }
}
