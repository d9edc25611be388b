import PureLintResolution

/// The search for where values come from, which knows the origin of each declaration on a way afterwards.
///
/// Declarations on a circle come from the same: they are found as strongly connected components are
/// (Tarjan 1972).
final class OriginSearch {
  /// A declaration on a way.
  struct Step {
    /// Where its value comes from, but for the next ones.
    var found: ValueOrigin
    /// The declarations that its value comes from.
    var next: [DeclarationID]
  }

  /// A declaration from which the search has not come back.
  private struct Open {
    let id: DeclarationID
    var step: Step
    /// The position of the outermost open declaration that it leads back to.
    var outermost: Int
    /// The number of those that waited when it was met.
    let waiting: Int
  }

  private var known: [DeclarationID: ValueOrigin] = [:]

  /// Where the value of a declaration comes from.
  /// - Complexity: O(steps), each taken once in all searches.
  func origin(of id: DeclarationID, _ step: (DeclarationID) -> Step) -> ValueOrigin {
    if let found = known[id] { return found }
    var open: [Open] = []
    var positions: [DeclarationID: Int] = [:]
    /// Those on circles that are still open.
    var waiting: [DeclarationID] = []
    func enter(_ id: DeclarationID) {
      positions[id] = open.count
      open.append(
        Open(id: id, step: step(id), outermost: open.count, waiting: waiting.count)
      )
    }
    enter(id)
    while let last = open.indices.last {
      if let next = open[last].step.next.popLast() {
        if let found = known[next] {
          open[last].step.found.add(found)
        } else if let position = positions[next] {
          open[last].outermost = min(open[last].outermost, position)
        } else {
          enter(next)
        }
        continue
      }
      let done = open.removeLast()
      waiting.append(done.id)
      positions[done.id] = done.outermost
      if done.outermost == last {
        for id in waiting[done.waiting...] { known[id] = done.step.found }
        waiting.removeSubrange(done.waiting...)
      }
      guard last > 0 else { continue }
      open[last - 1].step.found.add(done.step.found)
      open[last - 1].outermost = min(open[last - 1].outermost, done.outermost)
    }
    return known[id] ?? ValueOrigin()
  }
}
