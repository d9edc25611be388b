actor Scale {
  static let shared = Scale()
  private var readings = [9, 11, 10]

  func read() -> Int {
    let next = readings.removeFirst()
    readings.append(next)
    return next
  }
}
