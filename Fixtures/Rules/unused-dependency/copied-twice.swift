import Pure

// Two hops: field to property to local. The one chain ends in a call, the other nowhere.

final class Logger {
  func log(_ text: String) {}
}

final class UploadModule: FactoryModule {
  struct Dependency {
    let logger: Logger
    let errorLogger: Logger  // want: unused-dependency "errorLogger"
  }

  private let logger: Logger
  private let errorLogger: Logger

  init(dependency: Dependency, payload: Void) {
    let logger = dependency.logger
    self.logger = logger
    let errorLogger = dependency.errorLogger
    self.errorLogger = errorLogger
  }

  func start() {
    let log = logger
    log.log("start")
  }
}

enum CompositionRoot {
  static func resolve() -> UploadModule.Factory {
    .init(dependency: .init(logger: Logger(), errorLogger: Logger()))
  }
}
