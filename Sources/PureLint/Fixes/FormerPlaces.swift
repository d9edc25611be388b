import PureLintFindings
import PureLintSource

/// The way from places in changed sources back to those in the sources as they were read.
struct FormerPlaces {
  /// The files as they were read.
  private let files: [SourceFile]
  /// The changes since, in their order; the edits of each by file, sorted by place.
  private var steps: [[Int: [Shift]]] = []
  private let lines = FormerLines()

  /// An edit by where it begins after it, and what it did to the places behind.
  private struct Shift {
    let start: Int
    let end: Int
    let old: Int
    /// How many bytes the file has more behind it.
    let growth: Int
  }

  init(_ files: [SourceFile]) { self.files = files }

  /// Adds a change whose places count from the sources that the changes before it made.
  mutating func add(_ edits: [Fix.Edit]) {
    let byFile = Dictionary(grouping: edits, by: \.location.file.position)
    steps.append(
      byFile.mapValues { edits in
        var growth = 0
        return edits.sorted { $0.location < $1.location }.map { edit in
          let start = Int(edit.location.offset) + growth
          let length = edit.replacement.utf8.count
          growth += length - Int(edit.location.length)
          return Shift(
            start: start,
            end: start + length,
            old: Int(edit.location.offset),
            growth: growth
          )
        }
      }
    )
  }

  /// The place of a byte of the changed sources, as people read it: `Sources/App.swift:12:5`.
  /// - Complexity: O(*c* log *e*) for *c* changes of *e* edits each.
  func text(_ offset: Int, in file: Int) -> String {
    "\(files[file].path):\(position(offset, in: file))"
  }

  func position(_ offset: Int, in file: Int) -> LineIndex.Position {
    let former = steps.reversed().reduce(offset) { offset, step in
      Self.offset(offset, before: step[file] ?? [])
    }
    return lines.index(of: file, files).position(of: former)
  }

  /// The offset that a byte had before some edits; of a byte that one of them wrote, where that began.
  private static func offset(_ offset: Int, before edits: [Shift]) -> Int {
    let position = edits[...].partitioningIndex { $0.start > offset }
    guard position > 0 else { return offset }
    let last = edits[position - 1]
    return offset < last.end ? last.old : offset - last.growth
  }
}

/// The lines of the files as they were read, of each file that was asked for.
private final class FormerLines {
  private var known: [Int: LineIndex] = [:]

  func index(of file: Int, _ files: [SourceFile]) -> LineIndex {
    if let index = known[file] { return index }
    let index = LineIndex(files[file].bytes)
    known[file] = index
    return index
  }
}
