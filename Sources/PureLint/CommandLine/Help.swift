import PureLintFindings
import PureLintOutput
import PureLintQuestions

/// The texts that `--help` and `help COMMAND` print.
struct Help {
  /// The names of the forms of output for findings.
  let formats: [String]

  var text: String {
    """
    purelint \(Version.current) finds wiring mistakes in Swift apps, before anything is built.

    Usage:
    \(commands)
    Options:
    \(lines(on: Option.allCases))
    \(notes.joined(separator: "\n\n"))

    """
  }

  /// The text on one command, with the options that it takes and no others.
  func text(of command: Command.Name) -> String {
    let options = command.options
    var notes = [String]()
    if options.contains(.exclude) { notes.append(glob) }
    if options.contains(.format) { notes.append(form(of: command)) }
    if options.contains(.focus) || command.arguments.contains("NAME") { notes.append(name) }
    notes.append(exitCodes)
    return """
      Usage: \(command.usage)

      \(command.summary)

      Options:
      \(lines(on: options))
      \(notes.joined(separator: "\n\n"))

      """
  }

  /// What the lines on options leave open, a paragraph each.
  var notes: [String] { [glob, form, name, exitCodes] }

  private var glob: String {
    """
    A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
    character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
    front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.
    """
  }

  private var form: String {
    """
    A FORM is \(Advice.list(formats));
    FORM=FILE writes it into a file besides. Without one: github in GitHub Actions, pretty on a
    terminal, text elsewhere. Questions are answered as text or json, 'diff' as markdown too;
    'graph' draws \(Advice.list(Picture.Format.allCases.map(\.rawValue))).
    """
  }

  /// The forms of one command's output.
  private func form(of command: Command.Name) -> String {
    switch command {
    case .check:
      """
      A FORM is \(Advice.list(formats));
      FORM=FILE writes it into a file besides. Without one: github in GitHub Actions, pretty on a
      terminal, text elsewhere.
      """
    case .graph: "A FORM is \(Advice.list(Picture.Format.allCases.map(\.rawValue)))."
    case .diff: "A FORM is \(Advice.list(AnswerFormat.allCases.map(\.rawValue)))."
    default: "A FORM is \(Advice.list(AnswerFormat.common.map(\.rawValue)))."
    }
  }

  private var name: String {
    """
    A NAME is one of a module, root, provider or field, or the end of one: 'HomeReactor',
    'Home.Dependency.service', 'service'; a type; or a place: 'Home.swift:12'.
    """
  }

  private var exitCodes: String {
    "Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 wrong usage or unreadable input."
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
  private func lines(on options: [Option]) -> String {
    options.map { option in
      let gap = String(repeating: " ", count: 20 - option.written.count)
      return "  \(option.written)\(gap)\(option.summary)\n"
    }.joined()
  }
}
