/// A shell that completes what is typed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script by which the shell completes commands, options and their values.
  var completions: String {
    switch self {
    case .bash: Completions.bash
    case .zsh: Completions.zsh
    case .fish: Completions.fish
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

extension Option {
  /// The values that a shell offers for the option, by the word for them in the help.
  var values: CompletionValues {
    switch placeholder {
    case "ID": .words(Linter.allRules.map(\.id))
    case "FORM": .words(formats)
    case "COLUMN": .words(InventoryColumn.allCases.map(\.rawValue))
    case "WHEN": .words(ColorChoice.allCases.map(\.rawValue))
    case "FILE", "FOLDER", "PATH": .paths
    default: .none
    }
  }
}

/// The forms of output of all commands, each once.
private var formats: [String] {
  let all =
    Reporter.all.map(\.name) + AnswerFormat.allCases.map(\.rawValue)
    + Picture.Format.allCases.map(\.rawValue)
  return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
}

/// The scripts that shells read, made of the commands and options that there are.
enum Completions {
  /// The words of a list, in single quotes for any of the shells; none of them has one in it.
  static func quoted(_ words: [String]) -> String { "'\(words.joined(separator: " "))'" }

  /// The names of all commands.
  static var commands: [String] { Command.Name.allCases.map(\.rawValue) }
}
