import PureLintResolution
import PureLintSource

/// Declarations by name and by that of the type around them; at top level there is none.
struct MembersByHolder {
  struct Entry {
    let name: Name
    let holder: Name
    let id: DeclarationID
  }

  private let slots: NameSet
  /// Those of one name follow each other, in the order of the holders' names.
  private let entries: [Entry]
  /// Where in `entries` those of each slot begin; one more element is the end.
  private let starts: [UInt32]

  /// - Complexity: O(*n* log *n*), where all have one name; O(*n*) where few have each.
  init(_ unsorted: [Entry]) {
    let slots = NameSet(unsorted.lazy.map(\.name))
    let groups = Groups(count: unsorted.count, slotCount: slots.slotCount) {
      slots.slot(of: unsorted[$0].name)!
    }
    var entries = groups.positions.map { unsorted[Int($0)] }
    entries.withUnsafeMutableBufferPointer { entries in
      for slot in 0..<slots.slotCount where groups[slot].count > 1 {
        entries[groups[slot]].sort { ($0.holder, $0.id) < ($1.holder, $1.id) }
      }
    }
    self.slots = slots
    self.entries = entries
    starts = groups.starts
  }

  /// The names of all, with repetitions.
  var names: [Name] { entries.map(\.name) }

  /// The declarations of a name, in the order of the holders' names.
  subscript(name: Name) -> ArraySlice<Entry> {
    guard let slot = slots.slot(of: name) else { return [] }
    return entries[Int(starts[slot])..<Int(starts[slot + 1])]
  }
}

extension ArraySlice<MembersByHolder.Entry> {
  /// Those of one holder.
  /// - Complexity: O(log *n*), and the number of results.
  func held(by holder: Name) -> ArraySlice {
    let first = partitioningIndex { $0.holder >= holder }
    return self[first...].prefix { $0.holder == holder }
  }

  /// Calls `body` with those of some holders; goes through the fewer of both.
  func visit(heldBy holders: Set<Name>, _ body: (Element) -> Void) {
    if holders.count < count / 8 {
      for holder in holders { for entry in held(by: holder) { body(entry) } }
    } else {
      for entry in self where holders.contains(entry.holder) { body(entry) }
    }
  }
}
