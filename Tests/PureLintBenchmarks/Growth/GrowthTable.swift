/// The numbers as a table in Markdown.
struct GrowthTable {
  let points: [GrowthPoint]
  let rounds: Int

  var markdown: String {
    let head = """
      | screens | MB | 1 thread: s | CPU s | ms / screen | peak MB | all threads: s | CPU s | peak MB |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |

      """
    let foot = "\nMedians of \(rounds) \(rounds == 1 ? "run" : "runs").\n"
    return head + points.map(row).joined() + foot
  }

  private func row(_ point: GrowthPoint) -> String {
    let cells = [
      "\(point.screens)", number(Double(point.bytes) / 1e6, 1), number(point.single.seconds, 2),
      number(point.single.processorSeconds, 2),
      number(point.single.processorSeconds * 1000 / Double(point.screens), 2),
      number(point.single.peakMemory / 1e6, 0), number(point.parallel.seconds, 2),
      number(point.parallel.processorSeconds, 2), number(point.parallel.peakMemory / 1e6, 0),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}

/// A number with so many places behind the point.
func number(_ value: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1) { product, _ in product * 10 }
  let rounded = Int((value * Double(scale)).rounded())
  guard places > 0 else { return "\(rounded)" }
  let fraction = "\(rounded % scale)"
  return "\(rounded / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
}
