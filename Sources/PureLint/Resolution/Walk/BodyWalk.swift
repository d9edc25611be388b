import PureLintSource

/// The walk over the bodies of many files, on several threads.
///
/// What is found in a file does not depend on which files its thread has walked before, so neither
/// the number of threads nor the way in which they share the files shows in the outcome.
public struct BodyWalk {
  /// The number of threads, at most; at least 1.
  public var jobs = 1
  /// Fewer bytes than this are not worth a thread, which has to find out anew what others know.
  public var bytesPerThread = 1 << 17
  /// Files are taken in runs of neighbours, which ask about the same types; so many for each
  /// thread, because some take longer than others of the same size.
  private let runsPerThread = 8

  /// Stores the numbers as they are.
  public init(jobs: Int = 1, bytesPerThread: Int = 1 << 17) {
    self.jobs = jobs
    self.bytesPerThread = bytesPerThread
  }

  /// Walks files and adds what is found to the facts of a resolver, in the order of the files. The
  /// copies of it that walk on other threads become its partners, for what comes after the walk; so
  /// their number follows from the size of all files.
  /// - Parameter known: What another walk over the same bodies has found, by file; these files are
  ///   not walked.
  public func run(_ files: [Int], _ resolver: Resolver, known: consuming [Int: Facts] = [:]) {
    let walked = files.filter { known[$0] == nil }
    let weights = walked.map { weight(of: $0, resolver) }
    let count = threadCount(files.reduce(0) { $0 + weight(of: $1, resolver) }, files)
    let runs = runs(of: walked, weights, upTo: weights.reduce(0, +) / (count * runsPerThread))
    let workers = workers(count, resolver)
    for (file, facts) in zip(walked, walk(runs, workers)) { known[file] = facts }
    resolver.add(files.compactMap { known.removeValue(forKey: $0) })
    resolver.partners = workers.dropFirst().map(\.resolver)
  }

  /// What is found in the files of some runs, in their order.
  private func walk(_ runs: [Run], _ workers: [Worker]) -> some Sequence<Facts> {
    concurrentMap(runs, states: workers, weight: \.weight) { worker, run in
      run.files.map { file in
        BodyWalker.walk(file: file, worker.resolver, worker.recorder)
        return worker.recorder.takeFacts()
      }
    }
    .joined()
  }

  /// Walks files, and adds nothing to the facts of the resolver.
  /// - Parameter partly: The parts to look at, for files that are not walked as a whole.
  /// - Returns: What was found in each of the files, in their order.
  public func find(
    in files: [Int],
    partly: [Int: WalkedDeclarations] = [:],
    _ resolver: Resolver
  ) -> [Facts] {
    let weights = files.map { file in
      weight(of: file, resolver) - (partly[file]?.skippedByteCount ?? 0)
    }
    let count = threadCount(weights.reduce(0, +), files)
    let steps = files.indices.map { (file: files[$0], weight: weights[$0]) }
    return concurrentMap(
      steps,
      states: workers(count, resolver),
      weight: \.weight
    ) { worker, step in
      BodyWalker.walk(file: step.file, partly: partly[step.file], worker.resolver, worker.recorder)
      return worker.recorder.takeFacts()
    }
  }

  private func weight(of file: Int, _ resolver: Resolver) -> Int {
    resolver.program.trees.source(file).bytes.count
  }

  private func threadCount(_ total: Int, _ files: [Int]) -> Int {
    max(1, min(jobs, total / bytesPerThread, files.count))
  }

  /// The tools of one thread of the walk.
  private struct Worker {
    let resolver: Resolver
    let recorder = FactRecorder()
  }

  /// A worker with the resolver, and others with copies of it, one for each thread.
  private func workers(_ count: Int, _ resolver: Resolver) -> [Worker] {
    [Worker(resolver: resolver)] + (1..<count).map { _ in Worker(resolver: resolver.copy()) }
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

extension Resolver {
  /// Adds what several walks have found, in their order.
  public func add(_ found: consuming [Facts]) {
    facts.reserveCapacity(for: found)
    for index in found.indices {
      facts.append(found[index])
      // Copies of all facts at once would be most of what a run keeps in memory.
      found[index] = Facts()
    }
    settleLocals()
  }
}
