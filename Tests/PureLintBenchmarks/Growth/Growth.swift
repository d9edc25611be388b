import Foundation
import Processes

/// Makes an app of each size in turn, and measures runs on it.
struct Growth {
  private let options: GrowthOptions

  init(_ options: GrowthOptions) {
    self.options = options
  }

  /// What is written is written anew after each size, so that a run can be ended early.
  func run() throws {
    var points: [GrowthPoint] = []
    for size in options.sizes {
      points.append(try measure(size))
      let table = GrowthTable(points: points, rounds: options.rounds).markdown
      if let path = options.table {
        try table.write(toFile: path, atomically: true, encoding: .utf8)
      }
      if let path = options.picture {
        try GrowthPicture(points).svg.write(toFile: path, atomically: true, encoding: .utf8)
      }
      if options.table == nil, size == options.sizes.last { print(table, terminator: "") }
    }
  }

  private func measure(_ size: Int) throws -> GrowthPoint {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    _ = try runProcess([options.madeUpApps, options.dialect, "\(size)", folder.path])
    // Once without measuring: both kinds of runs find the files in memory.
    _ = try check(folder, ["--jobs", "1"])
    var single: [ProcessCost] = []
    var parallel: [ProcessCost] = []
    for _ in 0..<options.rounds {
      single.append(try check(folder, ["--jobs", "1"]))
      parallel.append(try check(folder, []))
    }
    return GrowthPoint(
      screens: size,
      bytes: try byteCount(of: folder),
      single: MedianCost(single),
      parallel: MedianCost(parallel)
    )
  }

  /// Fails if there is a finding: the run would tell something else than the others.
  private func check(_ folder: URL, _ words: [String]) throws -> ProcessCost {
    try runProcess([options.purelint, "check", "--strict"] + words + [folder.path])
  }

  private func byteCount(of folder: URL) throws -> Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
    return try files?.reduce(0) { total, file in
      let values = try (file as? URL)?.resourceValues(forKeys: keys)
      return total + (values?.isRegularFile == true ? values?.fileSize ?? 0 : 0)
    } ?? 0
  }
}
