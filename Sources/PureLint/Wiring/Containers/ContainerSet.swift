/// The identity of a container: the code that makes it.
struct ContainerID: Hashable, Comparable {
  let file: Int
  let token: TokenIndex

  init(_ file: Int, _ token: TokenIndex) {
    self.file = file
    self.token = token
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.token) < (right.file, right.token)
  }

  var place: Place {
    Place(file: file, token: token)
  }
}

/// The containers that a value may stand for.
struct ContainerSet: Hashable {
  var known: Set<ContainerID> = []
  /// Whether it may be one that cannot be told.
  var isOpen = false

  static let unknown = ContainerSet(isOpen: true)

  /// The one container that a value stands for, if it can stand for no other.
  var only: ContainerID? { !isOpen && known.count == 1 ? known.first : nil }

  mutating func formUnion(_ other: ContainerSet) {
    known.formUnion(other.known)
    isOpen = isOpen || other.isOpen
  }

  /// Adds other containers.
  /// - Returns: Whether some of them are new.
  mutating func widen(by other: ContainerSet) -> Bool {
    let isNew = other.isOpen && !isOpen || !other.known.isSubset(of: known)
    if isNew { formUnion(other) }
    return isNew
  }

  func mayShare(_ containers: Set<ContainerID>) -> Bool {
    isOpen || !known.isDisjoint(with: containers)
  }
}

/// A container that is asked, with those whose registrations it finds.
struct AskedContainer: Hashable {
  let id: ContainerID
  /// The declaration whose code makes it.
  let source: DeclarationID?
  /// Itself and its parents, by distance.
  let levels: [Set<ContainerID>]
  /// Whether it may have parents, or registrations, that cannot be told.
  let isOpen: Bool

  var visible: Set<ContainerID> { levels.reduce(into: []) { $0.formUnion($1) } }
}

/// Who a demand asks.
struct AskedContainers: Hashable {
  var known: [AskedContainer] = []
  /// Whether it may ask one that cannot be told.
  var isOpen = false

  static let unknown = AskedContainers(isOpen: true)

  /// Whether what is registered in some containers may be found.
  func mayFind(_ registered: ContainerSet) -> Bool {
    isOpen || registered.isOpen
      || known.contains { $0.isOpen || registered.mayShare($0.visible) }
  }
}
