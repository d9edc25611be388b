import Pure

@testable import Kit

struct SilentLogger: Logging {
  func log() {}
}

func showsAll() {
  print(Client(dependencies: .init(logger: SilentLogger(), retries: 1)))
  Screen.Factory(dependency: .init(title: "a")).create().show()
  Panel.Factory(dependency: .init(title: "b")).create().show()
}
