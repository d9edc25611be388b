/// The text and the exit code of a run.
struct Outcome: Hashable, Sendable {
  /// The findings, or what was asked for: for standard output.
  var output = ""
  /// Summary and failures: for standard error.
  var messages = ""
  var exitCode = ExitCode.clean

  /// A run that could not do what it was asked to.
  static func failure(_ message: String) -> Outcome {
    Outcome(messages: "purelint: error: \(message.printable())\n", exitCode: .failure)
  }
}
