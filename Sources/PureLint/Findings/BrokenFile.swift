import GraphModel
import PureLintSource

/// A file that is not all Swift, and the problems in it.
package struct BrokenFile: Sendable {
  package let id: FileID
  package let path: String
  /// At least one, in source order.
  package let problems: [SyntaxProblem]

  package init(id: FileID, path: String, problems: [SyntaxProblem]) {
    self.id = id
    self.path = path
    self.problems = problems
  }
}
