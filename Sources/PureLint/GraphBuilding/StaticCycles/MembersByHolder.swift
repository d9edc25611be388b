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

  /// - Complexity: O(*n* log *n*).
  init(_ unsorted: [Entry]) {
    let entries = unsorted.sorted { ($0.name, $0.holder, $0.id) < ($1.name, $1.holder, $1.id) }
    var ranges: [Name: Range<Int>] = [:]
    var start = 0
    while start < entries.count {
      let name = entries[start].name
      let end = entries[start...].firstIndex { $0.name != name } ?? entries.count
      ranges[name] = start..<end
      start = end
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
