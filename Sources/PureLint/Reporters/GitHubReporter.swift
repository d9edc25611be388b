import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// Workflow commands that show findings on the lines of a pull request, notes with them. Of each
  /// severity there are no more than GitHub shows, the last of which counts the rest; all of them
  /// follow as lines of the log.
  ///
  /// Columns count UTF-16 units, and paths are relative to the repository.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let github = Reporter(name: "github") { printout, _ in
    guard !printout.diagnostics.isEmpty || !printout.unresolved.isEmpty else { return "" }
    var writer = GitHubWriter(printout)
    return writer.commands(.error) + writer.commands(.warning) + writer.log()
  }
}

private struct GitHubWriter {
  /// The most annotations of one severity that GitHub shows of one step.
  private static let limit = 10

  private let printout: Printout
  private var places: Places

  init(_ printout: Printout) {
    self.printout = printout
    places = Places(printout)
  }

  mutating func commands(_ severity: Severity) -> String {
    let diagnostics = printout.diagnostics.filter { $0.severity == severity }
    let isRolledUp = diagnostics.count > Self.limit
    let shown = isRolledUp ? diagnostics.prefix(Self.limit - 1) : diagnostics[...]
    let commands = shown.map { command($0) }.joined()
    guard isRolledUp else { return commands }
    let message = """
      and \(diagnostics.count - shown.count) more \(severity.rawValue)s, of which GitHub shows \
      none; the log and the summary of the job list all
      """
    return commands
      + "::\(severity.rawValue) title=purelint::\(GitHubWriter.escaped(message))\n"
  }

  private mutating func command(_ diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    let region = places.region(of: finding.location, in: .utf16)
    var properties = [
      ("file", printout.paths.inRepository(places.file(of: finding.location).path)),
      ("line", "\(region.start.line)"), ("endLine", "\(region.end.line)"),
    ]
    // Columns are refused where there are several lines.
    if region.start.line == region.end.line {
      properties.append(("col", "\(region.start.column)"))
      properties.append(("endColumn", "\(region.end.column)"))
    }
    properties.append(("title", finding.ruleID))
    let values = properties.map { "\($0)=\(GitHubWriter.escaped(property: $1))" }
    let notes = printout.noteLines(of: diagnostic, &places)
    let message = ([finding.message.printable()] + notes).joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(values.joined(separator: ","))::"
      + "\(GitHubWriter.escaped(message))\n"
  }

  /// All findings as `text` writes them, in a part of the log that is folded away.
  mutating func log() -> String {
    var lines: [String] = []
    for diagnostic in printout.diagnostics { lines += printout.lines(of: diagnostic, &places) }
    for unresolved in printout.unresolved {
      lines.append(
        "\(places.text(of: unresolved.location)): note: \(unresolved.message.printable())"
      )
    }
    return "::group::All findings\n\(lines.map { $0 + "\n" }.joined())::endgroup::\n"
  }

  private static func escaped(_ message: String) -> String {
    message.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// Line ends have an escape of their own, all other control characters have none.
  private static func escaped(property: String) -> String {
    escaped(property).escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }.printable()
  }
}
