/// The walk over the bodies of many files, on several threads.
///
/// What is found in a file does not depend on which files its thread has walked before, so neither
/// the number of threads nor the way in which they share the files shows in the outcome.
struct BodyWalk {
  /// The number of threads, at most; at least 1.
  var jobs = 1
  /// Fewer bytes than this are not worth a thread, which has to find out anew what others know.
  var bytesPerThread = 1 << 18
  /// Files are handed out in runs of neighbours, which ask about the same types; so many for each
  /// thread, because some take longer than others of the same size.
  private let runsPerThread = 4

  /// Walks files and adds what is found to the facts of a resolver, in the order of the files.
  func run(_ files: [Int], _ resolver: Resolver) {
    let weights = files.map { resolver.program.trees.source($0).bytes.count }
    let total = weights.reduce(0, +)
    let count = max(1, min(jobs, total / bytesPerThread, files.count))
    guard count > 1 else {
      for file in files { resolver.walk(file: file) }
      return resolver.settleLocals()
    }
    let shares = shares(of: files, weights, total: total, count: count)
    let walkers = shares.enumerated().map { index, runs in
      Walker(resolver: index == 0 ? resolver : resolver.copy(), runs: runs)
    }
    var found = concurrentMap(walkers, jobs: count) { $0.walk() }
    resolver.facts.references.reserveCapacity(found.joined().reduce(0) { $0 + $1.references.count })
    for turn in 0..<(shares.first?.count ?? 0) {
      for index in shares.indices where turn < shares[index].count {
        resolver.facts.append(found[index][turn])
        // Copies of all facts at once would be most of what a run keeps in memory.
        found[index][turn] = Facts()
      }
    }
    resolver.settleLocals()
  }

  /// For each thread the runs of files that it walks; the first thread has the first run, the next
  /// one the second, and so on in turn.
  private func shares(
    of files: [Int],
    _ weights: [Int],
    total: Int,
    count: Int
  ) -> [[ArraySlice<Int>]] {
    let runs = count * runsPerThread
    var shares: [[ArraySlice<Int>]] = Array(repeating: [], count: count)
    var (start, weight) = (0, 0)
    for run in 0..<runs {
      var end = start
      while end < files.count, run == runs - 1 || weight < total / runs * (run + 1) {
        weight += weights[end]
        end += 1
      }
      shares[run % count].append(files[start..<end])
      start = end
    }
    return shares
  }
}

/// A resolver with the files that it walks.
///
/// Unchecked: the resolver belongs to the thread that walks.
private struct Walker: @unchecked Sendable {
  let resolver: Resolver
  let runs: [ArraySlice<Int>]

  /// What is found in each run of files.
  func walk() -> [Facts] {
    runs.map { files in
      for file in files { resolver.walk(file: file) }
      defer { resolver.facts = Facts() }
      return resolver.facts
    }
  }
}
