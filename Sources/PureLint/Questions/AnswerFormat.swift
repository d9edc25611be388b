/// The form of an answer; the raw value is its name on the command line.
package enum AnswerFormat: String, CaseIterable, Sendable {
  case text, json
  /// For comments on pull requests; only a comparison has it.
  case markdown

  /// The forms that every question has.
  package static let common: [AnswerFormat] = [.text, .json]
}
