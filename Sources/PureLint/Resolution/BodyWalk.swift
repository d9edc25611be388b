/// The walk over the bodies of many files, on several threads.
///
/// What is found in a file does not depend on which files its thread has walked before, so neither
/// the number of threads nor the way in which they share the files shows in the outcome.
struct BodyWalk {
  /// The number of threads, at most; at least 1.
  var jobs = 1
  /// Fewer bytes than this are not worth a thread, which has to find out anew what others know.
  var bytesPerThread = 1 << 18
  /// Files are taken in runs of neighbours, which ask about the same types; so many for each
  /// thread, because some take longer than others of the same size.
  private let runsPerThread = 8

  /// Walks files and adds what is found to the facts of a resolver, in the order of the files.
  func run(_ files: [Int], _ resolver: Resolver) {
    let weights = files.map { resolver.program.trees.source($0).bytes.count }
    let total = weights.reduce(0, +)
    let count = max(1, min(jobs, total / bytesPerThread, files.count))
    guard count > 1 else {
      for file in files { resolver.walk(file: file) }
      return resolver.settleLocals()
    }
    let runs = runs(of: files, weights, upTo: total / (count * runsPerThread))
    let walkers = [resolver] + (1..<count).map { _ in resolver.copy() }
    let earlier = resolver.facts
    resolver.facts = Facts()
    var found = concurrentMap(runs, states: walkers, weight: \.weight) { walker, run in
      for file in run.files { walker.walk(file: file) }
      defer { walker.facts = Facts() }
      return walker.facts
    }
    resolver.facts = earlier
    resolver.facts.references.reserveCapacity(found.reduce(0) { $0 + $1.references.count })
    for index in found.indices {
      resolver.facts.append(found[index])
      // Copies of all facts at once would be most of what a run keeps in memory.
      found[index] = Facts()
    }
    resolver.settleLocals()
  }

  private typealias Run = (files: ArraySlice<Int>, weight: Int)

  /// Divides files into runs that end with the file which makes them heavy enough.
  private func runs(of files: [Int], _ weights: [Int], upTo limit: Int) -> [Run] {
    var runs: [Run] = []
    var (start, weight) = (0, 0)
    for index in files.indices {
      weight += weights[index]
      guard weight >= limit || index == files.count - 1 else { continue }
      runs.append((files[start...index], weight))
      (start, weight) = (index + 1, 0)
    }
    return runs
  }
}
