import PureLintSource

/// The members of a type and of its extensions by name: two allocations for each type rather than one for
/// each name.
public struct MemberTable: Sendable {
  private struct Entry {
    let name: Name
    let id: DeclarationID
  }

  /// The table without members.
  static let none = MemberTable(entries: [])

  /// The type's own members first, then those of its extensions.
  private let entries: [Entry]
  /// One more than positions in `entries`, 0 for none: first, for each of as many slots as a power of two,
  /// that of the first entry whose name has the slot, then for each entry that of the next one.
  private let links: [UInt32]

  /// - Complexity: O(*n*) for *n* members.
  init(_ members: [DeclarationID], _ program: Program) {
    self.init(entries: members.map { Entry(name: program[$0].name, id: $0) })
  }

  private init(entries: [Entry]) {
    self.entries = entries
    let slotCount = Self.slotCount(for: entries.count)
    var links = [UInt32](repeating: 0, count: slotCount + entries.count)
    for position in entries.indices.reversed() {
      let slot = entries[position].name.hash(.shared) & (slotCount - 1)
      links[slotCount + position] = links[slot]
      links[slot] = UInt32(position + 1)
    }
    self.links = links
  }

  /// The smallest power of two that is no less than a number of entries.
  private static func slotCount(for count: Int) -> Int {
    count < 2 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// All members in their order.
  public var all: [DeclarationID] { entries.map(\.id) }

  /// The members of a name in their order, or nil if there are none.
  /// - Complexity: O(number of results).
  public subscript(name: Name) -> [DeclarationID]? {
    var found: [DeclarationID] = []
    forEach(name) { found.append($0) }
    return found.isEmpty ? nil : found
  }

  /// Visits the members of a name in their order.
  /// - Complexity: O(number of results).
  @inline(__always)
  func forEach(_ name: Name, _ visit: (DeclarationID) -> Void) {
    let slotCount = links.count - entries.count
    var link = links[name.hash(.shared) & (slotCount - 1)]
    while link > 0 {
      let position = Int(link) - 1
      if entries[position].name == name { visit(entries[position].id) }
      link = links[slotCount + position]
    }
  }
}

/// The members of one name of a generic type by what their extensions demand, for types that are
/// extended for each of many arguments: `extension Factory where Module == X`.
struct ConstrainedMembers {
  /// Fewer members than this are looked through one by one.
  static let threshold = 8

  private struct Entry {
    let position: Int
    let id: DeclarationID
  }

  private var unconstrained: [Entry] = []
  private var byArgument: [DeclarationID: [Entry]] = [:]

  /// - Parameter argument: the declared type that a member's extension demands in the place of the
  ///   first generic parameter; nil if it demands anything else, or nothing.
  init(_ members: [DeclarationID], argument: (DeclarationID) -> DeclarationID?) {
    for (position, id) in members.enumerated() {
      let entry = Entry(position: position, id: id)
      if let argument = argument(id) {
        byArgument[argument, default: []].append(entry)
      } else {
        unconstrained.append(entry)
      }
    }
  }

  /// The members whose extensions may apply to one of some declared types, in their order.
  func members(for arguments: some Sequence<DeclarationID>) -> [DeclarationID] {
    var found = unconstrained
    for argument in arguments { found += byArgument[argument] ?? [] }
    return found.sorted { $0.position < $1.position }.map(\.id)
  }
}
