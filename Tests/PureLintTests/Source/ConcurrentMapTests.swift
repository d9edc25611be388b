import Foundation
import Testing

@testable import PureLintSource

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

  @Test(arguments: [[100, 10, 10, 10, 10], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [1, 1, 1, 1, 9]])
  func nothingWaitsForAThreadThatIsHeldUp(weights: [Int]) {
    let othersAreDone = DispatchSemaphore(value: 0)
    let outcome = concurrentMap([0, 1, 2, 3, 4], jobs: 2, weight: { weights[$0] }) { element in
      if element == 0 {
        return (0..<4).allSatisfy { _ in othersAreDone.wait(timeout: .now() + 20) == .success }
      }
      othersAreDone.signal()
      return true
    }
    #expect(outcome == [true, true, true, true, true])
  }

  @Test func givesEachThreadItsOwnState() {
    final class Count { var taken = 0 }
    let counts = (0..<3).map { _ in Count() }
    let numbers = Array(1...1000)
    let outcome = concurrentMap(numbers, states: counts, weight: { $0 }) { count, number in
      count.taken += 1
      return number
    }
    #expect(outcome == numbers)
    #expect(counts.reduce(0) { $0 + $1.taken } == numbers.count)
  }

  @Test func givesEachThreadAStackForDeepRecursion() {
    @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
    let outcome = concurrentMap([20_000, 20_000], jobs: 2) { depth($0) }
    #expect(outcome == [20_000, 20_000])
  }
}
