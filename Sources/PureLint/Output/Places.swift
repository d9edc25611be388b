import GraphModel
import PureLintSource

/// The lines and columns of locations; counts the lines of a file when it is first asked about it.
package struct Places {
  private let files: [SourceFile]
  private let paths: PathStyle
  private var lineIndexes: [FileID: LineIndex] = [:]
  /// The last place that was counted in UTF-16 units, from which counting goes on in the same line.
  private var lastCount: Count?

  /// The unit in which columns are counted.
  package enum Unit {
    case utf8, utf16
  }

  /// Lines and columns from 1; the end is behind the last character.
  package struct Region: Hashable {
    package var start: LineIndex.Position
    package var end: LineIndex.Position
  }

  private struct Count {
    var file: FileID
    var line: Int
    var offset: Int
    var column: Int
  }

  package init(_ printout: Printout) { self.init(files: printout.files, paths: printout.paths) }

  package init(files: [SourceFile], paths: PathStyle) {
    self.files = files
    self.paths = paths
  }

  package func file(of location: Location) -> SourceFile { files[location.file.position] }

  /// The line and column, in bytes, at which a location begins.
  package mutating func start(of location: Location) -> LineIndex.Position {
    index(of: location.file).position(of: Int(location.offset))
  }

  package mutating func region(of location: Location, in unit: Unit = .utf8) -> Region {
    let start = Int(location.offset)
    let end = start + Int(location.length)
    switch unit {
    case .utf8:
      let index = index(of: location.file)
      return Region(start: index.position(of: start), end: index.position(of: end))
    case .utf16:
      return Region(start: utf16(start, in: location.file), end: utf16(end, in: location.file))
    }
  }

  /// `path:line:column`, safe to print: no terminal acts on it, and no build service takes it for a
  /// command.
  package mutating func text(of location: Location) -> String {
    let path = paths.plain(file(of: location).path)
    let plain = path.beginsWithCommand ? "./" + path : path
    return "\(plain.printable()):\(start(of: location))"
  }

  private mutating func index(of file: FileID) -> LineIndex {
    if let index = lineIndexes[file] { return index }
    let index = LineIndex(files[file.position].bytes)
    lineIndexes[file] = index
    return index
  }

  private mutating func utf16(_ offset: Int, in file: FileID) -> LineIndex.Position {
    let bytes = files[file.position].bytes
    let offset = min(offset, bytes.count)
    let index = index(of: file)
    let line = index.position(of: offset).line
    var count = Count(file: file, line: line, offset: index.start(ofLine: line), column: 1)
    if let lastCount, lastCount.file == file, lastCount.line == line, lastCount.offset <= offset {
      count = lastCount
    }
    count.column += String(decoding: bytes[count.offset..<offset], as: UTF8.self).utf16.count
    count.offset = offset
    lastCount = count
    return LineIndex.Position(line: line, column: count.column)
  }
}
