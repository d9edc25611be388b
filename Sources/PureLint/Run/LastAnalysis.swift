import PureLintFindings
import PureLintSource

/// What the last analysis of a process remembers of names and types, and what it found. Another one
/// throws it away before it begins; where none comes, it goes with the process, which takes no time. Piece by piece, it takes a
/// tenth of a run on two threads (November 2026), as one frees what others have made.
///
/// Unchecked: `remains` is used under the lock alone.
final class LastAnalysis: @unchecked Sendable {
  static let shared = LastAnalysis()

  private var remains: Remains?
  private let lock = Lock()

  /// What nobody takes apart.
  final class Remains {
    private let memory: AnyObject?
    private let report: Report

    init(_ memory: AnyObject?, _ report: Report) {
      self.memory = memory
      self.report = report
    }
  }

  /// Throws away what was kept, and keeps something else.
  func replace(with remains: Remains?) {
    // What is taken apart makes nobody wait.
    var last = remains
    lock.hold { swap(&last, &self.remains) }
  }
}
