/// A command line that cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option, String)
  case unexpectedOption(Option, Command.Name)
  case unexpectedArgument(String, Command.Name)
  case invalidJobs(String)
  case invalidColor(String)
  case invalidGlob(String)
  case emptyPath
  case missingPath(Command.Name)
  case missingRule
  case unknownRule(String, known: [String])
  case noRuleLeft
  case invalidDefinition(String)
  case unknownRoot(String, known: [String])

  /// The mistake and the way to mend it, in one line.
  var message: String {
    switch self {
    case .unknownOption(let name):
      return "unknown option '\(name)'" + optionAdvice(name)
    case .missingValue(let option):
      return "option '\(option.rawValue)' needs a value; write for example '\(option.example)'"
    case .unexpectedValue(let option, let value):
      return "option '\(option.rawValue)' takes no value; leave '=\(value)' out"
    case .unexpectedOption(let option, let command):
      let names = option.commands.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      return "option '\(option.rawValue)' is for \(names), not for '\(command.rawValue)'; "
        + "leave it out"
    case .unexpectedArgument(let argument, let command):
      return "'\(command.rawValue)' does not take '\(argument)'; leave it out"
    case .invalidJobs(let value):
      let limit = Arguments.mostJobs
      return "'\(value)' is no number of threads; give '--jobs' a number from 1 to \(limit)"
    case .invalidColor(let value):
      return "'\(value)' is no choice of color" + colorAdvice(value)
    case .invalidGlob(let value):
      return "'\(value)' excludes nothing; give '--exclude' the name of a file or folder"
    case .emptyPath:
      return "a path is empty; write '.' for the current folder"
    case .missingPath(let command):
      return "'\(command.rawValue)' needs a path; write '.' for the current folder"
    case .missingRule:
      return "'explain' needs a rule; 'purelint rules' lists them"
    case .unknownRule(let id, let known):
      return "unknown rule '\(id)'" + ruleAdvice(id, known)
    case .invalidDefinition(let value):
      return "'\(value)' cannot be defined; give '--define' a name alone, such as 'DEBUG'"
    case .unknownRoot(let name, let known):
      return "no checked file declares a type or function '\(name)'"
        + advice(name, known, otherwise: "check the name behind '--root'")
    case .noRuleLeft:
      return "every rule is disabled; leave a '--disable-rule' out"
    }
  }

  private func optionAdvice(_ name: String) -> String {
    advice(name, Option.allCases.map(\.rawValue), otherwise: "see 'purelint --help'")
  }

  private func colorAdvice(_ value: String) -> String {
    let known = ColorChoice.allCases.map(\.rawValue)
    return advice(value, known, otherwise: "give '--color' one of 'auto', 'always' and 'never'")
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
