import Foundation

/// The numbers as a picture: time on the left, memory on the right, with logarithmic scales, where
/// a line that rises by one decade for each decade of screens means that cost grows as the app does.
struct GrowthPicture {
  private let points: [GrowthPoint]

  init(_ points: [GrowthPoint]) {
    self.points = points
  }

  /// A line through one number of every point.
  struct Series {
    let name: String
    /// The name of its style.
    let style: String
    let values: [Double]
  }

  /// Grey words and lines and two colours that can be read on white and on black.
  var svg: String {
    let screens = points.map { Double($0.screens) }
    let time = LogarithmicPlot(
      title: "seconds",
      left: 60,
      screens: screens,
      series: [
        Series(name: "1 thread", style: "single", values: points.map(\.single.seconds)),
        Series(name: "all threads", style: "parallel", values: points.map(\.parallel.seconds)),
      ]
    )
    let memory = LogarithmicPlot(
      title: "peak MB",
      left: 450,
      screens: screens,
      series: [
        Series(
          name: "1 thread",
          style: "single",
          values: points.map { $0.single.peakMemory / 1e6 }
        ),
        Series(
          name: "all threads",
          style: "parallel",
          values: points.map { $0.parallel.peakMemory / 1e6 }
        ),
      ]
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 340" role="img"
        aria-label="Time and memory by number of screens">
      <style>
        text { font: 12px sans-serif; fill: #808080 }
        .grid { stroke: #808080; stroke-opacity: 0.3 }
        .linear { stroke: #808080; stroke-dasharray: 3 4 }
        .single { stroke: #e0662a; fill: #e0662a }
        .parallel { stroke: #2f86d6; fill: #2f86d6 }
        polyline { fill: none !important; stroke-width: 2 }
        .end { text-anchor: end } .middle { text-anchor: middle }
        text.single, text.parallel { stroke: none }
      </style>
      \(time.svg)
      \(memory.svg)
      </svg>

      """
  }
}
