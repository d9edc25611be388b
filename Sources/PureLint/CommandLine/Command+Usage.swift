extension Command.Name {
  /// The arguments that the command takes, as the help writes them; empty if there are none.
  var arguments: String {
    switch self {
    case .check, .fix: "[PATH…] [OPTION…]"
    case .why: "NAME [NAME] [OPTION…]"
    case .dependents, .dependencies, .show: "NAME [OPTION…]"
    case .modules, .roots, .graph: "[PATH…] [OPTION…]"
    case .diff: "REVISION [REVISION] [OPTION…]"
    case .syntax: "PATH… [OPTION…]"
    case .explain: "RULE"
    case .config: "[PATH] [OPTION…]"
    case .initialize: "[--yes]"
    case .languageServer: "[OPTION…]"
    case .completions: "SHELL"
    case .help: "[COMMAND]"
    case .rules, .manual: ""
    }
  }

  /// The effect of the command, in one line.
  var summary: String {
    switch self {
    case .check: "check files and folders, by default the current one"
    case .fix: "take out what is unused, hand over what is left out"
    case .why: "say why one needs the other, or why it is built"
    case .dependents: "list what breaks when something changes"
    case .dependencies: "list what something costs to build, in order"
    case .show: "tell all about a module, field or provider"
    case .modules: "list what is built, with who needs how much of it"
    case .roots: "list what builds the graph"
    case .diff: "tell what changed in the graph since a revision"
    case .graph: "draw the graph"
    case .rules: "list the rules"
    case .explain: "say what a rule finds, and why"
    case .config: "say what holds for a file, and where that is said"
    case .initialize: "look at the project; show and write a first configuration, hook and CI job"
    case .languageServer: "tell an editor while one types, by the Language Server Protocol"
    case .syntax: "print what the parser sees in files and folders"
    case .completions: "print what completes these words in bash, zsh or fish"
    case .manual: "print the manual page"
    case .help: "print a list of commands and options, or what there is to know of one"
    }
  }

  /// The command with its arguments, as it is typed.
  var usage: String {
    let name = self == .check ? "[\(rawValue)]" : rawValue
    return "purelint \(name)" + (arguments.isEmpty ? "" : " \(arguments)")
  }

  /// The options that the command takes.
  var options: [Option] { Option.allCases.filter { $0.commands.contains(self) } }
}
