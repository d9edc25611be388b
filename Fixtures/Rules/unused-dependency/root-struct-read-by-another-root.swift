import Pure

// A lower root's struct is read by the roots above it; what neither reads is unused.

final class Network {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let network: Network
  }
  private let network: Network
  init(dependency: Dependency, payload: Void) { network = dependency.network }
  var text: String { "\(network)" }
}

struct CommonDependency {
  let network: Network
  let socket: Network
  let tracer: Network  // want: unused-dependency "'tracer' of 'CommonDependency'"
  let homeFactory: HomeModule.Factory

  static func resolve() -> Self {
    let network = Network()
    return .init(
      network: network, socket: network, tracer: network,
      homeFactory: .init(dependency: .init(network: network)))
  }
}

struct AppDependency {
  let home: HomeModule.Factory
  let socket: Network

  static func resolve() -> AppDependency {
    let common = CommonDependency.resolve()
    print(common.network)
    return AppDependency(home: common.homeFactory, socket: common.socket)
  }
}

final class AppDelegate {
  private let dependency: AppDependency
  init() { dependency = .resolve() }
  func launch() { print(dependency.home.create().text, dependency.socket) }
}
