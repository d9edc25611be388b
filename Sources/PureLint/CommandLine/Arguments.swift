import PureLintFindings
import PureLintPolicy
import PureLintProjects
import PureLintSource

/// The arguments of the process, sorted into a command, its options and the rest.
struct Arguments: Sendable {
  /// More threads than any machine here has use for.
  static let mostJobs = 256

  private(set) var options: [(option: Option, value: String)] = []
  private(set) var positionals: [String] = []
  /// The command, if the first argument names one; anything behind `--` is a path.
  private var command: Command.Name?
  /// What stands in place of a command.
  private var firstWord: String?
  /// What there is to choose from.
  let analyzer: Analyzer

  private var rules: [Rule] { analyzer.rules }

  /// Reads the arguments behind the program's name into what they ask for.
  ///
  /// - Parameter analyzer: What there is to choose from.
  /// - Throws: the first thing that is wrong.
  static func parse(
    _ arguments: [String],
    _ analyzer: Analyzer
  ) throws(UsageError) -> Command {
    try Arguments(arguments, analyzer).parsed()
  }

  private init(_ arguments: [String], _ analyzer: Analyzer) throws(UsageError) {
    self.analyzer = analyzer
    var rest = arguments[...]
    while let next = rest.popFirst() {
      if next == "--" {
        positionals += rest
        return
      }
      if next == "-h" {
        options.append((.help, ""))
      } else if next.hasPrefix("-") && next != "-" {
        try addOption(next, &rest)
      } else if positionals.isEmpty, command == nil, let name = Command.Name(rawValue: next) {
        command = name
      } else {
        if positionals.isEmpty, command == nil { firstWord = next }
        positionals.append(next)
      }
    }
  }

  /// Reads one option, and takes its value from itself or from the argument behind it.
  private mutating func addOption(
    _ text: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(rawValue: String(parts[0])) else {
      throw .unknownOption(String(parts[0]))
    }
    let ownValue = parts.count > 1 ? String(parts[1]) : nil
    if option.placeholder == nil {
      if let ownValue, !option.mayHaveValue { throw .unexpectedValue(option, ownValue) }
      options.append((option, ownValue ?? ""))
    } else if let ownValue {
      options.append((option, ownValue))
    } else if let value = rest.first, !value.hasPrefix("--") {
      rest.removeFirst()
      options.append((option, value))
      guard option.takesTwoValues else { return }
      guard let second = rest.popFirst(), !second.hasPrefix("--") else {
        throw .missingValue(option)
      }
      options.append((option, second))
    } else {
      throw .missingValue(option)
    }
  }

  private func parsed() throws(UsageError) -> Command {
    if options.contains(where: { $0.option == .help }) { return .help(command) }
    if options.contains(where: { $0.option == .version }) { return .version }
    let command = command ?? .check
    if let stray = options.first(where: { !$0.option.commands.contains(command) }) {
      throw .unexpectedOption(stray.option, command)
    }
    try Arguments.refuseContradictions(in: options)
    switch command {
    case .check: return .check(try checkOptions())
    case .fix: return .fix(try fixOptions())
    case .syntax: return .syntax(try syntaxOptions())
    case .config:
      if positionals.count > 1 { throw .unexpectedArgument(positionals[1], command) }
      return .config(try checkOptions())
    case .languageServer:
      if let argument = positionals.first { throw .unexpectedArgument(argument, command) }
      return .serve(try checkOptions())
    case .graph: return .graph(try graphOptions())
    case .why, .dependents, .dependencies, .show, .modules, .roots:
      return .question(try questionOptions(command))
    case .diff: return .diff(try diffOptions())
    case .rules, .explain, .initialize, .completions, .manual, .version, .help:
      return try request(command)
    }
  }

  /// A command that reads no sources.
  private func request(_ command: Command.Name) throws(UsageError) -> Command {
    let argumentCount = [.explain, .completions, .help].contains(command) ? 1 : 0
    if positionals.count > argumentCount {
      throw .unexpectedArgument(positionals[argumentCount], command)
    }
    switch command {
    case .rules: return .rules
    case .explain: return .explain(try rule(positionals.first))
    case .completions: return .completions(try Arguments.shell(positionals.first))
    case .manual: return .manual
    case .version: return .version
    case .initialize:
      return .initialize(isConfirmed: options.contains { $0.option == .yes })
    default:
      guard let name = positionals.first else { return .help(nil) }
      return .help(try Arguments.command(name))
    }
  }

  /// The options that say what is looked at, and how.
  ///
  /// - Parameter paths: The files and folders; nil for what stands behind the command.
  func checkOptions(paths: [String]? = nil) throws(UsageError) -> CheckOptions {
    let paths = paths ?? positionals
    if paths.contains("") { throw .emptyPath }
    if let path = paths.first, options.contains(where: { $0.option == .targets }) {
      throw .pathBesideTargets(path)
    }
    var check = CheckOptions(
      paths: paths.isEmpty ? ["."] : paths,
      firstWord: firstWord,
      policy: Policy(rules: rules),
      analyzer: analyzer
    )
    for (option, value) in options {
      switch option {
      case .strict: check.policy.isStrict = true
      case .quiet: check.isQuiet = true
      case .root: check.roots.append(RootName(value))
      case .define: check.defines.append(try Arguments.definition(value))
      case .previews: check.judgesPreviews = true
      case .unresolved: check.listsUnresolved = true
      case .watch: check.isRepeated = true
      case .staged, .since, .stdinPath, .targets, .noGitignore: try check.sources.set(option, value)
      case .exclude: check.policy.excludes.append(try Arguments.glob(value))
      case .rule: check.policy.selection.only.insert(try rule(value).id)
      case .enableRule:
        check.policy.selection.enabled.insert(try rule(value).id)
      case .disableRule:
        check.policy.selection.disabled.insert(try rule(value).id)
      case .jobs: check.jobs = try Arguments.jobs(value)
      case .format where !isQuestion:
        try Arguments.add(format(value), to: &check.formats)
      case .pathBase: check.pathBase = try Arguments.folder(value)
      case .color: check.color = try Arguments.color(value)
      case .baseline, .noBaseline, .writeBaseline, .pruneBaseline:
        try check.baseline.take(option, value)
      case .format, .inFolder, .all, .sort, .common, .affected, .focus, .depth, .between,
        .collapse, .by, .onlyFindings, .hideValues, .sourceURL, .editorLinks, .output, .outline,
        .dryRun, .only, .yes, .stdio, .version, .help:
        // Each is read by the commands that take it.
        break
      }
    }
    let policy = check.policy
    if policy.checkedRules.isEmpty && !policy.selection.disabled.isEmpty { throw .noRuleLeft }
    try Arguments.refuseContradictions(in: check)
    return check
  }

  /// Whether the command answers a question rather than reports findings.
  private var isQuestion: Bool { command.map { Command.Name.questions.contains($0) } ?? false }

  private func fixOptions() throws(UsageError) -> FixOptions {
    for (option, value) in options where option == .rule {
      let known = rules.filter { $0.mending != nil }.map(\.id).sorted()
      guard known.contains(try rule(value).id) else {
        throw .ruleWithoutFix(value, known: known)
      }
    }
    let isDryRun = options.contains { $0.option == .dryRun }
    let only = options.filter { $0.option == .only }.map(\.value)
    if only.contains("") { throw .emptyPath }
    return FixOptions(check: try checkOptions(), isDryRun: isDryRun, only: only)
  }

  private func syntaxOptions() throws(UsageError) -> SyntaxOptions {
    if positionals.contains("") { throw .emptyPath }
    if positionals.isEmpty { throw .missingPath(.syntax) }
    var syntax = SyntaxOptions(paths: positionals)
    for (option, value) in options {
      switch option {
      case .exclude: syntax.excludes.append(try Arguments.glob(value))
      case .noGitignore: syntax.honorsIgnoreFiles = false
      case .jobs: syntax.jobs = try Arguments.jobs(value)
      case .outline: syntax.isOutline = true
      default: break
      }
    }
    return syntax
  }

  private static func command(_ name: String) throws(UsageError) -> Command.Name {
    guard let command = Command.Name(rawValue: name) else { throw .unknownCommand(name) }
    return command
  }

  private func rule(_ id: String?) throws(UsageError) -> Rule {
    guard let id else { throw .missingRule }
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw .unknownRule(id, known: rules.map(\.id))
    }
    return rule
  }

  private static func definition(_ value: String) throws(UsageError) -> String {
    guard BuildConfiguration.canDefine(value) else { throw .invalidDefinition(value) }
    return value
  }

  private static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), 1...mostJobs ~= jobs else { throw .invalidJobs(value) }
    return jobs
  }

  private static func color(_ value: String) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: value) else { throw .invalidColor(value) }
    return choice
  }

  private static func glob(_ value: String) throws(UsageError) -> Glob {
    guard let glob = Glob(value) else { throw .invalidGlob(value) }
    return glob
  }
}
