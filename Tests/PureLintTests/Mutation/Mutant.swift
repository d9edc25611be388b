@testable import PureLintProjects
@testable import PureLintSource

/// A clean app with one defect, or with a harmless change, and what PureLint must say of it.
struct Mutant: Sendable {
  /// What was done, in one line.
  let title: String
  /// The changes to the app's files; they do not overlap.
  var edits: [Edit]
  /// Files that the app does not have.
  var addedFiles: [SourceFile] = []
  /// Project files that the app does not have.
  var addedProjects: [ProjectFile] = []
  /// Every finding that must be reported; none means that PureLint must stay silent.
  var expected: [Expectation] = []

  /// A part of a file, in bytes, and what stands there instead.
  struct Edit: Sendable {
    let file: Int
    let range: Range<Int>
    let replacement: String
  }

  /// One finding that a mutant must cause.
  struct Expectation: Sendable {
    let ruleID: String
    var place: Place
    /// The message must contain one of these, unless there are none.
    var mentions: [String] = []
  }

  /// Where a finding must stand; what counts is the line.
  enum Place: Hashable, Sendable {
    /// At a byte of the unchanged app.
    case kept(file: Int, offset: Int)
    /// At a byte of the text that an edit brings in.
    case inserted(edit: Int, offset: Int)
    /// On a line of a file that the mutant adds.
    case added(path: String, line: Int)
  }
}

/// A finding as a mutant's author and its judge both know it.
struct MutantFinding: Hashable, Sendable, CustomStringConvertible {
  let ruleID: String
  let path: String
  /// From 1.
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message) [\(ruleID)]" }
}

// MARK: Sources

extension Mutant {
  /// The app's files with the edits made.
  func files(of app: CleanApp) -> [SourceFile] {
    var files = app.files
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      var bytes = files[file].bytes
      // Two edits at one place keep their order.
      let ordered = edits.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
      }
      for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
      files[file] = SourceFile(path: files[file].path, bytes: bytes)
    }
    return files + addedFiles
  }

  /// The path and the line of a place in the mutated files.
  func position(of place: Place, in files: [SourceFile]) -> (path: String, line: Int) {
    let file: Int
    let offset: Int
    switch place {
    case .kept(let place, let old): (file, offset) = (place, old + growth(of: place, before: old))
    case .inserted(let edit, let inside):
      (file, offset) = (edits[edit].file, start(of: edit) + inside)
    case .added(let path, let line): return (path, line)
    }
    let line = files[file].bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return (files[file].path, line)
  }

  /// By how much the edits that end at or before a byte lengthen its file.
  private func growth(of file: Int, before offset: Int) -> Int {
    edits.filter { $0.file == file && $0.range.upperBound <= offset }
      .reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
  }

  /// Where an edit's text begins in the mutated file.
  private func start(of index: Int) -> Int {
    let edit = edits[index]
    let earlier = edits.enumerated().filter { other, candidate in
      candidate.file == edit.file
        && (candidate.range.lowerBound, other) < (edit.range.lowerBound, index)
    }
    return earlier.reduce(edit.range.lowerBound) {
      $0 + $1.element.replacement.utf8.count - $1.element.range.count
    }
  }

  /// The lines that the edits touch, before and after.
  func difference(from app: CleanApp) -> String {
    let byFile = Dictionary(grouping: edits, by: \.file).sorted { $0.key < $1.key }
    let changes = byFile.flatMap { file, edits in
      groupedByLines(edits, app.files[file].bytes).map { lines, edits in
        difference(in: app.files[file], lines, edits)
      }
    }
    return changes.joined() + addedFiles.map { "@@ \($0.path) is added\n" }.joined()
  }

  /// The edits of one file in the order of their places, those on common lines together.
  private func groupedByLines(
    _ edits: [Edit],
    _ bytes: [UInt8]
  ) -> [(lines: Range<Int>, edits: [Edit])] {
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    var groups: [(lines: Range<Int>, edits: [Edit])] = []
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      let start = bytes[..<edit.range.lowerBound].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
      let end = bytes[edit.range.upperBound...].firstIndex(where: isBreak) ?? bytes.count
      if let last = groups.last, last.lines.upperBound >= start {
        let end = max(last.lines.upperBound, end)
        groups[groups.count - 1] = (last.lines.lowerBound..<end, last.edits + [edit])
      } else {
        groups.append((start..<end, [edit]))
      }
    }
    return groups
  }

  private func difference(in file: SourceFile, _ lines: Range<Int>, _ edits: [Edit]) -> String {
    var new: [UInt8] = []
    var position = lines.lowerBound
    for edit in edits {
      new += file.bytes[position..<edit.range.lowerBound] + Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    new += file.bytes[position..<lines.upperBound]
    let line = file.bytes[..<lines.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "@@ \(file.path):\(line)\n" + marked(file.bytes[lines], "-") + marked(new[...], "+")
  }

  private func marked(_ text: ArraySlice<UInt8>, _ mark: String) -> String {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map { "\(mark) \($0)\n" }.joined()
  }
}
