import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// The XML of Checkstyle, one element for each finding, notes in its message. Columns count UTF-16
  /// units.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let checkstyle = Reporter(name: "checkstyle") { printout, _ in
    var places = Places(printout)
    var files: [(path: String, errors: [XMLText])] = []
    for diagnostic in printout.diagnostics {
      let finding = diagnostic.finding
      let path = printout.paths.plain(places.file(of: finding.location).path)
      let start = places.region(of: finding.location, in: .utf16).start
      let lines = [finding.message] + printout.noteLines(of: diagnostic, &places)
      let error = XMLText(
        name: "error",
        attributes: [
          "line": "\(start.line)", "column": "\(start.column)",
          "severity": diagnostic.severity.rawValue,
          "message": lines.joined(separator: "\n"),
          "source": "purelint.\(finding.ruleID)",
        ]
      )
      if files.last?.path == path {
        files[files.count - 1].errors.append(error)
      } else {
        files.append((path, [error]))
      }
    }
    let elements = files.map { path, errors in
      XMLText(name: "file", attributes: ["name": path], content: .elements(errors))
    }
    return XMLText(
      name: "checkstyle",
      attributes: ["version": "4.3"],
      content: .elements(elements)
    ).document
  }
}
