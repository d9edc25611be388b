@testable import PureLint

extension Linter {
  /// What a run of these rules has to print.
  func printout(of files: [SourceFile]) -> Printout {
    Printout(run(files), Policy(checking: rules))
  }
}
