import PureLintOutput

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The place that the output goes to.
package struct Terminal: Hashable, Sendable {
  /// Whether someone reads along, rather than a program.
  var isInteractive = false
  /// Whether there is somebody to answer a question.
  var canAsk = false
  /// Whether the user, or the terminal itself, does without colour.
  var isColorless = false
  /// Whether someone is there to answer a question.
  var canAnswer = false
  /// The number of columns; nil where it is not known.
  var width: Int?
  /// Whether GitHub Actions reads along.
  var isGitHubAction = false
  /// The file to which the summary of a job in GitHub Actions is added.
  var stepSummary: String?
  /// The address of the folder in which GitHub shows the files of the commit that is checked.
  var sourceAddress: String?

  /// The standard output of this process.
  package static var current: Terminal {
    Terminal(
      isInteractive: isatty(STDOUT_FILENO) == 1,
      canAsk: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      isColorless: !(variable("NO_COLOR") ?? "").isEmpty || !takesEscapes(variable("TERM")),
      canAnswer: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      width: currentWidth,
      isGitHubAction: !(variable("GITHUB_ACTIONS") ?? "").isEmpty,
      stepSummary: variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 },
      sourceAddress: currentSourceAddress
    )
  }

  /// Whether a terminal of some kind takes escape sequences. Emacs calls the one of its compilations
  /// `emacs`, or `dumb` with an ending.
  ///
  /// - Parameter kind: The variable `TERM`; nil if it is not set.
  static func takesEscapes(_ kind: String?) -> Bool {
    guard let kind, !kind.isEmpty else { return false }
    return kind != "emacs" && !kind.hasPrefix("dumb")
  }

  /// The medium that the output is written to here, with the user's choice of color.
  func medium(_ choice: ColorChoice) -> Medium {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto: isInteractive && !isColorless
      }
    return Medium(isColored: isColored, width: isInteractive ? width : nil)
  }

  /// The form of output that fits, where the user chooses none.
  func reporter(among reporters: Reporters) -> Reporter {
    isGitHubAction ? reporters.github : isInteractive ? reporters.pretty : reporters.text
  }

  /// The width that the terminal tells, or the user.
  private static var currentWidth: Int? {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : variable("COLUMNS").flatMap { Int($0) }
  }

  private static var currentSourceAddress: String? {
    guard let server = variable("GITHUB_SERVER_URL"), let commit = variable("GITHUB_SHA"),
      let repository = variable("GITHUB_REPOSITORY")
    else { return nil }
    return "\(server)/\(repository)/blob/\(commit)"
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
