import Dependencies
import Observation

@Observable
package final class SortingModel {
  private let crates: [Int]
  @ObservationIgnored @Dependency(\.grading) private var grading: Grading

  init(crates: [Int]) { self.crates = crates }

  package var best: Int? { crates.filter { grading.isGood($0) }.max() }
}

/// Its key is the type itself, seen by nobody but this target.
struct Grading: Sendable {
  var isGood: @Sendable (_ weight: Int) -> Bool
}

extension Grading: TestDependencyKey {
  static let testValue = Grading { _ in true }
}

extension DependencyValues {
  var grading: Grading {
    get { self[Grading.self] }
    set { self[Grading.self] = newValue }
  }
}
