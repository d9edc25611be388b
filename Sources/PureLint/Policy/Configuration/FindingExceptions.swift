import PureLintFindings
import PureLintSource

/// The findings that a configuration excepts.
package struct FindingExceptions: Sendable {
  package let list: [FindingException]
  /// The positions of those that name a subject, and the patterns for it.
  private let withSubject: [Int]
  private let subjects: GlobIndex
  /// The positions of those that name files alone, and the patterns for these.
  private let withPath: [Int]
  private let paths: GlobIndex
  /// The positions of those that name neither.
  private let others: [Int]

  init(_ list: [FindingException] = []) {
    self.list = list
    withSubject = list.indices.filter { list[$0].subject != nil }
    subjects = GlobIndex(list.compactMap(\.subject))
    withPath = list.indices.filter { list[$0].subject == nil && list[$0].path != nil }
    paths = GlobIndex(list.filter { $0.subject == nil }.compactMap(\.path))
    others = list.indices.filter { list[$0].subject == nil && list[$0].path == nil }
  }

  /// The exceptions that a finding is, in their order.
  ///
  /// - Parameter path: The finding's file, from the folder of the configuration on.
  func matching(_ finding: Finding, in path: String) -> [FindingException] {
    var candidates = Set(others)
    for name in finding.subject.names {
      candidates.formUnion(subjects.candidates(for: Glob.Path(name)).map { withSubject[$0] })
    }
    candidates.formUnion(paths.candidates(for: Glob.Path(path)).map { withPath[$0] })
    return candidates.sorted().map { list[$0] }.filter { $0.covers(finding, in: path) }
  }
}
