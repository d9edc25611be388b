import PureLintSource

/// The types that a walk found local variables to have, by declaration.
struct WalkedLocals {
  /// In the order of declarations.
  private let locals: [LocalType]
  /// Where in `locals` those of each file begin; one more element is the end.
  private let starts: [UInt32]

  var isEmpty: Bool { locals.isEmpty }

  init(_ found: [LocalType] = [], fileCount: Int = 0) {
    let locals = found.sorted { $0.id < $1.id }
    self.locals = locals
    starts =
      Groups(count: locals.count, slotCount: fileCount) { Int(locals[$0].id.file) }
      .starts
  }

  /// - Complexity: O(log *n*) for *n* local variables in the file.
  subscript(id: DeclarationID) -> SwiftType? {
    let end = Int(starts[Int(id.file) + 1])
    var (low, high) = (Int(starts[Int(id.file)]), end)
    while low < high {
      let middle = (low + high) / 2
      if locals[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < end && locals[low].id == id ? locals[low].type : nil
  }
}
