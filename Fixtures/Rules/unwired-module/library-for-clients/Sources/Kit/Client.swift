import Pure

// What a library shows, clients out of sight may build and read.

public protocol Logging {
  func log()
}

public final class Client {
  public struct Dependencies {
    public let logger: Logging
    public let retries: Int
    let spare: Int  // want: unused-dependency "Client.Dependencies.spare"
    public init(logger: Logging, retries: Int) {
      (self.logger, self.retries, spare) = (logger, retries, 1)
    }
  }
  public let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
}

extension Client {
  public static func live(logger: Logging) -> Client {
    Client(dependencies: .init(logger: logger, retries: 3))
  }
}

public final class Screen: FactoryModule {
  public struct Dependency {
    public let title: String
    public init(title: String) { self.title = title }
  }
  private let dependency: Dependency
  public init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  public func show() { print(dependency.title) }
}

// want@+1: unwired-module "Panel"
final class Panel: FactoryModule {
  struct Dependency {
    let title: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}
