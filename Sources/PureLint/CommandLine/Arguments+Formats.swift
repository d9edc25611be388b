import PureLintOutput
import PureLintSource

extension Arguments {
  /// Reads `NAME` or `NAME=FILE`.
  func format(_ value: String) throws(UsageError) -> OutputFormat {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = analyzer.reporters.all.first(where: { $0.name == parts[0] }) else {
      throw .unknownFormat(String(parts[0]), known: analyzer.reporters.all.map(\.name))
    }
    guard parts.count > 1 else { return OutputFormat(reporter: reporter) }
    if parts[1].isEmpty { throw .emptyFile(reporter.name) }
    return OutputFormat(reporter: reporter, file: String(parts[1]))
  }

  /// Reads the path of a folder.
  static func folder(_ value: String) throws(UsageError) -> String {
    if value.isEmpty { throw .emptyPath }
    return value
  }

  /// Adds a format to those that are asked for before it, each of which goes to a place of its own.
  static func add(_ format: OutputFormat, to formats: inout [OutputFormat]) throws(UsageError) {
    if let other = formats.first(where: { place(of: $0) == place(of: format) }) {
      throw .twoFormats(other.reporter.name, format.reporter.name, file: format.file)
    }
    formats.append(format)
  }

  /// The file of a format from the root of the file system on; nil for standard output.
  private static func place(of format: OutputFormat) -> ProjectPath? {
    format.file.map(place)
  }

  static func place(of file: String) -> ProjectPath {
    ProjectPath(currentFolder).appending(file)
  }
}
