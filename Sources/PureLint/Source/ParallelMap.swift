import Dispatch

/// Maps the files on several threads, each with about the same number of bytes; the order of the
/// results is that of the files.
func inParallel<Result: Sendable>(
  _ files: [SourceFile], jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  let parts = shares(of: files, count: max(1, min(jobs, files.count)))
  let results = Parts<Result>(count: parts.count)
  DispatchQueue.concurrentPerform(iterations: parts.count) { part in
    results.store(parts[part].map { ($0, transform($0)) }, at: part)
  }
  return results.all.sorted { $0.0 < $1.0 }.map(\.1)
}

/// Divides the files into shares of about the same number of bytes: the largest first, each to the
/// share that has least.
private func shares(of files: [SourceFile], count: Int) -> [[Int]] {
  guard count > 1 else { return [Array(files.indices)] }
  var shares = [[Int]](repeating: [], count: count)
  var sizes = [Int](repeating: 0, count: count)
  let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
  for file in order {
    let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    shares[least].append(file)
    sizes[least] += files[file].bytes.count
  }
  return shares
}

/// What each thread found, collected under a lock that each takes once.
private final class Parts<Result: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var parts: [[(Int, Result)]]

  init(count: Int) { parts = Array(repeating: [], count: count) }

  func store(_ part: [(Int, Result)], at index: Int) {
    lock.wait()
    defer { lock.signal() }
    parts[index] = part
  }

  var all: [(Int, Result)] { Array(parts.joined()) }
}
