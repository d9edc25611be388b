import Dependencies

enum ScaleKey: TestDependencyKey {
  static let testValue = 1.0
}

enum TrayKey: TestDependencyKey {
  static let testValue = 2
}

enum LabelKey: TestDependencyKey {
  static let testValue = "test"
}

enum StampKey: TestDependencyKey {
  static let testValue = "test"
}

struct Press: TestDependencyKey {
  static let testValue = Press()
}

struct Oven: TestDependencyKey {
  static let testValue = Oven()
}

extension DependencyValues {
  var scale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  var tray: Int {
    get { self[TrayKey.self] }
    set { self[TrayKey.self] = newValue }
  }
  var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
  var stamp: String {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }
}
