import PureLintFindings
import PureLintQuestions
import PureLintSource

/// A command line that cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option, String)
  case unexpectedOption(Option, Command.Name)
  case unexpectedArgument(String, Command.Name)
  case unknownCommand(String)
  case invalidJobs(String)
  case invalidColor(String)
  case unknownFormat(String, known: [String])
  case unknownColumn(String)
  case invalidDepth(String)
  case emptyPattern
  case invalidAddress(String)
  case repeated(Option)
  case missingName(Command.Name)
  /// A unit that `--by` does not know.
  case unknownUnit(String)
  case textWithoutUnit
  case oneNameForCommon(String, Command.Name)
  case severalNames([String], Command.Name)
  case missingRevision
  /// A range of Git's, with its two ends.
  case revisionRange(String, String, String)
  /// The file of a picture whose ending tells no form.
  case unknownEnding(String, known: [String])
  case depthWithoutFocus
  case emptyFile(String)
  case twoFormats(String, String, file: String?)
  case invalidGlob(String)
  case emptyPath
  case pathBesideTargets(String)
  case notAFolder(Option, String, exists: Bool)
  case missingPath(Command.Name)
  case missingRule
  case missingShell
  case unknownShell(String)
  case unknownRule(String, known: [String])
  case noRuleLeft
  case ruleWithoutFix(String, known: [String])
  case invalidDefinition(String)
  case unknownRoot(String, known: [String])
  case contradiction(Option, Option)
  case twoBaselines(String, String)
  case chosenAndDisabled(Option, String)

  /// The mistake and the way to mend it, in one line.
  var message: String {
    switch self {
    case .unknownOption(let name):
      return "unknown option '\(name)'" + optionAdvice(name)
    case .missingValue(let option):
      let values = option.takesTwoValues ? "two values" : "a value"
      return "option '\(option.rawValue)' needs \(values); write for example '\(option.example)'"
    case .unexpectedValue(let option, let value):
      return "option '\(option.rawValue)' takes no value; leave '=\(value)' out"
    case .unexpectedOption(let option, let command):
      let isForFew = option.commands.count < 5
      let names = Advice.list(option.commands.map { "'\($0.rawValue)'" })
      return "option '\(option.rawValue)' is " + (isForFew ? "for \(names), " : "")
        + "not for '\(command.rawValue)'; leave it out"
    case .unexpectedArgument(let argument, let command):
      return "'\(command.rawValue)' does not take '\(argument)'; leave it out"
    case .unknownCommand(let name):
      let known = Command.Name.allCases.map(\.rawValue)
      return "there is no command '\(name)'"
        + advice(name, known, otherwise: "'purelint --help' lists the commands")
    case .invalidJobs(let value):
      let limit = Arguments.mostJobs
      return "'\(value)' is no number of threads; give '--jobs' a number from 1 to \(limit)"
    case .invalidColor(let value):
      return "'\(value)' is no choice of color" + colorAdvice(value)
    case .unknownFormat(let value, let known):
      return "unknown format '\(value)'" + formatAdvice(value, known)
    case .unknownColumn(let value):
      let known = InventoryColumn.allCases.map(\.rawValue)
      return "there is no column '\(value)' to sort by" + formatAdvice(value, known)
    case .invalidDepth(let value):
      return "'\(value)' is no number of steps; give '--depth' a number from 0"
    case .emptyPattern:
      return "'--collapse' fits nothing; give it the name of a folder, target or module"
    case .invalidAddress(let value):
      return
        "'\(value)' is no address of the web; give '--source-url' one that begins with 'https://'"
    case .repeated(let option):
      return "'\(option.rawValue)' stands there twice; leave one out"
    case .unknownUnit(let value):
      let known = Grouping.allCases.map(\.rawValue)
      return "there is no overview by '\(value)'" + formatAdvice(value, known)
    case .textWithoutUnit:
      return "a graph as text is an overview; give '--by folder' or '--by target'"
    case .oneNameForCommon(let name, let command):
      return "'--common' compares several things; write for example "
        + "'purelint \(command.rawValue) \(name) HomeReactor --common'"
    case .severalNames(let names, let command):
      return "'\(command.rawValue)' is about one thing; write 'purelint \(command.rawValue) "
        + "\(names.joined(separator: " ")) --common' for what all of them have in common"
    case .missingName(let command):
      return "'\(command.rawValue)' needs a name; write for example "
        + "'purelint \(command.rawValue) HomeReactor'"
    case .revisionRange(let range, let old, let new):
      return "'\(range)' is a range; write 'purelint diff \(old) \(new)'"
    case .unknownEnding(let path, let known):
      return "the ending of '\(path)' tells no form; give '--format', or an ending of "
        + Advice.list(known.map { "'.\($0)'" })
    case .depthWithoutFocus:
      return
        "'--depth' says how far from '--focus' to draw, or how deep the folders of '--by folder' "
        + "lie; give one of these"
    case .missingRevision:
      return "'diff' needs a revision to compare with; write for example 'purelint diff main'"
    case .emptyFile(let format):
      return "'\(format)=' names no file; write for example '--format \(format)=findings.txt'"
    case .twoFormats(let first, let second, let file?):
      return "'\(first)' and '\(second)' cannot both be written to '\(file)'; name another file"
    case .twoFormats(let first, let second, nil):
      return "'\(first)' and '\(second)' cannot both go to standard output; write one to a file, "
        + "such as '--format \(second)=FILE'"
    case .invalidGlob(let value):
      return "'\(value)' excludes nothing; give '--exclude' the name of a file or folder"
    case .emptyPath:
      return "a path is empty; write '.' for the current folder"
    case .pathBesideTargets(let path):
      return "'--targets' names the files already; leave '\(path)' out"
    case .notAFolder(let option, let path, let exists):
      let defect = exists ? "is no folder" : "does not exist"
      return "'\(path)' behind '\(option.rawValue)' \(defect); name a folder"
    case .missingPath(let command):
      return "'\(command.rawValue)' needs a path; write '.' for the current folder"
    case .missingRule:
      return "'explain' needs a rule; 'purelint rules' lists them"
    case .missingShell:
      return "'completions' needs a shell; write 'bash', 'zsh' or 'fish'"
    case .unknownShell(let name):
      return "there are no completions for '\(name)', only for 'bash', 'zsh' and 'fish'"
    case .unknownRule(let id, let known):
      return "unknown rule '\(id)'" + ruleAdvice(id, known)
    case .invalidDefinition(let value):
      return "'\(value)' cannot be defined; give '--define' a name alone, such as 'DEBUG'"
    case .unknownRoot(let name, let known):
      return "no checked file declares a type or function '\(name)'"
        + advice(name, known, otherwise: "check the name behind '--root'")
    case .contradiction(let first, let second):
      return "'\(first.rawValue)' and '\(second.rawValue)' exclude each other; leave one out"
    case .twoBaselines(let first, let second):
      return "'--baseline' and '--write-baseline' name two files, '\(first)' and '\(second)'; "
        + "leave one out"
    case .chosenAndDisabled(let option, let id):
      return "'\(option.rawValue) \(id)' and '--disable-rule \(id)' exclude each other; "
        + "leave one out"
    case .noRuleLeft:
      return "every rule is disabled; leave a '--disable-rule' out"
    case .ruleWithoutFix(let id, let known):
      return "'fix' mends nothing of '\(id)'; it knows \(Advice.list(known.map { "'\($0)'" }))"
    }
  }

  private func optionAdvice(_ name: String) -> String {
    advice(name, Option.allCases.map(\.rawValue), otherwise: "see 'purelint --help'")
  }

  private func colorAdvice(_ value: String) -> String {
    let known = ColorChoice.allCases.map(\.rawValue)
    return advice(value, known, otherwise: "give '--color' one of 'auto', 'always' and 'never'")
  }

  private func formatAdvice(_ value: String, _ known: [String]) -> String {
    advice(value, known, otherwise: "there are \(Advice.list(known.map { "'\($0)'" }))")
  }

  private func advice(_ name: String, _ known: [String], otherwise: String) -> String {
    "; " + (Spelling.closest(to: name, among: known).map { "did you mean '\($0)'?" } ?? otherwise)
  }

  /// The rules that an unknown id is the beginning of, else the one that is nearest in spelling.
  private func ruleAdvice(_ id: String, _ known: [String]) -> String {
    let begun = id.isEmpty ? [] : known.filter { $0.hasPrefix(id) }.map { "'\($0)'" }
    guard let last = begun.last else {
      return advice(id, known, otherwise: "'purelint rules' lists them")
    }
    let others = begun.dropLast().joined(separator: ", ")
    return "; did you mean \(others)\(others.isEmpty ? "" : " or ")\(last)?"
  }
}
