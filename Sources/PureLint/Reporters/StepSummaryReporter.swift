import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// The findings as a table in Markdown, errors first, for the summary of a job.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let stepSummary = Reporter(name: "step-summary") { printout, _ in
    var places = Places(printout)
    let lines = printout.summary.lines.map(\.markdown).joined(separator: "\n\n")
    var text = "### PureLint\n\n\(lines)\n"
    guard !printout.diagnostics.isEmpty else { return text }
    text += "\n| | place | says | rule |\n| --- | --- | --- | --- |\n"
    let errors = printout.diagnostics.filter { $0.severity == .error }
    let others = printout.diagnostics.filter { $0.severity != .error }
    for (position, diagnostic) in (errors + others).enumerated() {
      let finding = diagnostic.finding
      let path = printout.paths.inRepository(places.file(of: finding.location).path)
      let start = places.start(of: finding.location)
      let place = "\(path.printable()):\(start)".markdown
      let cells = [
        diagnostic.severity.rawValue,
        printout.sourceAddress.map {
          "[\(place)](\($0)/\(path.percentEncoded)#L\(start.line))"
        } ?? place,
        finding.advice.printable().markdown, finding.ruleID,
      ]
      let row = "| \(cells.joined(separator: " | ")) |\n"
      if text.utf8.count + row.utf8.count > sizeLimit {
        let rest = printout.diagnostics.count - position
        return text + "\nand \(rest) more, which the log of the job lists\n"
      }
      text += row
    }
    return text
  }

  /// Bytes of a summary; GitHub takes no more than 1 MiB, and somebody else may write to it too.
  private static let sizeLimit = 900_000
}
