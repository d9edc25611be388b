import PureLintFindings
import PureLintSource

/// The way from places in changed sources back to those in the sources as they were read.
struct FormerPlaces {
  /// The files as they were read.
  private let files: [SourceFile]
  /// The changes since, in their order; the edits of each by file, sorted by place.
  private var steps: [[Int: [Fix.Edit]]] = []

  init(_ files: [SourceFile]) { self.files = files }

  /// Adds a change whose places count from the sources that the changes before it made.
  mutating func add(_ edits: [Fix.Edit]) {
    let byFile = Dictionary(grouping: edits, by: \.location.file.position)
    steps.append(byFile.mapValues { $0.sorted { $0.location < $1.location } })
  }

  /// The place of a byte of the changed sources, as people read it: `Sources/App.swift:12:5`.
  /// - Complexity: O(*e* + *b*) for *e* edits and *b* bytes of the file.
  func text(_ offset: Int, in file: Int) -> String {
    "\(files[file].path):\(position(offset, in: file))"
  }

  func position(_ offset: Int, in file: Int) -> LineIndex.Position {
    let former = steps.reversed().reduce(offset) { offset, step in
      Self.offset(offset, before: step[file] ?? [])
    }
    return LineIndex(files[file].bytes).position(of: former)
  }

  /// The offset that a byte had before some edits; of a byte that one of them wrote, where that began.
  private static func offset(_ offset: Int, before edits: [Fix.Edit]) -> Int {
    var growth = 0
    for edit in edits {
      let start = Int(edit.location.offset) + growth
      if offset < start { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return Int(edit.location.offset) }
      growth += length - Int(edit.location.length)
    }
    return offset - growth
  }
}
