/// A form of output with the place that it goes to.
package struct OutputFormat: Sendable {
  package var reporter: Reporter
  /// The file that it is written to; nil for standard output.
  package var file: String?

  package init(reporter: Reporter, file: String? = nil) {
    self.reporter = reporter
    self.file = file
  }
}
