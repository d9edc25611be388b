import PureLintSource

/// The answer to a question about an app.
package protocol Answer: Sendable {
  /// The answer for people; ends with a line break.
  func text(_ page: inout AnswerPage) -> String
  /// The members of the document by which programs read the answer, besides those that all have.
  func members(_ page: inout AnswerPage) -> [(String, JSONText)]
  /// The name of the question in documents.
  static var question: String { get }
}

extension Answer {
  /// The document by which programs read the answer, as `docs/answers.schema.json` describes it.
  package func document(_ page: inout AnswerPage) -> String {
    let head: [(String, JSONText)] = [
      ("formatVersion", .number(1)), ("question", .text(Self.question)),
    ]
    return JSONText.object(head + members(&page)).written() + "\n"
  }
}
