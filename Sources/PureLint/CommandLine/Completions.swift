import PureLintFindings
import PureLintOutput
import PureLintQuestions

/// A shell that completes what is typed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script by which the shell completes commands, options and their values.
  func completions(_ analyzer: Analyzer) -> String {
    let completions = Completions(analyzer)
    return switch self {
    case .bash: completions.bash
    case .zsh: completions.zsh
    case .fish: completions.fish
    }
  }
}

/// The values among which a shell completes.
enum CompletionValues: Hashable, Sendable {
  /// Nothing is known of them.
  case none
  case words([String])
  case paths
}

/// The scripts that shells read, made of the commands and options that there are.
struct Completions {
  private let analyzer: Analyzer

  init(_ analyzer: Analyzer) { self.analyzer = analyzer }

  /// The values that a shell offers for an option, by the word for them in the help.
  func values(of option: Option) -> CompletionValues {
    switch option.placeholder {
    case "ID": .words(analyzer.rules.map(\.id))
    case "FORM": .words(formats)
    case "COLUMN": .words(InventoryColumn.allCases.map(\.rawValue))
    case "UNIT": .words(Grouping.allCases.map(\.rawValue))
    case "WHEN": .words(ColorChoice.allCases.map(\.rawValue))
    case "FILE", "FOLDER", "PATH": .paths
    default: .none
    }
  }

  /// The values that a shell offers behind a command.
  func values(of command: Command.Name) -> CompletionValues {
    switch command {
    case .check, .fix, .syntax, .config, .modules, .roots, .graph: .paths
    case .explain: .words(analyzer.rules.map(\.id))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(commands)
    case .rules, .initialize, .languageServer, .manual, .version, .why, .dependents, .dependencies,
      .show, .diff:
      .none
    }
  }

  /// The forms of output of all commands, each once.
  private var formats: [String] {
    let all =
      analyzer.reporters.all.map(\.name) + AnswerFormat.allCases.map(\.rawValue)
      + Picture.Format.allCases.map(\.rawValue)
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The words of a list, in single quotes for any of the shells; none of them has one in it.
  func quoted(_ words: [String]) -> String { "'\(words.joined(separator: " "))'" }

  /// The names of all commands.
  var commands: [String] { Command.Name.allCases.map(\.rawValue) }
}
