import PureLintSource

/// The text and the exit code of a run.
package struct Outcome: Hashable, Sendable {
  /// The files that could not be read, and other lines that explain the findings: for standard
  /// error, in front.
  var preface = ""
  /// The findings, or what was asked for: for standard output.
  var output = ""
  /// Summary and failures: for standard error.
  var messages = ""
  /// Findings in other forms.
  var files: [File] = []
  /// What becomes of the sources once it has been shown.
  var changes: Changes?
  /// Files that the user may want, and that are made last.
  var proposal: Proposal?
  var exitCode = ExitCode.clean
  /// The files and folders that the outcome depends on, for who wants to know when it is another one.
  var readPaths: [String] = []

  /// New contents for the files that were checked.
  struct Changes: Hashable, Sendable {
    var replacements: [FileReplacement]
    /// What the user is asked before; nil if nobody is there to answer.
    var question: String?
    /// What is said when it is done.
    var confirmation: String
  }

  /// A file that is to be written.
  struct File: Hashable, Sendable {
    var path: String
    var text: String
    /// Whether the text goes behind what is in the file, rather than in its place.
    var isAddition = false
    /// What is said once the file is written, and not otherwise.
    var confirmation = ""
  }

  /// A run that could not do what it was asked to.
  package static func failure(_ message: String) -> Outcome {
    Outcome(messages: "purelint: error: \(message.printable())\n", exitCode: .failure)
  }

  /// The same outcome, with the output in a file if there is one.
  func written(to path: String?) -> Outcome {
    guard let path, exitCode != .failure else { return self }
    var outcome = self
    outcome.files = [File(path: path, text: output)]
    outcome.output = ""
    return outcome
  }
}
