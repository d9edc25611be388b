import Dependencies

extension Grading: DependencyKey {
  static var liveValue: Grading { Grading { $0 > 9 } }
}
