import Foundation
import Processes
import PureLintSource
import PureLintSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of the benchmark: everything is measured in turn, round after round, so that whatever
/// else the machine does falls on all of it alike.
struct Benchmark {
  private let options: BenchmarkOptions
  private let paths: [String]
  private let byteCount: Int
  private let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// One line of the table.
  private struct Measurement {
    let name: String
    let measure: () throws -> Double
    var seconds: [Double] = []

    /// The median.
    var median: Double { seconds.sorted()[seconds.count / 2] }
  }

  init(_ options: BenchmarkOptions) throws {
    self.options = options
    paths = SourceFinder().find([options.folder]).files.map(\.path)
      .filter { $0.hasSuffix(".swift") }
    byteCount = paths.reduce(0) { total, path in
      var status = stat()
      return stat(path, &status) == 0 ? total + Int(status.st_size) : total
    }
  }

  /// Measures and prints the table.
  func run() throws {
    print("\(paths.count) files, \(decimal(megabytes(byteCount))) MB, \(options.rounds) rounds")
    try printMemory()
    // Only now are the sources loaded: see `runProcess`.
    let files = SourceFile.read(paths.map { .init(path: $0, root: nil) }, jobs: jobs).files
    let list = try FileList(paths)
    defer { list.remove() }
    var table = measurements(files, list)
    for _ in 0..<options.rounds {
      for index in table.indices { table[index].seconds.append(try table[index].measure()) }
    }
    let floor = table[0].median
    for line in table {
      let rate = megabytes(byteCount) / line.median
      print(
        pad(line.name, 34),
        pad(decimal(line.median * 1000), -9),
        "ms",
        pad(decimal(rate), -8),
        "MB/s",
        pad(decimal(line.median / floor), -7),
        "x floor"
      )
    }
  }

  private func printMemory() throws {
    for jobs in Set([1, jobs]).sorted() {
      let cost = try runProcess(wholeRun(jobs), isExitCodeFree: true)
      let share = Double(cost.peakMemory) / Double(max(byteCount, 1))
      print(
        pad("peak memory, \(threads(jobs))", 34),
        pad(decimal(megabytes(cost.peakMemory)), -9),
        "MB",
        pad(decimal(share), -8),
        "x source"
      )
    }
  }

  private func measurements(_ files: [SourceFile], _ list: FileList) -> [Measurement] {
    let floor = ByteFloor()
    var table = [
      Measurement(name: "floor, 1 thread") { time { floor.run(paths) } }
    ]
    if jobs > 1 {
      table.append(
        Measurement(name: "floor, \(threads(jobs))") {
          time { concurrentMap(paths, jobs: jobs) { floor.run([$0]) }.reduce(0, +) }
        }
      )
    }
    for jobs in Set([1, jobs]).sorted() {
      table += [
        parallel("lexing", files, jobs) { $0.tokenCount },
        parallel("parsing lazily", files, jobs) {
          SyntaxTree(parsing: $0, bodies: .skip).nodes.count
        },
        parallel("parsing everything", files, jobs) {
          SyntaxTree(parsing: $0, bodies: .parse).nodes.count
        },
        Measurement(name: "whole run, \(threads(jobs))") {
          try runProcess(wholeRun(jobs), isExitCodeFree: true).seconds
        },
      ]
    }
    if options.includesCompiler {
      table.append(
        Measurement(name: "swiftc -frontend -parse") {
          let words = ["swiftc", "-frontend", "-parse", "@" + list.linkedPath]
          return try runProcess(words, isExitCodeFree: true).seconds
        }
      )
    }
    if let program = options.swiftSyntax {
      table.append(
        Measurement(name: "SwiftSyntax, parse and walk") {
          try runProcess([program, list.path]).seconds
        }
      )
    }
    table += options.peers.map { peer in
      Measurement(name: peer.name) {
        try runProcess(peer.words + [options.folder], isExitCodeFree: true).seconds
      }
    }
    return table
  }

  private func wholeRun(_ jobs: Int) -> [String] {
    [options.purelint, "--jobs", "\(jobs)", options.folder]
  }

  private func parallel(
    _ name: String,
    _ files: [SourceFile],
    _ jobs: Int,
    _ work: @escaping @Sendable (SourceFile) -> Int
  ) -> Measurement {
    Measurement(name: "\(name), \(threads(jobs))") {
      time {
        concurrentMap(files, jobs: jobs, weight: \.bytes.count, work).reduce(0, +)
      }
    }
  }
}

/// The seconds that some work takes. Its outcome keeps the optimiser from leaving it out.
private func time(_ work: () -> Int) -> Double {
  let start = ContinuousClock.now
  let outcome = work()
  let end = ContinuousClock.now
  precondition(outcome >= 0, "counts are never negative")
  return seconds(start.duration(to: end))
}

private func threads(_ count: Int) -> String { count == 1 ? "1 thread" : "\(count) threads" }

private func megabytes(_ bytes: Int) -> Double { Double(bytes) / 1e6 }

/// Two places behind the point, one for large numbers.
private func decimal(_ number: Double) -> String {
  let scale = number < 10 ? 100.0 : 10.0
  return "\((number * scale).rounded() / scale)"
}

/// Fills up with spaces, on the left for a negative width.
private func pad(_ text: String, _ width: Int) -> String {
  let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? spaces + text : text + spaces
}
