import Dependencies

package enum ApiClient: TestDependencyKey {
  package static let testValue = "api"
}

package enum FileClient: TestDependencyKey {
  package static let testValue = "file"
}

package enum OnlyInTests: TestDependencyKey {
  package static let testValue = "test"
}

extension DependencyValues {
  package var api: String { self[ApiClient.self] }
  package var file: String { self[FileClient.self] }
  package var test: String { self[OnlyInTests.self] }
}
