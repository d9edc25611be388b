import PureLintResolution

/// The parents of containers, which ask these for what they do not have, and their parents.
///
/// Most containers have one parent or none. So each knows its parent and one further up, by which a
/// way up takes the logarithm of its length; only a container with several parents, or one that is
/// among its own, knows all that it gets to.
package final class ContainerAncestry {
  private struct Container {
    let id: ContainerID
    /// The parent, if it has one that ends its way up somewhere; else itself.
    let parent: Int
    /// One further up.
    let jump: Int
    /// The container without such a parent that it gets to, and how far that is.
    let top: Int
    let depth: Int
    /// Of a container without such a parent, the distances of others that it gets to.
    var others: [ContainerID: Int] = [:]
    /// Whether it may get to one that cannot be determined.
    var isOpen: Bool
  }

  private var containers: [Container] = []
  private var positions: [ContainerID: Int] = [:]

  package init() {}

  /// Adds a container with all that it gets to, unless it is known.
  ///
  /// - Parameter parents: The parents of each container.
  /// - Complexity: O(*n* log *n*) for *n* containers with one parent.
  /// - Returns: Whether it may get to one that cannot be determined.
  @discardableResult
  package func add(_ id: ContainerID, parents: (ContainerID) -> ContainerSet) -> Bool {
    var way = [id]
    var seen: Set = [id]
    while let last = way.last, positions[last] == nil, let parent = soleParent(of: last, parents),
      seen.insert(parent).inserted
    {
      way.append(parent)
    }
    // Of those in a ring, each is on its own.
    let ring = way.last.flatMap { soleParent(of: $0, parents) }.flatMap(way.firstIndex)
    for (index, id) in way.enumerated().reversed() where positions[id] == nil {
      let isOnRing = ring.map { $0 <= index } ?? false
      if !isOnRing, let parent = soleParent(of: id, parents).flatMap({ positions[$0] }) {
        append(id, below: parent, isOpen: parents(id).isOpen)
      } else {
        append(id, reaching: parents)
      }
    }
    return positions[id].map { containers[$0].isOpen } ?? false
  }

  private func soleParent(
    of id: ContainerID,
    _ parents: (ContainerID) -> ContainerSet
  ) -> ContainerID? {
    let known = parents(id).known
    return known.count == 1 ? known.first : nil
  }

  private func append(_ id: ContainerID, below parent: Int, isOpen: Bool) {
    let above = containers[parent]
    let further = containers[above.jump]
    let isEven = above.depth - further.depth == further.depth - containers[further.jump].depth
    positions[id] = containers.count
    containers.append(
      Container(
        id: id,
        parent: parent,
        jump: isEven ? further.jump : parent,
        top: above.top,
        depth: above.depth + 1,
        isOpen: isOpen || above.isOpen
      )
    )
  }

  /// Adds a container with the distances of all that it gets to.
  private func append(_ id: ContainerID, reaching parents: (ContainerID) -> ContainerSet) {
    let position = containers.count
    positions[id] = position
    var found = Container(
      id: id,
      parent: position,
      jump: position,
      top: position,
      depth: 0,
      isOpen: false
    )
    var level: Set = [id]
    var distance = 0
    while !level.isEmpty {
      distance += 1
      let next = level.reduce(into: ContainerSet()) { $0.formUnion(parents($1)) }
      found.isOpen = found.isOpen || next.isOpen
      level = next.known.filter { $0 != id && found.others[$0] == nil }
      for other in level { found.others[other] = distance }
    }
    containers.append(found)
  }

  // MARK: Questions

  /// How far one container is up from another: 0 for itself; nil if it does not get there.
  /// - Complexity: O(log *n*) for *n* containers.
  func distance(from id: ContainerID, to other: ContainerID) -> Int? {
    guard let start = positions[id].map({ containers[$0] }) else { return nil }
    if let end = positions[other], isBelow(start, end) {
      return start.depth - containers[end].depth
    }
    return containers[start.top].others[other].map { start.depth + $0 }
  }

  /// How many containers one gets to, without itself.
  func count(from id: ContainerID) -> Int {
    guard let start = positions[id].map({ containers[$0] }) else { return 0 }
    return start.depth + containers[start.top].others.count
  }

  /// Whether a container, and each that it gets to, has one parent at most.
  func hasSoleParents(_ id: ContainerID) -> Bool {
    positions[id].map { containers[containers[$0].top].others.isEmpty } ?? true
  }

  /// Whether a container gets to another one by sole parents, or is that one.
  private func isBelow(_ start: Container, _ end: Int) -> Bool {
    let depth = containers[end].depth
    guard containers[end].top == start.top, start.depth >= depth else { return false }
    var next = start
    while next.depth > depth {
      let jump = containers[next.jump]
      next = jump.depth >= depth ? jump : containers[next.parent]
    }
    return next.id == containers[end].id
  }

  /// Whether a container gets to one with a condition, or is one.
  func contains(from id: ContainerID, where condition: (ContainerID) -> Bool) -> Bool {
    guard var next = positions[id].map({ containers[$0] }) else { return false }
    while next.depth > 0 {
      if condition(next.id) { return true }
      next = containers[next.parent]
    }
    return condition(next.id) || next.others.keys.contains(where: condition)
  }
}
