/// A command line that cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option, String)
  case unexpectedOption(Option, Command.Word)
  case unexpectedArgument(String, Command.Word)
  case invalidJobs(String)
  case invalidColor(String)
  case invalidGlob(String)
  case emptyPath
  case missingPath(Command.Word)
  case missingRule
  case unknownRule(String, known: [String])
  case noRuleLeft
  case invalidDefinition(String)
  case unknownRoot(String, known: [String])

  /// What is wrong and what to do about it, in one line.
  var message: String {
    switch self {
    case .unknownOption(let name):
      let known = Option.allCases.map(\.rawValue)
      return "unknown option '\(name)'" + advice(name, known, otherwise: "see 'purelint --help'")
    case .missingValue(let option):
      return "option '\(option.rawValue)' needs a value; write for example '\(option.example)'"
    case .unexpectedValue(let option, let value):
      return "option '\(option.rawValue)' takes no value; leave '=\(value)' out"
    case .unexpectedOption(let option, let word):
      let words = option.commands.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      return "option '\(option.rawValue)' is for \(words), not for '\(word.rawValue)'; leave it out"
    case .unexpectedArgument(let argument, let word):
      return "'\(word.rawValue)' does not take '\(argument)'; leave it out"
    case .invalidJobs(let value):
      let limit = Arguments.mostJobs
      return "'\(value)' is no number of threads; give '--jobs' a number from 1 to \(limit)"
    case .invalidColor(let value):
      let known = ColorChoice.allCases.map(\.rawValue)
      return "'\(value)' is no choice of color"
        + advice(value, known, otherwise: "give '--color' one of 'auto', 'always' and 'never'")
    case .invalidGlob(let value):
      return "'\(value)' excludes nothing; give '--exclude' the name of a file or folder"
    case .emptyPath:
      return "a path is empty; write '.' for the current folder"
    case .missingPath(let word):
      return "'\(word.rawValue)' needs a path; write '.' for the current folder"
    case .missingRule:
      return "'explain' needs a rule; 'purelint rules' lists them"
    case .unknownRule(let id, let known):
      let begun = id.isEmpty ? [] : known.filter { $0.hasPrefix(id) }.map { "'\($0)'" }
      guard let last = begun.last else {
        return "unknown rule '\(id)'" + advice(id, known, otherwise: "'purelint rules' lists them")
      }
      let others = begun.dropLast().joined(separator: ", ")
      return "unknown rule '\(id)'; did you mean \(others)\(others.isEmpty ? "" : " or ")\(last)?"
    case .invalidDefinition(let value):
      return "'\(value)' cannot be defined; give '--define' a name alone, such as 'DEBUG'"
    case .unknownRoot(let name, let known):
      return "no checked file declares a type or function '\(name)'"
        + advice(name, known, otherwise: "check the name behind '--root'")
    case .noRuleLeft:
      return "every rule is disabled; leave a '--disable-rule' out"
    }
  }

  private func advice(_ word: String, _ known: [String], otherwise: String) -> String {
    "; " + (Spelling.closest(to: word, among: known).map { "did you mean '\($0)'?" } ?? otherwise)
  }
}

extension SourceError {
  /// What is wrong and what to do about it, in one line.
  var message: String {
    switch cause {
    case .missing where looksLikeCommand:
      "there is no command '\(path)', and no such path; "
        + (nearestCommand.map { "did you mean 'purelint \($0)'?" }
          ?? "'purelint --help' lists the commands")
    case .missing:
      "'\(path)' does not exist; check the path, or leave it out with '--exclude'"
    case .system(let code):
      "cannot read '\(path)': \(systemText(code)); "
        + "make it readable, or leave it out with '--exclude'"
    case .tooLarge:
      "cannot read '\(path)': it has 4 GB or more; leave it out with '--exclude'"
    case .notAFile:
      "cannot read '\(path)': it is no regular file; name a file or a folder"
    case .unprintableName:
      "cannot read '\(path)': its name is not UTF-8; rename it, or leave it out with '--exclude'"
    }
  }

  /// Whether a path is a lone word in lower case.
  private var looksLikeCommand: Bool {
    path.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
  }

  /// The command whose name is nearest in spelling, or in what other tools call it.
  private var nearestCommand: String? {
    let checks = ["lint", "analyze", "analyse", "run", "scan", "verify", "test"]
    let words = Command.Word.allCases.map(\.rawValue)
    if checks.contains(path) { return Command.Word.check.rawValue }
    if ["list", "ls"].contains(path) { return Command.Word.rules.rawValue }
    return Spelling.closest(to: path, among: words)
  }
}
