/// One form of output: a value for each, in a list.
struct Reporter: Sendable {
  /// Kebab-case; also the name of its goldens.
  let name: String
  /// The whole text for standard output; empty if there is nothing to report.
  let render: @Sendable (_ printout: Printout, _ medium: Medium) -> String

  /// Every form of output, the default first.
  static let all: [Reporter] = [.text]
}

/// The kind of place that the output is written to.
enum Medium: Hashable, Sendable {
  /// A file or another program.
  case pipe
  /// A terminal that someone reads.
  case terminal(isColored: Bool)
}
