/// One form of output: a value for each, in a list.
struct Reporter: Sendable {
  /// Kebab-case; also the name of its goldens.
  let name: String
  /// The whole text of the output. Forms for people are empty if there is nothing to report.
  let render: @Sendable (_ printout: Printout, _ medium: Medium) -> String

  /// Every form of output that can be asked for by its name.
  static let all: [Reporter] = [
    .text, .pretty, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .rdjson, .xcode,
  ]
}
