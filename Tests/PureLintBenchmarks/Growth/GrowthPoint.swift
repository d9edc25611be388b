import Processes

/// What an app of one size cost.
struct GrowthPoint {
  let screens: Int
  let bytes: Int
  /// With one thread, and with all processors.
  let single: MedianCost
  let parallel: MedianCost
}

/// The median of each number on its own.
struct MedianCost {
  let seconds: Double
  let processorSeconds: Double
  /// In bytes.
  let peakMemory: Double

  init(_ costs: [ProcessCost]) {
    let median = { (numbers: [Double]) in numbers.sorted()[numbers.count / 2] }
    seconds = median(costs.map(\.seconds))
    processorSeconds = median(costs.map(\.processorSeconds))
    peakMemory = median(costs.map { Double($0.peakMemory) })
  }
}
