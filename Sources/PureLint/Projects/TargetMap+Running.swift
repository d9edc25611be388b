extension TargetMap {
  /// The targets that run what a file declares: its own, and those that are built with a library that
  /// has it; none where it is not known which these are, or what they are built with.
  /// - Complexity: O(targets × those found).
  public func runners(ofFile file: Int) -> [TargetID] {
    let own = targets(ofFile: file).filter { !self[$0].isTest }
    guard own.allSatisfy({ self[$0].kind != .unknown }) else { return [] }
    let libraries = own.filter { !self[$0].kind.runs }
    let found = targets.indices.map(TargetID.init).filter { runner in
      self[runner].kind.runs
        && (own.contains(runner) || libraries.contains { canSee(from: runner, to: $0) })
    }
    return found.allSatisfy(knowsAllItIsBuiltWith) ? found : []
  }

  /// Whether a target, and whatever it is built with, knows its dependencies.
  private func knowsAllItIsBuiltWith(_ target: TargetID) -> Bool {
    self[target].knowsDependencies
      && targets.indices.map(TargetID.init).allSatisfy { other in
        self[other].kind == .unknown || self[other].knowsDependencies
          || !canSee(from: target, to: other)
      }
  }
}
