import PureLintFindings
import PureLintOutput
import PureLintQuestions

/// The text that `--help` prints.
struct Help {
  /// The names of the forms of output for findings.
  let formats: [String]

  var text: String {
    """
    purelint \(Version.current) finds wiring mistakes in Swift apps that inject dependencies by hand.

    Usage:
    \(commands)
    Options:
    \(options)
    \(notes.joined(separator: "\n\n"))

    """
  }

  /// What the lines on options leave open, a paragraph each.
  var notes: [String] {
    [
      """
      A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
      character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
      front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.
      """,
      """
      A FORM is \(Advice.list(formats));
      FORM=FILE writes it into a file besides. Without one: github in GitHub Actions, pretty on a
      terminal, text elsewhere. Questions are answered as text or json, 'diff' as markdown too;
      'graph' draws \(Advice.list(Picture.Format.allCases.map(\.rawValue))).
      """,
      """
      A NAME is one of a module, root, provider or field, or the end of one: 'HomeReactor',
      'Home.Dependency.service', 'service'; a type; or a place: 'Home.swift:12'.
      """,
      """
      Exit codes: 0 no errors, 1 errors (or warnings, with --strict), 2 wrong usage or unreadable input.
      """,
    ]
  }

  /// One line for each command, the explanations aligned.
  private var commands: String {
    let names = Command.Name.allCases.filter { $0 != .help }
    let width = names.map(\.usage.count).max() ?? 0
    return names.map { name in
      let gap = String(repeating: " ", count: width + 3 - name.usage.count)
      return "  \(name.usage)\(gap)\(name.summary)\n"
    }.joined()
  }

  /// One line for each option, the explanations aligned.
  private var options: String {
    Option.allCases.map { option in
      let gap = String(repeating: " ", count: 20 - option.written.count)
      return "  \(option.written)\(gap)\(option.summary)\n"
    }.joined()
  }
}
