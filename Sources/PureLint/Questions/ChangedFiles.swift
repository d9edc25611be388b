import GraphModel
import PureLintSource

/// The files in which two states of the sources differ.
struct ChangedFiles: Sendable {
  /// Those of the earlier state that are gone or have another text now.
  let old: Set<FileID>
  /// Those of the later state that are new or had another text.
  let new: Set<FileID>
  /// The paths of all of them, sorted.
  let paths: [String]

  init(_ before: Survey, _ after: Survey) {
    old = ChangedFiles.changed(before, from: after)
    new = ChangedFiles.changed(after, from: before)
    let names =
      old.map { before.files[$0.position].path } + new.map { after.files[$0.position].path }
    paths = Set(names).sorted()
  }

  var isEmpty: Bool { paths.isEmpty }

  private static func changed(_ state: Survey, from other: Survey) -> Set<FileID> {
    let known = Dictionary(
      other.files.map { ($0.path, $0.bytes) },
      uniquingKeysWith: { first, _ in first }
    )
    let changed = state.files.indices.filter {
      known[state.files[$0].path] != state.files[$0].bytes
    }
    return Set(changed.map { FileID(index: UInt32($0)) })
  }
}
