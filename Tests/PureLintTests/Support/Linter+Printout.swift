@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintRules
@testable import PureLintSource

extension Linter {
  /// What a run of these rules has to print.
  func printout(of files: [SourceFile]) -> Printout {
    Printout(run(files), Policy(checking: rules, of: Rule.all))
  }
}
