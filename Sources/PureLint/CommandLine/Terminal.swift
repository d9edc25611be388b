#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The place that the output goes to.
struct Terminal: Hashable, Sendable {
  /// Whether someone reads along, rather than a program.
  var isInteractive = false
  /// Whether the user, or the terminal itself, does without colour.
  var isColorless = false

  /// The standard output of this process.
  static var current: Terminal {
    Terminal(
      isInteractive: isatty(STDOUT_FILENO) == 1,
      isColorless: !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    )
  }

  /// The medium that the output is written to here, with the user's choice of color.
  func medium(_ choice: ColorChoice) -> Medium {
    switch choice {
    case .always: .terminal(isColored: true)
    case .never: isInteractive ? .terminal(isColored: false) : .pipe
    case .auto: isInteractive ? .terminal(isColored: !isColorless) : .pipe
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
