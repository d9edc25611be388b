/// A form of output with the place that it goes to.
struct OutputFormat: Sendable {
  var reporter: Reporter
  /// The file that it is written to; nil for standard output.
  var file: String?
}
