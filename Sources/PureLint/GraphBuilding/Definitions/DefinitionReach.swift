import PureLintResolution

/// The members of assemblies that other members lead to, at any distance.
///
/// Members that run on each other are one group. Groups are numbered so that each comes after all
/// that it leads to, and most questions are answered by the numbers alone.
final class DefinitionReach {
  /// The members that one mentions.
  private let steps: (DeclarationID) -> [DeclarationID]
  private var groups: [Group] = []
  private var groupsByMember: [DeclarationID: Int] = [:]

  /// The members that were come to and are in no group yet, as they were found.
  private var open: [DeclarationID] = []
  private var orderOfOpen: [DeclarationID: Int] = [:]
  private var way: [Step] = []

  /// Members that lead to each other.
  private struct Group {
    /// The first of the groups that were found on the way from here: all from that one on to this one
    /// are led to.
    let first: Int
    /// The lowest number of a group that this one leads to.
    var lowest: Int
    /// Groups that one step leads to.
    var next: Set<Int> = []
  }

  /// A member on the way that is being searched.
  private struct Step {
    let member: DeclarationID
    let next: [DeclarationID]
    var position = 0
    /// The lowest place among the open members that it leads to.
    var lowest: Int
    let firstGroup: Int
  }

  init(steps: @escaping (DeclarationID) -> [DeclarationID]) { self.steps = steps }

  /// Whether a member is another one, or runs on it.
  /// - Complexity: O(1) where all ways are chains or trees, once all is known that the member leads to.
  func leads(from member: DeclarationID, to other: DeclarationID) -> Bool {
    if member == other { return true }
    explore(member)
    guard let start = groupsByMember[member], let end = groupsByMember[other] else { return false }
    var waiting = [start]
    var seen: Set = [start]
    while let next = waiting.popLast() {
      let group = groups[next]
      if group.first <= end, end <= next { return true }
      guard group.lowest <= end, end < next else { continue }
      waiting += group.next.filter { end <= $0 && seen.insert($0).inserted }
    }
    return false
  }

  // MARK: Search

  /// Finds the groups of all that a member leads to.
  private func explore(_ member: DeclarationID) {
    guard groupsByMember[member] == nil else { return }
    enter(member)
    while let step = way.last {
      guard step.position < step.next.count else {
        leave(way.removeLast())
        continue
      }
      way[way.count - 1].position += 1
      let next = step.next[step.position]
      if groupsByMember[next] != nil { continue }
      if let order = orderOfOpen[next] {
        way[way.count - 1].lowest = min(step.lowest, order)
      } else {
        enter(next)
      }
    }
  }

  private func enter(_ member: DeclarationID) {
    orderOfOpen[member] = open.count
    way.append(
      Step(
        member: member,
        next: steps(member),
        lowest: open.count,
        firstGroup: groups.count
      )
    )
    open.append(member)
  }

  private func leave(_ step: Step) {
    guard let order = orderOfOpen[step.member], step.lowest == order else {
      way[way.count - 1].lowest = min(way[way.count - 1].lowest, step.lowest)
      return
    }
    let members = open[order...]
    for member in members {
      groupsByMember[member] = groups.count
      orderOfOpen[member] = nil
    }
    var group = Group(first: step.firstGroup, lowest: groups.count)
    for next in members.flatMap(steps).compactMap({ groupsByMember[$0] }) where next < groups.count
    {
      group.next.insert(next)
      group.lowest = min(group.lowest, groups[next].lowest)
    }
    groups.append(group)
    open.removeSubrange(order...)
  }
}
