/// The thing that the user asks for.
enum Command: Sendable {
  case check(CheckOptions)
  case syntax(SyntaxOptions)
  case rules
  case explain(Rule)
  case version
  case help

  /// The name of a command, which may stand first on the command line.
  enum Name: String, CaseIterable, Sendable {
    case check, syntax, rules, explain, help
  }
}

/// The options of `check`.
struct CheckOptions: Sendable {
  var paths: [String] = []
  var policy: Policy
  /// The roots that the user names, where it does not show that they build the graph.
  var roots: [RootName] = []
  /// The builds that findings are about.
  var configuration = BuildConfiguration()
  /// Whether to list what could not be followed.
  var listsUnresolved = false
  /// The number of threads; nil for one for each processor.
  var jobs: Int?
  /// The form of the output.
  var reporter = Reporter.all[0]
  var color = ColorChoice.auto
}

/// The options of `syntax`.
struct SyntaxOptions: Sendable {
  var paths: [String] = []
  var excludes: [Glob] = []
  /// Whether to print one line for each declaration and call instead of the tree.
  var isOutline = false
  /// The number of threads; nil for one for each processor.
  var jobs: Int?
}

/// The occasions on which the output looks as on a terminal.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
