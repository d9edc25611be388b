/// A setting of a program that is `true` or `false`. Its check, its reading and its lines in the table of
/// settings are made from it.
package struct ConfigurationFlag: Hashable, Sendable {
  /// The key in the configuration.
  let name: String
  /// One phrase in lower case without a period.
  let summary: String
  /// Other names by which people know it, lower case.
  let otherNames: [String]
  /// Its heading in the table of settings.
  package let title: String
  /// The words for `true` and for `false` there.
  private let words: (yes: String, no: String)

  /// The words for a value in the table of settings.
  package func text(_ isOn: Bool) -> String { isOn ? words.yes : words.no }

  /// Its key in the form of a configuration.
  var key: ConfigurationKey {
    ConfigurationKey(name: name, summary: summary, shape: .flag, otherNames: otherNames)
  }

  package static func == (first: ConfigurationFlag, second: ConfigurationFlag) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ConfigurationFlag {
  /// All of them, in the order of the schema and the table.
  package static let all = [allowsNothingJudged, previews]

  /// Whether it is no failure that nothing is judged.
  package static let allowsNothingJudged = ConfigurationFlag(
    name: "allowNothingJudged",
    summary: "whether '--strict' lets a run pass that judges nothing, as in a library",
    otherNames: ["allowEmpty", "allow_zero_lintable_files", "allowNothing"],
    title: "nothing judged",
    words: ("allowed", "fails '--strict'")
  )

  /// Whether previews are judged, too.
  package static let previews = ConfigurationFlag(
    name: "previews",
    summary: "whether previews are judged, too, as behind '--previews'",
    otherNames: ["preview", "checkPreviews"],
    title: "previews",
    words: ("judged", "not judged")
  )
}
