package struct Forecast: Equatable, Sendable {
  package let night: Int
  package var isFrosty: Bool { night < 0 }

  package init(night: Int) { self.night = night }
}
