import PureLintResolution
import PureLintSource

/// Declarations by name and by that of the type around them; at top level there is none.
struct MembersByHolder {
  struct Entry {
    let name: Name
    let holder: Name
    let id: DeclarationID
  }

  /// Those of one name follow each other, in the order of the holders' names.
  private let entries: [Entry]
  private let ranges: [Name: Range<Int>]

  /// - Complexity: O(*n* log *n*), where all have one name; O(*n*) where few have each.
  init(_ unsorted: [Entry]) {
    let groups = Dictionary(grouping: unsorted, by: \.name)
    var entries: [Entry] = []
    entries.reserveCapacity(unsorted.count)
    var ranges: [Name: Range<Int>] = [:]
    ranges.reserveCapacity(groups.count)
    for (name, group) in groups {
      let start = entries.count
      entries +=
        group.count == 1 ? group : group.sorted { ($0.holder, $0.id) < ($1.holder, $1.id) }
      ranges[name] = start..<entries.count
    }
    self.entries = entries
    self.ranges = ranges
  }

  /// All names.
  var names: Dictionary<Name, Range<Int>>.Keys { ranges.keys }

  /// The declarations of a name, in the order of the holders' names.
  subscript(name: Name) -> ArraySlice<Entry> {
    ranges[name].map { entries[$0] } ?? []
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
