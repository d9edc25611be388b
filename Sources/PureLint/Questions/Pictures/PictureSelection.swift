import GraphModel
import PureLintSource

/// The part of a graph that a person wants to see.
package struct PictureSelection: Sendable {
  /// The number of steps around a focus that are near, by default.
  package static let usualDepth = 2

  /// The names of roots; what they lead to is drawn. Empty for everything.
  package var roots: [String] = []
  /// The names of things that are drawn with their neighbours.
  package var focus: [String] = []
  /// The number of steps that are near.
  package var depth = PictureSelection.usualDepth
  /// The names of two things, of which the ways from the first to the second are drawn.
  package var between: (String, String)?
  /// The folders, targets and names that become one box.
  package var collapse: [NamePattern] = []
  /// The unit of an overview, of which each is one box; nil for no overview.
  package var grouping: Grouping?
  /// How deep the folders of an overview may lie; nil for as deep as leaves few enough.
  package var folderDepth: Int?
  /// The things that a change reaches, if only these are drawn; nil for everything.
  package var affected: [NodeID]?
  /// Whether only what findings are about is drawn.
  package var showsFindingsAlone = false
  /// Whether providers that need nothing are left out.
  package var hidesValues = false
  /// Whether every box is drawn, however many there are.
  package var showsAll = false

  package init(
    roots: [String] = [],
    focus: [String] = [],
    depth: Int = PictureSelection.usualDepth,
    between: (String, String)? = nil,
    collapse: [NamePattern] = [],
    grouping: Grouping? = nil,
    folderDepth: Int? = nil,
    showsFindingsAlone: Bool = false,
    hidesValues: Bool = false,
    showsAll: Bool = false
  ) {
    self.roots = roots
    self.focus = focus
    self.depth = depth
    self.between = between
    self.collapse = collapse
    self.grouping = grouping
    self.folderDepth = folderDepth
    self.showsFindingsAlone = showsFindingsAlone
    self.hidesValues = hidesValues
    self.showsAll = showsAll
  }
}

/// A name in which stars stand for any number of characters.
package struct NamePattern: Hashable, Sendable {
  package let text: String

  /// - Parameter text: The pattern; of a path, as a shell completes it: `./Features/Cart/`.
  package init(text: String) {
    var text = Substring(text)
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.count > 1, text.hasPrefix("/") { text = text.dropFirst() }
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    self.text = String(text)
  }

  func matches(_ name: some StringProtocol) -> Bool {
    Wildcards.matches(Array(text.utf8)[...], Array(name.utf8)[...], isStar: { $0 == star }, ==)
  }

  private var star: UInt8 { UInt8(ascii: "*") }
}
