import Client
import Dependencies

struct MainTests {
  @Dependency(\.test) var test
  @Dependency(\.file) var file

  func run() {
    withDependencies { $0.file = "other" } operation: { print(test, file) }
  }
}
