import PureLintOutput
import PureLintPolicy

extension Arguments {
  /// Pairs of which one would pass over the other, in whatever order they stand.
  private static let contradictions: [(Option, Option)] = [
    (.noBaseline, .baseline),
    (.noBaseline, .writeBaseline),
    (.noBaseline, .pruneBaseline),
    (.writeBaseline, .pruneBaseline),
    // What is written is no longer told, old or new.
    (.since, .writeBaseline),
    (.staged, .stdinPath),
    // Git's index has no file that is left out.
    (.staged, .noGitignore),
    // The list is about files on the disk, and an app's share of them tells only what is wrong there.
    (.targets, .staged),
    (.targets, .since),
    (.targets, .watch),
    (.targets, .writeBaseline),
    (.targets, .pruneBaseline),
    // What is watched is the disk, and what is written would be seen as a change.
    (.watch, .staged),
    (.watch, .stdinPath),
    (.watch, .writeBaseline),
    (.watch, .pruneBaseline),
  ]

  /// Refuses options that exclude each other, whatever their values.
  static func refuseContradictions(
    in options: [(option: Option, value: String)]
  ) throws(UsageError) {
    let given = Set(options.map(\.option))
    for (first, second) in contradictions where given.contains(first) && given.contains(second) {
      throw .contradiction(first, second)
    }
    let baselines = options.filter { $0.option == .baseline }.map(\.value)
    let written = options.filter { $0.option == .writeBaseline && !$0.value.isEmpty }.map(\.value)
    if let first = baselines.last, let second = written.last,
      place(of: first) != place(of: second)
    {
      throw .twoBaselines(first, second)
    }
  }

  /// Refuses options whose values exclude each other.
  static func refuseContradictions(in check: CheckOptions) throws(UsageError) {
    let selection = check.policy.selection
    for (option, ids) in [(Option.rule, selection.only), (.enableRule, selection.enabled)] {
      if let id = ids.intersection(selection.disabled).min() {
        throw .chosenAndDisabled(option, id)
      }
    }
    let written: [BaselineOptions.Task: Option] = [
      .write: .writeBaseline, .prune: .pruneBaseline,
    ]
    guard let option = written[check.baseline.task] else { return }
    let path = check.baseline.path ?? BaselineFile.defaultName
    if let format = check.formats.first(where: { $0.file.map(place) == place(of: path) }) {
      throw .twoFormats(format.reporter.name, option.rawValue, file: path)
    }
  }
}
