import PureLintSource

/// The members of a type and of its extensions by name, as sorted arrays: one allocation for each
/// type rather than one for each name.
public struct MemberTable: Sendable {
  private struct Entry {
    let name: Name
    /// The place in the order of the members: the type's own first, then those of its extensions.
    let position: UInt32
    let id: DeclarationID
  }

  /// The table without members.
  static let none = MemberTable(entries: [])

  private let entries: [Entry]

  private init(entries: [Entry]) { self.entries = entries }

  /// - Complexity: O(*n* log *n*) for *n* members.
  init(_ members: [DeclarationID], _ program: Program) {
    var entries: [Entry] = []
    entries.reserveCapacity(members.count)
    for (position, id) in members.enumerated() {
      entries.append(Entry(name: program[id].name, position: UInt32(position), id: id))
    }
    entries.sort { left, right in
      left.name == right.name ? left.position < right.position : left.name < right.name
    }
    self.entries = entries
  }

  /// All members in their order.
  /// - Complexity: O(*n* log *n*) for *n* members.
  public var all: [DeclarationID] { entries.sorted { $0.position < $1.position }.map(\.id) }

  /// The members of a name in their order, or nil if there are none.
  /// - Complexity: O(log *n*) and the number of results.
  public subscript(name: Name) -> [DeclarationID]? {
    entries.withUnsafeBufferPointer { entries in
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].name < name { low = middle + 1 } else { high = middle }
      }
      high = low
      while high < entries.count, entries[high].name == name { high += 1 }
      return low == high ? nil : entries[low..<high].map(\.id)
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
