import PureLintResolution
import PureLintSyntax

/// The identity of a container: the code that makes it.
package struct ContainerID: Hashable, Comparable {
  package let file: Int
  package let token: TokenIndex

  package init(_ file: Int, _ token: TokenIndex) {
    self.file = file
    self.token = token
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.token) < (right.file, right.token)
  }

  package var place: Place {
    Place(file: file, token: token)
  }
}

/// The containers that a value may stand for.
package struct ContainerSet: Hashable {
  package var known: Set<ContainerID> = []
  /// Whether it may be one that cannot be told.
  package var isOpen = false

  package init(known: Set<ContainerID> = [], isOpen: Bool = false) {
    self.known = known
    self.isOpen = isOpen
  }

  package static let unknown = ContainerSet(isOpen: true)

  /// The one container that a value stands for, if it can stand for no other.
  package var only: ContainerID? { !isOpen && known.count == 1 ? known.first : nil }

  package mutating func formUnion(_ other: ContainerSet) {
    known.formUnion(other.known)
    isOpen = isOpen || other.isOpen
  }

  /// Adds other containers.
  /// - Returns: Whether some of them are new.
  package mutating func widen(by other: ContainerSet) -> Bool {
    let isNew = other.isOpen && !isOpen || !other.known.isSubset(of: known)
    if isNew { formUnion(other) }
    return isNew
  }

  package func mayShare(_ containers: Set<ContainerID>) -> Bool {
    isOpen || !known.isDisjoint(with: containers)
  }
}

/// A container that is asked, with those whose registrations it finds.
package struct AskedContainer: Hashable {
  package let id: ContainerID
  /// The declaration whose code makes it.
  package let source: DeclarationID?
  /// Itself and its parents, by distance.
  package let levels: [Set<ContainerID>]
  /// Whether it may have parents, or registrations, that cannot be told.
  package let isOpen: Bool

  package init(id: ContainerID, source: DeclarationID?, levels: [Set<ContainerID>], isOpen: Bool) {
    self.id = id
    self.source = source
    self.levels = levels
    self.isOpen = isOpen
  }

  package var visible: Set<ContainerID> { levels.reduce(into: []) { $0.formUnion($1) } }
}

/// Who a demand asks.
package struct AskedContainers: Hashable {
  package var known: [AskedContainer] = []
  /// Whether it may ask one that cannot be told.
  package var isOpen = false

  package init(known: [AskedContainer] = [], isOpen: Bool = false) {
    self.known = known
    self.isOpen = isOpen
  }

  package static let unknown = AskedContainers(isOpen: true)

  /// Whether what is registered in some containers may be found.
  package func mayFind(_ registered: ContainerSet) -> Bool {
    isOpen || registered.isOpen
      || known.contains { $0.isOpen || registered.mayShare($0.visible) }
  }
}
