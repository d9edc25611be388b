import PureLintFindings
import PureLintOutput
import PureLintSource

/// The sentence about a commit that a hook stops, which says what to do next.
struct StoppedCommit {
  private let printout: Printout

  init(_ printout: Printout) { self.printout = printout }

  /// The line for standard error.
  var line: String {
    let failing = printout.diagnostics.filter(printout.fails)
    guard !failing.isEmpty else { return "purelint: the check of what is staged has failed\n" }
    let count = Summary.count(failing.count, "finding")
    let changed = Set(failing.map(\.finding.location.file.position)).map { printout.files[$0] }
      .filter(isOtherOnDisk).map(\.path).min()
    let advice =
      changed.map { "'\($0)' is changed on disk but not staged: if it is mended, 'git add' it" }
      ?? "mend what is reported, and 'git add' the files"
    return "purelint: stopped by \(count) in what is staged; \(advice)".printable() + "\n"
  }

  /// Whether the disk has another text than the one that was checked.
  private func isOtherOnDisk(_ file: SourceFile) -> Bool {
    let found = SourceFinder.File(path: file.path, root: 0)
    return SourceFile.read([found], jobs: 1).files.first.map { $0.bytes != file.bytes } ?? false
  }
}
