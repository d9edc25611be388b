import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintQuestions
import PureLintSource

/// The outcome of a check, with what answers look up in it: files by address, and lines of files.
struct CheckedFiles: Sendable {
  private let files: [SourceFile]
  private let paths: PathStyle
  /// The graph, as soon as there is one.
  var survey: Survey?
  let encoding: TextLines.Encoding
  /// By the paths of files.
  private let positions: [String: FileID]
  /// The addresses that the client has for paths, which it may write otherwise than we would.
  private let addresses: [String: String]
  private var findings: [FileID: [Diagnostic]]
  private let brokenFiles: Set<FileID>

  /// - Parameter addresses: Those of open documents, by the paths of their files.
  init(
    _ inspection: Workspace.Inspection,
    _ encoding: TextLines.Encoding,
    _ addresses: [String: String]
  ) {
    self.encoding = encoding
    self.addresses = addresses
    (files, paths, brokenFiles) = (inspection.files, inspection.paths, inspection.broken)
    let known = inspection.files.enumerated().map { position, file in
      (inspection.paths.absolute(file.path), FileID(index: UInt32(position)))
    }
    positions = Dictionary(known) { first, _ in first }
    findings = Dictionary(grouping: inspection.diagnostics) { $0.finding.location.file }
  }

  /// The file that an address stands for; nil if it was not checked.
  func file(_ address: String) -> FileID? { FileAddress.path(address).flatMap { positions[$0] } }

  /// The file of a path as the check had it.
  func file(path: String) -> FileID? { positions[paths.absolute(path)] }

  func path(of file: FileID) -> String { files[file.position].path }

  func address(of file: FileID) -> String {
    let path = paths.absolute(files[file.position].path)
    return addresses[path] ?? FileAddress.address(path)
  }

  /// Whether a file is source code, and no project or configuration.
  func isSwift(_ file: FileID) -> Bool { files[file.position].path.hasSuffix(".swift") }

  func bytes(of file: FileID) -> [UInt8] { files[file.position].bytes }

  /// The bytes at a place.
  func text(at place: Location) -> ArraySlice<UInt8> {
    let bytes = bytes(of: place.file)
    let start = min(Int(place.offset), bytes.count)
    return bytes[start..<min(start + Int(place.length), bytes.count)]
  }

  /// What is reported in a file, by place.
  func diagnostics(in file: FileID) -> [Diagnostic] { findings[file] ?? [] }

  /// The addresses of files of which something is no Swift.
  var broken: Set<String> { Set(brokenFiles.map { address(of: $0) }) }

  /// All that is reported, in no order.
  var allDiagnostics: [Diagnostic] { Array(findings.values.joined()) }

  /// Has other things reported.
  mutating func show(_ diagnostics: [Diagnostic]) {
    findings = Dictionary(grouping: diagnostics) { $0.finding.location.file }
      .mapValues { $0.sorted { $0.finding.location < $1.finding.location } }
  }

  /// The byte of a checked text that is at a position of what a client has now; nil if what stands there
  /// was changed since.
  func offset(
    of position: TextLines.Position,
    in file: FileID,
    _ documents: OpenDocuments
  ) -> Int? {
    let checked = bytes(of: file)
    guard let text = documents.documents[address(of: file)]?.text, text != checked else {
      return TextLines(checked).offset(of: position, encoding)
    }
    let offset = TextLines(text).offset(of: position, encoding)
    return TextChange(from: text, to: checked).moved(offset)
  }

  /// The addresses of files in which something is reported.
  var reported: Set<String> { Set(findings.keys.map { address(of: $0) }) }
}

extension JSONText {
  static func position(_ position: TextLines.Position) -> JSONText {
    .object(["line": .number(position.line), "character": .number(position.character)])
  }
}
