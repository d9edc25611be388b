/// What a step of a check has found, and did in the last one. It follows from the outlines, and from the
/// bodies of some files.
struct StepMemory<Outcome> {
  /// An outcome, with the files whose bodies it follows from.
  private struct Known {
    let outcome: Outcome
    let files: [Int]
  }

  private var current: Known?
  private var last: Known?

  /// Makes room for the outcome of another check.
  mutating func begin() { (last, current) = (current, nil) }

  mutating func keep(_ outcome: Outcome, of files: [Int]) {
    current = Known(outcome: outcome, files: files)
  }

  /// The outcome of the last check, if that holds for this one: the step looks at the same files, and none
  /// of them has changed.
  func outcome(of files: [Int], where isSame: (Int) -> Bool) -> Outcome? {
    guard let last, last.files == files, files.allSatisfy(isSame) else { return nil }
    return last.outcome
  }
}
