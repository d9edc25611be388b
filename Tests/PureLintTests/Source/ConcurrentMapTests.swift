import Foundation
import Testing

@testable import PureLint

@Suite struct ConcurrentMapTests {
  @Test(arguments: 0...9, 1...4)
  func keepsTheOrder(count: Int, jobs: Int) {
    let outcome = concurrentMap(Array(0..<count), jobs: jobs) { $0 * $0 }
    #expect(outcome == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [[0, 0, 0], [100, 1, 1, 1], [1, 1, 1, 100], [5, 0, 0, 5], [0]])
  func keepsTheOrderWhateverTheWeights(weights: [Int]) {
    for jobs in 1...5 {
      let indices = Array(weights.indices)
      let outcome = concurrentMap(indices, jobs: jobs, weight: { weights[$0] }) { -$0 }
      #expect(outcome == indices.map { -$0 })
    }
  }

  @Test func dealsOutByWeight() {
    let threads = concurrentMap([50, 10, 10, 40, 10, 10], jobs: 2, weight: { $0 }) { _ in
      "\(pthread_self())"
    }
    #expect(Set(threads).count == 2)
    #expect(threads.indices.filter { threads[$0] == threads[0] } == [0, 4, 5])
  }

  @Test func givesEachThreadAStackForDeepRecursion() {
    @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
    let outcome = concurrentMap([20_000, 20_000], jobs: 2) { depth($0) }
    #expect(outcome == [20_000, 20_000])
  }
}
