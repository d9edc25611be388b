/// The contents of one run's output, whatever its form.
struct Printout: Sendable {
  /// The files that places are in.
  var files: [SourceFile]
  /// Sorted by path, offset, rule and message.
  var diagnostics: [Diagnostic]
  /// Constructions that could not be followed, where the user asks for them.
  var unresolved: [Coverage.Unresolved] = []
  var summary: Summary
}
