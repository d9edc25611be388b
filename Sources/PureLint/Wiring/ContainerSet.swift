import PureLintResolution
import PureLintSyntax

/// The identity of a container: the code that makes it.
package struct ContainerID: Hashable, Comparable {
  package let file: Int
  package let token: TokenIndex
  /// The static member that holds it, if that is out of sight; the place is then that of its class.
  package let member: String

  package init(_ file: Int, _ token: TokenIndex, member: String = "") {
    self.file = file
    self.token = token
    self.member = member
  }

  /// Next to none has a member, and the default takes ten times as long.
  package func _rawHashValue(seed: Int) -> Int {
    let place = DeclarationID(file: file, index: token.position)._rawHashValue(seed: seed)
    return member.isEmpty ? place : place ^ member.hashValue
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.token, left.member) < (right.file, right.token, right.member)
  }

  /// Whether it is made out of sight, where others may register what they know of in it.
  package var isOutOfSight: Bool { !member.isEmpty }

  package var place: Place {
    Place(file: file, token: token)
  }
}

/// The containers that a value may stand for.
package struct ContainerSet: Hashable {
  package var known: Set<ContainerID> = []
  /// Whether it may be one that cannot be determined.
  package var isOpen = false
  /// Whether it may be such a one while a test runs.
  package var isOpenInTests = false

  package init(known: Set<ContainerID> = [], isOpen: Bool = false) {
    self.known = known
    self.isOpen = isOpen
  }

  /// The containers that some values stand for, each of which may be any if it is not told.
  package init(_ containers: [ContainerID?]) {
    self.init(known: Set(containers.compactMap { $0 }), isOpen: containers.contains(nil))
  }

  package static let unknown = ContainerSet(isOpen: true)

  /// The one container that a value stands for, if it can stand for no other.
  package var only: ContainerID? { !isOpen && known.count == 1 ? known.first : nil }

  package mutating func formUnion(_ other: ContainerSet) {
    known.formUnion(other.known)
    isOpen = isOpen || other.isOpen
    isOpenInTests = isOpenInTests || other.isOpenInTests
  }

  /// Adds other containers.
  /// - Returns: Whether some of them are new.
  package mutating func widen(by other: ContainerSet) -> Bool {
    let isNew =
      other.isOpen && !isOpen || other.isOpenInTests && !isOpenInTests
      || !other.known.isSubset(of: known)
    if isNew { formUnion(other) }
    return isNew
  }

}

/// A container that is asked; it finds what is registered in itself and in its parents.
package struct AskedContainer: Hashable {
  package let id: ContainerID
  /// The declaration whose code makes it.
  package let source: DeclarationID?
  /// Whether it may have parents, or registrations, that cannot be determined.
  package let isOpen: Bool
  fileprivate let ancestry: ContainerAncestry

  /// - Parameter ancestry: The parents of the container, and others.
  package init(
    id: ContainerID,
    source: DeclarationID?,
    isOpen: Bool,
    _ ancestry: ContainerAncestry
  ) {
    self.id = id
    self.source = source
    self.isOpen = isOpen
    self.ancestry = ancestry
  }

  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// How far up the nearest of some containers is that may be one of the set: 0 for itself; nil if
  /// none is.
  /// - Complexity: O(*n* log *n*) for *n* containers in the set.
  package func distance(to containers: ContainerSet) -> Int? {
    if containers.isOpen || containers.isOpenInTests { return 0 }
    return containers.known.lazy.compactMap { ancestry.distance(from: id, to: $0) }.min()
  }

  /// Whether it, or a parent, may be one of some containers.
  /// - Complexity: O(log *n*) for each of the containers in the set, or O(1) for each parent, if these
  ///   are fewer.
  package func mayFind(_ containers: ContainerSet) -> Bool {
    if containers.isOpen || containers.isOpenInTests { return true }
    guard ancestry.count(from: id) < containers.known.count else {
      return containers.known.contains { ancestry.distance(from: id, to: $0) != nil }
    }
    return ancestry.contains(from: id) { containers.known.contains($0) }
  }
}

extension AskedContainer {
  /// Whether each container that it gets to is known, and has one parent at most.
  package var isInLine: Bool { !isOpen && ancestry.hasSoleParents(id) }

  /// Passes the container, its parent and so on, until a condition holds.
  /// - Complexity: O(containers passed).
  /// - Returns: Whether it holds for one of them.
  @discardableResult
  package func climb(until condition: (ContainerID) -> Bool) -> Bool {
    ancestry.contains(from: id, where: condition)
  }
}

/// The container that a demand asks.
package struct AskedContainers: Hashable {
  package var known: [AskedContainer] = []
  /// Whether it may ask one that cannot be determined.
  package var isOpen = false

  package init(known: [AskedContainer] = [], isOpen: Bool = false) {
    self.known = known
    self.isOpen = isOpen
  }

  package static var unknown: Self { AskedContainers(isOpen: true) }

  /// Whether the registrations of some containers may be found.
  package func mayFind(_ registered: ContainerSet) -> Bool {
    isOpen || registered.isOpen || registered.isOpenInTests
      || known.contains { $0.isOpen || $0.mayFind(registered) }
  }
}
