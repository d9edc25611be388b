import Dependencies

package enum ApiClient: TestDependencyKey {
  package static let testValue = "api"
}

package enum FileClient: TestDependencyKey {
  package static let testValue = "file"
}

public enum OpenClient: TestDependencyKey {
  public static let testValue = "open"
}

package enum SpareClient: TestDependencyKey {
  package static let testValue = "spare"
}

package enum OnlyInTests: TestDependencyKey {
  package static let testValue = "test"
}

extension DependencyValues {
  package var api: String { self[ApiClient.self] }
  package var file: String { self[FileClient.self] }
  package var open: String { self[OpenClient.self] }
  package var spare: String { self[SpareClient.self] }
  package var test: String { self[OnlyInTests.self] }
}
