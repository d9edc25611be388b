import GraphModel
import PureLintOutput

/// Places in one file that are shown together, each with its words.
struct SourceBlock {
  let file: FileID
  private(set) var marks: [Mark]

  struct Mark {
    var location: Location
    /// The words about the place; empty if they stand above.
    var label: String
    var color: Color
    /// Whether the finding is about this place first of all.
    var isFirst = false
  }

  /// The blocks for some marks: the first one with all marks of its file, the others after it, in the
  /// order of the marks.
  static func blocks(of marks: [Mark]) -> [SourceBlock] {
    var blocks: [SourceBlock] = []
    for mark in marks {
      if let index = blocks.firstIndex(where: { $0.file == mark.location.file }) {
        blocks[index].marks.append(mark)
      } else {
        blocks.append(SourceBlock(file: mark.location.file, marks: [mark]))
      }
    }
    for index in blocks.indices {
      blocks[index].marks.sort { left, right in
        (left.location.offset, left.isFirst ? 0 : 1) < (
          right.location.offset, right.isFirst ? 0 : 1
        )
      }
    }
    return blocks
  }
}
