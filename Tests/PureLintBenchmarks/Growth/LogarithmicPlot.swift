import Foundation

/// One of the two plots: lines over the number of screens.
struct LogarithmicPlot {
  let title: String
  /// Where the plot begins.
  let left: Double
  let screens: [Double]
  let series: [GrowthPicture.Series]

  private let width = 300.0
  private let top = 40.0
  private let height = 250.0

  /// The powers of ten that a number is between, and all between others.
  private func decades(_ values: [Double]) -> ClosedRange<Int> {
    let exponents = values.filter { $0 > 0 }.map { log10($0) }
    let low = Int((exponents.min() ?? 0).rounded(.down))
    return low...max(low + 1, Int((exponents.max() ?? 1).rounded(.up)))
  }

  private var columns: ClosedRange<Int> { decades(screens) }
  private var rows: ClosedRange<Int> { decades(series.flatMap(\.values)) }

  private func x(_ value: Double) -> Double {
    left + width * (log10(value) - Double(columns.lowerBound)) / Double(columns.count - 1)
  }

  private func y(_ value: Double) -> Double {
    let share = (log10(max(value, 1e-9)) - Double(rows.lowerBound)) / Double(rows.count - 1)
    return top + height * (1 - share)
  }

  var svg: String {
    let heading = text("middle", left + width / 2, top - 24, title)
    let caption = text("middle", left + width / 2, top + height + 38, "screens")
    return ([heading, caption] + grid + [linear] + series.flatMap(line) + legend)
      .joined(separator: "\n")
  }

  private var grid: [String] {
    let vertical = columns.flatMap { decade -> [String] in
      let x = x(pow(10, Double(decade)))
      return [
        stroke("grid", x, top, x, top + height),
        text("middle", x, top + height + 18, label(decade)),
      ]
    }
    let horizontal = rows.flatMap { decade -> [String] in
      let y = y(pow(10, Double(decade)))
      return [
        stroke("grid", left, y, left + width, y), text("end", left - 6, y + 4, label(decade)),
      ]
    }
    return vertical + horizontal
  }

  /// What the largest app would cost less if cost grew as the app does.
  private var linear: String {
    guard let first = screens.first, let last = screens.last,
      let cost = series.first?.values.last, first < last
    else { return "" }
    let floor = pow(10, Double(rows.lowerBound))
    let start = max(first, last * floor / cost)
    return stroke("linear", x(start), y(cost * start / last), x(last), y(cost))
  }

  private func line(_ series: GrowthPicture.Series) -> [String] {
    let places = zip(screens, series.values).map { (x: x($0), y: y($1)) }
    let path = places.map { "\(number($0.x, 1)),\(number($0.y, 1))" }.joined(separator: " ")
    let dots = places.map { place in
      "<circle class=\"\(series.style)\" cx=\"\(number(place.x, 1))\" cy=\"\(number(place.y, 1))\" "
        + "r=\"3\"/>"
    }
    return ["<polyline class=\"\(series.style)\" points=\"\(path)\"/>"] + dots
  }

  private var legend: [String] {
    series.enumerated().map { index, series in
      text(series.style, left + 10, top + 16 + Double(index) * 16, series.name)
    } + [text("", left + 10, top + 16 + Double(series.count) * 16, "dashed: in proportion")]
  }

  /// `0.1`, `1`, `10`, `1,000`.
  private func label(_ decade: Int) -> String {
    guard decade >= 0 else { return number(pow(10, Double(decade)), -decade) }
    let zeros = String(repeating: "0", count: decade)
    return decade < 3 ? "1" + zeros : "1" + zeros.dropLast(3) + "," + zeros.suffix(3)
  }

  private func text(_ style: String, _ x: Double, _ y: Double, _ text: String) -> String {
    "<text class=\"\(style)\" x=\"\(number(x, 1))\" y=\"\(number(y, 1))\">\(text)</text>"
  }

  private func stroke(
    _ style: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> String {
    "<line class=\"\(style)\" x1=\"\(number(x1, 1))\" y1=\"\(number(y1, 1))\" "
      + "x2=\"\(number(x2, 1))\" y2=\"\(number(y2, 1))\"/>"
  }
}
