import PureLintFindings
import PureLintOutput
import PureLintPolicy
import PureLintProjects
import PureLintSource

/// The thing that the user asks for.
enum Command: Sendable {
  case check(CheckOptions)
  case fix(FixOptions)
  case syntax(SyntaxOptions)
  /// What holds for the one path.
  case config(CheckOptions)
  case question(QuestionOptions)
  case graph(GraphOptions)
  case diff(DiffOptions)
  case initialize(isConfirmed: Bool)
  case serve(CheckOptions)
  case rules
  case explain(Rule)
  case completions(Shell)
  case manual
  case version
  /// What there is to know of one command; nil for all of them.
  case help(Name?)

  /// The name of a command, which may stand first on the command line.
  enum Name: String, CaseIterable, Sendable {
    case check, fix, why, dependents, dependencies, show, modules, roots, diff, graph
    case rules, explain, config
    case initialize = "init"
    case languageServer = "lsp"
    case syntax, completions
    case manual = "man"
    case version, help

    /// The commands that tell what the graph is like, whatever is wrong with it.
    static let questions: [Name] = [
      .why, .dependents, .dependencies, .show, .modules, .roots, .diff, .graph,
    ]
  }
}

/// The options of `check`.
struct CheckOptions: Sendable {
  var paths: [String] = []
  /// The path that may be a misspelled command, where none is named.
  var firstWord: String?
  var sources = SourceSelection()
  /// The targets that are listed for the run, in place of paths and of what project files say.
  var targets: ProjectDescription?
  var policy: Policy
  /// What checks.
  var analyzer: Analyzer
  /// The roots that the user names, where it does not show that they build the graph.
  var roots: [RootName] = []
  /// The names that the build in question defines, and no others; none for all builds.
  var defines: [String] = []
  /// The task with the findings that are known already.
  var baseline = BaselineOptions()
  /// Whether to check again whenever a file changes.
  var isRepeated = false
  /// Whether to print no summary of a run without findings.
  var isQuiet = false
  /// Whether to judge previews, too.
  var judgesPreviews = false
  /// Whether and when questions are asked of the graph.
  var origins = OriginTracing.never
  /// Whether to list what could not be followed.
  var listsUnresolved = false
  /// The number of threads; nil for one for each processor.
  var jobs: Int?
  /// The forms of the output, each for another place; empty for what fits the surroundings.
  var formats: [OutputFormat] = []
  /// The folder that paths are written relative to; nil for as they are given.
  var pathBase: String?
  var color = ColorChoice.auto

  /// The builds that findings are about.
  var configuration: BuildConfiguration {
    BuildConfiguration(defines: defines.isEmpty ? nil : Set(defines.map { Name($0) }))
  }
}

/// The options of `fix`.
struct FixOptions: Sendable {
  /// The options that say what is found, and where.
  var check: CheckOptions
  /// Whether the change is only shown.
  var isDryRun = false
  /// The files and folders whose findings alone are mended; none for all.
  var only: [String] = []
}

/// The options of `syntax`.
struct SyntaxOptions: Sendable {
  var paths: [String] = []
  var excludes: [Glob] = []
  /// Whether what `.gitignore` files leave out is left out.
  var honorsIgnoreFiles = true
  /// Whether to print one line for each declaration and call instead of the tree.
  var isOutline = false
  /// The number of threads; nil for one for each processor.
  var jobs: Int?
}

/// The occasions on which the output looks as on a terminal.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
