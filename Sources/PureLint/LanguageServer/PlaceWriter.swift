import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// Writes places of checked files as the protocol has them: where they are in the texts that a client has
/// now. Counts the lines of each file once.
struct PlaceWriter {
  private let files: CheckedFiles
  private let documents: OpenDocuments
  private var known: [FileID: Text] = [:]

  /// The text of a file that a client has.
  private struct Text {
    let lines: TextLines
    /// The change since the check, if there is any.
    let change: TextChange?

    func position(of offset: Int, _ encoding: TextLines.Encoding) -> TextLines.Position {
      lines.position(of: change?.nearest(to: offset) ?? offset, encoding)
    }
  }

  init(_ files: CheckedFiles, _ documents: OpenDocuments) {
    self.files = files
    self.documents = documents
  }

  private mutating func text(of file: FileID) -> Text {
    if let text = known[file] { return text }
    let checked = files.bytes(of: file)
    let now = documents.documents[files.address(of: file)]?.text ?? checked
    let text = Text(
      lines: TextLines(now),
      change: now == checked ? nil : TextChange(from: checked, to: now)
    )
    known[file] = text
    return text
  }

  /// The lines of the text that a client has.
  mutating func lines(of file: FileID) -> TextLines { text(of: file).lines }

  /// The line in which a place begins, from 0.
  mutating func line(of location: Location) -> Int {
    text(of: location.file).position(of: Int(location.offset), files.encoding).line
  }

  mutating func range(of location: Location) -> JSONText {
    let start = Int(location.offset)
    return range(start..<start + Int(location.length), in: location.file)
  }

  mutating func range(_ range: Range<Int>, in file: FileID) -> JSONText {
    .object([
      "start": position(of: range.lowerBound, in: file),
      "end": position(of: range.upperBound, in: file),
    ])
  }

  mutating func position(of offset: Int, in file: FileID) -> JSONText {
    .position(text(of: file).position(of: offset, files.encoding))
  }

  mutating func location(_ location: Location) -> JSONText {
    .object(["uri": .text(files.address(of: location.file)), "range": range(of: location)])
  }
}
