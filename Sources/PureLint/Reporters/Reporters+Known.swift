import PureLintOutput

extension Reporters {
  /// All forms that come with the program.
  package static let known = Reporters(
    all: [
      .text, .pretty, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .rdjson, .xcode,
    ],
    text: .text,
    pretty: .pretty,
    github: .github,
    stepSummary: .stepSummary
  )
}
