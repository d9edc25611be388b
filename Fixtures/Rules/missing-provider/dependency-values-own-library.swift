// A library of the project's own, called as swift-dependencies is: what it does without a live value
// is up to it.
import Dependencies

protocol TestDependencyKey {
  associatedtype Value
  static var testValue: Value { get }
}

struct DependencyValues {
  subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value { key.testValue }
}

enum ZoneKey: TestDependencyKey {
  static let testValue = "UTC"
}

extension DependencyValues {
  var zone: String { self[ZoneKey.self] }
}

struct Forecast {
  @Dependency(\.zone) var zone
}
