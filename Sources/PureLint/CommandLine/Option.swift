import PureLintFindings
import PureLintQuestions

/// An option of the command line.
enum Option: String, CaseIterable, Sendable {
  case strict = "--strict"
  case quiet = "--quiet"
  case watch = "--watch"
  case staged = "--staged"
  case since = "--since"
  case stdinPath = "--stdin-path"
  case targets = "--targets"
  case noGitignore = "--no-gitignore"
  case exclude = "--exclude"
  case rule = "--rule"
  case enableRule = "--enable-rule"
  case disableRule = "--disable-rule"
  case baseline = "--baseline"
  case noBaseline = "--no-baseline"
  case writeBaseline = "--write-baseline"
  case pruneBaseline = "--prune-baseline"
  case root = "--root"
  case define = "--define"
  case previews = "--previews"
  case unresolved = "--unresolved"
  case jobs = "--jobs"
  case inFolder = "--in"
  case all = "--all"
  case sort = "--sort"
  case common = "--common"
  case affected = "--affected"
  case focus = "--focus"
  case depth = "--depth"
  case between = "--between"
  case collapse = "--collapse"
  case by = "--by"
  case onlyFindings = "--only-findings"
  case hideValues = "--hide-values"
  case sourceURL = "--source-url"
  case editorLinks = "--editor-links"
  case output = "--output"
  case outline = "--outline"
  case dryRun = "--dry-run"
  case only = "--only"
  case format = "--format"
  case pathBase = "--path-base"
  case color = "--color"
  case yes = "--yes"
  case stdio = "--stdio"
  case version = "--version"
  case help = "--help"

  /// The commands that the option is for.
  var commands: [Command.Name] { definition.commands }

  /// The word for the option's value in the help; nil if it takes none.
  var placeholder: String? { definition.value?.placeholder }

  /// The effect of the option, in one line.
  var summary: String { definition.summary }

  /// A value to show to someone who left it out.
  var example: String {
    rawValue + (definition.value.map { (takesTwoValues ? " " : "=") + $0.example } ?? "")
  }

  /// Whether a value may follow the option behind a '=', and need not.
  var mayHaveValue: Bool { self == .writeBaseline }

  /// Whether a second value follows the first one.
  var takesTwoValues: Bool { self == .between }

  /// The option with the word for its value, as the help writes it.
  var written: String {
    let name = rawValue + (placeholder.map { " " + $0 } ?? "")
    return self == .help ? "-h, " + name : name
  }
}

extension Option {
  /// The things that there are to know of an option besides its name.
  private struct Definition: Sendable {
    let commands: [Command.Name]
    /// The word for the option's value in the help, and a value to show; nil if it takes none.
    let value: (placeholder: String, example: String)?
    let summary: String

    init(
      for commands: [Command.Name] = [.check],
      takes value: (placeholder: String, example: String)? = nil,
      _ summary: String
    ) {
      self.commands = commands
      self.value = value
      self.summary = summary
    }
  }

  private var definition: Definition {
    switch self {
    case .strict: Definition("fail for warnings too")
    case .quiet: Definition("print nothing if there is nothing to report, not even the summary")
    case .watch: Definition("check again whenever a file changes, until Control-C")
    case .staged: Definition("check what the next commit would contain, as Git's index has it")
    case .since:
      Definition(
        takes: ("REVISION", "main"),
        "report only what is new since a revision; 'main...' is where HEAD left main"
      )
    case .stdinPath:
      Definition(
        takes: ("FILE", "Sources/App.swift"),
        "read FILE from standard input, and all others from the disk"
      )
    case .targets:
      Definition(
        takes: ("FILE", "targets.json"),
        "check the files of the targets that FILE lists, as the rules for Bazel do"
      )
    case .noGitignore:
      Definition(
        for: [.check, .syntax, .languageServer] + Command.Name.questions,
        "check what '.gitignore' files leave out, too"
      )
    case .exclude:
      Definition(
        for: [.check, .fix, .syntax, .config, .languageServer] + Command.Name.questions,
        takes: ("GLOB", "Tests/"),
        "leave out files and folders, such as 'Tests/'; may be repeated, see below"
      )
    case .rule:
      Definition(
        for: [.check, .fix, .config, .languageServer],
        takes: Self.ruleID,
        "check this rule and no other, even one that is off; may be repeated"
      )
    case .enableRule:
      Definition(
        for: [.check, .config, .languageServer],
        takes: Self.ruleID,
        "check this rule besides the others, where it is off; may be repeated"
      )
    case .disableRule:
      Definition(
        for: [.check, .fix, .config, .languageServer],
        takes: Self.ruleID,
        "do not check this rule; may be repeated"
      )
    case .baseline:
      Definition(
        for: [.check, .fix, .languageServer],
        takes: ("FILE", BaselineFile.defaultName),
        "do not report what FILE holds; by default '\(BaselineFile.defaultName)'"
      )
    case .noBaseline:
      Definition(for: [.check, .fix, .languageServer], "report what the baseline holds, too")
    case .writeBaseline:
      Definition("write what is found into the baseline; '=FILE' names another file")
    case .pruneBaseline: Definition("remove entries whose finding is gone from the baseline")
    case .root:
      Definition(
        for: [.check, .fix, .config, .languageServer] + Command.Name.questions,
        takes: ("NAME", "AppDependency"),
        "take a type or function for a root, or draw this root alone; may be repeated"
      )
    case .define:
      Definition(
        for: [.check, .config, .languageServer] + Command.Name.questions,
        takes: ("NAME", "DEBUG"),
        "check the build that defines NAME, not all builds; may be repeated"
      )
    case .previews:
      Definition(
        for: [.check, .config, .languageServer],
        "judge previews, too: what they lack is a warning"
      )
    case .unresolved: Definition("also list each place that could not be followed, with the reason")
    case .jobs:
      Definition(
        for: [.check, .fix, .syntax, .languageServer] + Command.Name.questions,
        takes: ("N", "4"),
        "use N threads; by default as many as there are processors"
      )
    case .inFolder:
      Definition(
        for: [.why, .dependents, .dependencies, .show, .diff],
        takes: ("PATH", "Sources"),
        "ask about this file or folder, by default the current one; may be repeated"
      )
    case .all:
      Definition(
        for: Command.Name.questions,
        "list or draw everything, not just what fits a screen"
      )
    case .sort:
      Definition(
        for: [.modules, .roots],
        takes: ("COLUMN", InventoryColumn.dominates.rawValue),
        "sort by a column: \(Advice.list(InventoryColumn.allCases.map(\.rawValue)))"
      )
    case .common:
      Definition(
        for: [.dependents, .dependencies],
        "take several names, and list what all of them have in common"
      )
    case .affected:
      Definition(
        for: [.dependents, .graph],
        takes: ("REVISION", "main"),
        "ask about all that changed since a revision, as behind '--since'"
      )
    case .focus:
      Definition(
        for: [.graph],
        takes: ("NAME", "HomeReactor"),
        "with 'graph': draw what is near NAME; may be repeated"
      )
    case .depth:
      Definition(
        for: [.graph],
        takes: ("N", "2"),
        "with '--focus': how many steps away is near; with '--by folder': how deep"
      )
    case .between:
      Definition(
        for: [.graph],
        takes: ("A B", "AppDelegate Clock"),
        "with 'graph': draw the ways from A to B"
      )
    case .collapse:
      Definition(
        for: [.graph],
        takes: ("PATTERN", "'Features/*'"),
        "with 'graph': one box for each folder, target or name that fits"
      )
    case .by:
      Definition(
        for: [.graph],
        takes: ("UNIT", Grouping.folder.rawValue),
        "with 'graph': an overview of which folder or target needs which"
      )
    case .onlyFindings: Definition(for: [.graph], "with 'graph': draw what findings are about")
    case .hideValues:
      Definition(for: [.graph], "with 'graph': leave out providers that need nothing")
    case .sourceURL:
      Definition(
        for: [.graph, .diff],
        takes: ("URL", "https://github.com/o/r/blob/main"),
        "link places to the sources at URL: 'graph' pages, 'diff' as markdown"
      )
    case .editorLinks:
      Definition(
        for: [.graph],
        "link places on the page to VS Code and Xcode, by paths of this machine"
      )
    case .output:
      Definition(
        for: Command.Name.questions,
        takes: ("FILE", "graph.html"),
        "write the answer into FILE"
      )
    case .outline:
      Definition(for: [.syntax], "with 'syntax': one line for each declaration and call")
    case .dryRun: Definition(for: [.fix], "with 'fix': show the change, and write nothing")
    case .only:
      Definition(
        for: [.fix],
        takes: ("PATH", "Sources/Shop"),
        "with 'fix': mend the findings in this file or folder alone; may be repeated"
      )
    case .format:
      Definition(
        for: [.check] + Command.Name.questions,
        takes: ("FORM", "text"),
        "write the output in this form; with findings may be repeated, see below"
      )
    case .pathBase:
      Definition(
        for: [.check] + Command.Name.questions,
        takes: ("FOLDER", "."),
        "write paths relative to FOLDER"
      )
    case .color:
      Definition(
        for: [.check] + Command.Name.questions,
        takes: ("WHEN", ColorChoice.auto.rawValue),
        "color the output: auto (on a terminal), always or never"
      )
    case .yes: Definition(for: [.initialize], "with 'init': write without asking")
    case .stdio:
      Definition(for: [.languageServer], "with 'lsp': use standard input and output, as always")
    case .version: Definition(for: Command.Name.allCases, "print the version")
    case .help: Definition(for: Command.Name.allCases, "print this text")
    }
  }

  private static let ruleID: (placeholder: String, example: String) = ("ID", "unused-provider")
}
