/// What a person wants to see of a graph.
struct PictureSelection: Sendable {
  /// The number of steps around a focus that are near, if nothing else is said.
  static let usualDepth = 2

  /// The names of roots; what they lead to is drawn. Empty for everything.
  var roots: [String] = []
  /// The names of what is drawn with all that is near.
  var focus: [String] = []
  /// The number of steps that are near.
  var depth = PictureSelection.usualDepth
  /// The names of two things, of which the ways from the first to the second are drawn.
  var between: (String, String)?
  /// The folders, targets and names that become one box.
  var collapse: [NamePattern] = []
  /// Whether only what findings are about is drawn.
  var showsFindingsAlone = false
  /// Whether providers that need nothing are left out.
  var hidesValues = false
  /// Whether every box is drawn, however many there are.
  var showsAll = false
}

/// A name in which stars stand for any number of characters.
struct NamePattern: Hashable, Sendable {
  let text: String

  func matches(_ name: some StringProtocol) -> Bool {
    Wildcards.matches(Array(text.utf8)[...], Array(name.utf8)[...], isStar: { $0 == star }, ==)
  }

  private var star: UInt8 { UInt8(ascii: "*") }
}
