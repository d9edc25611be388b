import PureLintFindings
import PureLintOutput
import PureLintPolicy
import PureLintProjects
import PureLintSource

extension Rule {
  /// The rule's page in Markdown: the file `docs/rules/<id>.md`.
  ///
  /// - Parameter analyzer: It checks the rule's own example.
  func documentation(by analyzer: Analyzer) -> String {
    """
    # \(id)

    Reports \(summary).
    \(severity == .error ? "It is an error." : "It is a warning.")

    ## The wrong program

    \(librarySentence)

    ```swift
    \(triggers)
    ```\(sampleText)

    ## What happens when it runs

    \(effect)

    If the program is in `App.swift`, PureLint prints:

    ```text
    \(message(by: analyzer))```

    ## How to mend it

    \(remedy)

    The right program:

    ```swift
    \(passes)
    ```

    ## What counts

    \(details)

    ## How to turn it off

    \(switchText)

    """
  }

  /// The page as `explain` and editors show it: links to other pages lead nowhere from there.
  func explanation(by analyzer: Analyzer) -> String {
    documentation(by: analyzer).withoutMarkdownLinks
  }

  /// What the samples need besides Swift.
  private var librarySentence: String {
    let keyword = "import "
    let lines = triggers.split(separator: "\n")
    let library = lines.first { $0.hasPrefix(keyword) }?.dropFirst(keyword.count)
    return library.map { "The example uses \($0)." }
      ?? "The example is Swift alone, without a library."
  }

  /// The page that leads to the pages of all rules: the file `docs/rules/README.md`.
  static func index(of rules: [Rule]) -> String {
    let rows = rules.map { "| [\($0.id)](\($0.id).md) | \($0.severityText) | \($0.summary) |\n" }
    return """
      # Rules

      `purelint rules` prints this list, `purelint explain RULE` one of the pages.

      | rule | severity | says |
      | --- | --- | --- |
      \(rows.joined())
      """
  }

  /// The rules of a list in aligned columns, for a terminal.
  static func table(of rules: [Rule]) -> String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id.padded(to: idWidth)
      return "\(id)  \(rule.severityText.padded(to: 7))  \(rule.summary)\n"
    }.joined()
  }

  /// The output of the rule alone for its own example.
  private func message(by analyzer: Analyzer) -> String {
    let file = SourceFile(path: "App.swift", bytes: Array(triggers.utf8))
    let programs = Analyzer.Programs(parts: [ProgramPart(files: [0])], files: [file])
    let plan = AnalysisPlan(rules: [self], layers: sampleLayers)
    let report = analyzer.check(programs) { _ in plan }
    // A comment may name any of the rules.
    let others = analyzer.rules.filter { $0.id != id }
    let policy = Policy(checking: [self], of: others + [self])
    return analyzer.reporters.text.render(Printout(report, policy), .pipe)
  }

  /// The layers that the configuration of the sample speaks of.
  var sampleLayers: PlacedLayers? {
    guard let text = sampleConfiguration, let whole = try? JSONReader.read(Array(text.utf8)),
      let layers = whole["layers"]
    else { return nil }
    let folder = ProjectPath("/")
    return PlacedLayers(layers: Layers(layers), folder: folder, base: folder)
  }

  /// The configuration that the sample needs, as a part of the page.
  private var sampleText: String {
    guard let sampleConfiguration else { return "" }
    return "\n\nwith this `.purelint.json`:\n\n```json\n\(sampleConfiguration)\n```"
  }

  private var switchText: String {
    if sampleConfiguration != nil {
      return """
        It is off unless a [`.purelint.json`](../configuration.md) has `layers`.
        `--disable-rule \(id)` leaves it out of one run.
        `"rules": { "\(id)": false }` in `.purelint.json` leaves it out of every run.
        """
    }
    return isOptIn
      ? """
      It is off by default. `--enable-rule \(id)` checks it besides the others, `--rule \(id)` \
      checks it alone.
      """
      : """
      `--disable-rule \(id)` leaves it out of one run.
      `"rules": { "\(id)": false }` in [`.purelint.json`](../configuration.md) leaves it out of \
      every run.
      """
  }

  /// The severity, or `off` for a rule that only runs when asked for.
  private var severityText: String {
    isOptIn || sampleConfiguration != nil ? "off" : severity.rawValue
  }
}

extension String {
  /// The text with as many spaces behind it as make a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
