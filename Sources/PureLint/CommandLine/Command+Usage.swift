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
    case .rules, .manual, .version: ""
    }
  }

  /// The effect of the command, in one line.
  var summary: String {
    switch self {
    case .check: "check files and folders, by default the current one"
    case .fix: "remove unused things, and add arguments that are left out"
    case .why: "say why one needs the other, or why it is built"
    case .dependents: "list what breaks when something changes"
    case .dependencies: "list what is built for something, in order"
    case .show: "show all that is known of a module, field or provider"
    case .modules: "list modules, with how many need each and what each needs"
    case .roots: "list composition roots"
    case .diff: "show what changed in the graph since a revision"
    case .graph: "draw the graph"
    case .rules: "list the rules"
    case .explain: "say what a rule finds, and why"
    case .config: "print the settings for a file, and where each is set"
    case .initialize: "look at the project, and propose a hook and a CI job"
    case .languageServer: "run the language server, for editors"
    case .syntax: "print what the parser sees in files and folders"
    case .completions: "print completions for bash, zsh or fish"
    case .manual: "print the manual page"
    case .version: "print the version"
    case .help: "print this list, or all about one command"
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
