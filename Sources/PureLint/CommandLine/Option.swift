/// An option of the command line: how it is written and what the help says of it.
enum Option: String, CaseIterable, Sendable {
  case strict = "--strict"
  case exclude = "--exclude"
  case rule = "--rule"
  case enableRule = "--enable-rule"
  case disableRule = "--disable-rule"
  case root = "--root"
  case define = "--define"
  case unresolved = "--unresolved"
  case jobs = "--jobs"
  case outline = "--outline"
  case color = "--color"
  case version = "--version"
  case help = "--help"

  /// The commands that the option is for.
  var commands: [Command.Name] {
    switch self {
    case .exclude, .jobs: [.check, .syntax]
    case .outline: [.syntax]
    case .strict, .rule, .enableRule, .disableRule, .root, .define, .unresolved, .color: [.check]
    case .version, .help: Command.Name.allCases
    }
  }

  /// The word for the option's value in the help; nil if it takes none.
  var placeholder: String? {
    switch self {
    case .exclude: "GLOB"
    case .rule, .enableRule, .disableRule: "ID"
    case .root, .define: "NAME"
    case .jobs: "N"
    case .color: "WHEN"
    case .strict, .unresolved, .outline, .version, .help: nil
    }
  }

  /// A value to show to someone who left it out.
  var example: String {
    switch self {
    case .exclude: "\(rawValue)=Tests/"
    case .rule, .enableRule, .disableRule: "\(rawValue)=\(Linter.allRules.first?.id ?? "ID")"
    case .root: "\(rawValue)=AppDependency"
    case .define: "\(rawValue)=DEBUG"
    case .jobs: "\(rawValue)=4"
    case .color: "\(rawValue)=\(ColorChoice.auto.rawValue)"
    case .strict, .unresolved, .outline, .version, .help: rawValue
    }
  }

  /// The effect of the option, in one line.
  var summary: String {
    switch self {
    case .strict: "fail for warnings too"
    case .exclude: "leave out files and folders, such as 'Tests/'; may be repeated, see below"
    case .rule: "check this rule and no other, even one that is off; may be repeated"
    case .enableRule: "check this rule besides the others, where it is off; may be repeated"
    case .disableRule: "do not check this rule; may be repeated"
    case .root: "take a type or function for a composition root; may be repeated"
    case .define: "check the build that defines NAME, not all builds; may be repeated"
    case .unresolved: "list what in roots could not be followed, and count it"
    case .jobs: "use N threads; by default as many as there are processors"
    case .outline: "with 'syntax': one line for each declaration and call"
    case .color: "color the output: auto (on a terminal), always or never"
    case .version: "print the version"
    case .help: "print this text"
    }
  }
}
