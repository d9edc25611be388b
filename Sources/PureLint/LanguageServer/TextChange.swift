/// A change of a text: the part between its first and its last change is another one.
struct TextChange: Sendable {
  /// The number of bytes in front that are the same.
  private let start: Int
  /// The ends of what differs.
  private let ends: (old: Int, new: Int)

  /// - Complexity: O(*n*) for *n* bytes.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var behind = 0
    while behind < shorter - start, old[old.count - 1 - behind] == new[new.count - 1 - behind] {
      behind += 1
    }
    self.start = start
    ends = (old.count - behind, new.count - behind)
  }

  /// Where an offset of the old text is in the new one; nil if what stood there is changed.
  func moved(_ offset: Int) -> Int? {
    if offset <= start { return offset }
    return offset >= ends.old ? offset + ends.new - ends.old : nil
  }

  /// Where bytes of the old text are in the new one; nil if one of them is changed.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= start { return range }
    guard range.lowerBound >= ends.old else { return nil }
    return range.lowerBound + ends.new - ends.old..<range.upperBound + ends.new - ends.old
  }

  /// Where an offset of the old text is in the new one; the start of the change for what is in it.
  func nearest(to offset: Int) -> Int { moved(offset) ?? start }
}
