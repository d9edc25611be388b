import Foundation
import Swinject
import SwinjectAutoregistration

public final class KitAssembly: Assembly {
  private enum Name {
    static let sync = "sync"
  }

  public init() {}

  public func assemble(container: Container) {
    container.register(URL.self, name: "api") { _ in URL(string: "https://marina.example.com")! }
    container.register(RequestSigner.self) { _ in RequestSigner() }.inObjectScope(.transient)
    container.autoregister(Telemetry.self, initializer: Telemetry.init).inObjectScope(.container)
    container.registerShared(APIClientType.self) { r in
      // want@+1: captive-dependency "RequestSigner"
      APIClient(base: r ~> (URL.self, name: "api"), signer: r~>, telemetry: r ~> Telemetry.self)
    }
    assembleBerths(in: container)
    container.register(WeatherService.self) { r in
      WeatherService(client: r.get(), unit: r.resolve(String.self, name: Name.sync))
    }
    .inObjectScope(.weak)
    .implements(WeatherProviding.self, WeatherCaching.self)
    container.register(TileServer.self) { _ in TileServer() }  // want: unused-provider "TileServer"
  }

  private func assembleBerths(in container: Container) {
    container.register(String.self, name: Name.sync) { _ in "sync" }
    container.register(BerthRepositoryType.self) { r in BerthRepository(client: r.get()) }
      .inObjectScope(.container)
      .initCompleted { r, repository in
        guard let repository = repository as? BerthRepository else { return }
        repository.sync = r.resolve(SyncService.self)
      }
    container.register(SyncService.self) { r in
      SyncService(
        repository: r.resolve(BerthRepositoryType.self)!,
        queue: r.resolve(String.self, name: "sinc")!  // want: missing-provider "sinc"
      )
    }
    .inObjectScope(.container)
    // want@+1: missing-provider "Int"
    container.autoregister(TideTable.self, argument: Harbor.self, initializer: TideTable.init)
    container.register(Chart.self) { (r: Resolver, berth: Berth, scale: Int) in
      Chart(client: r.get(), title: "\(berth.number)@\(scale)")
    }
    // want@+1: duplicate-provider "Chart"
    container.register(Chart.self) { (r: Resolver, berth: Berth, zoom: Int) in
      Chart(client: r.get(), title: "\(zoom) of \(berth.number)")
    }
    container.register(Chart.self, priority: 2) { r in Chart(client: r.get(), title: "all") }
  }

  public func loaded(resolver: Resolver) {
    resolver.resolve(WeatherCaching.self)?.forget()
    resolver.resolve((Int, Chart).self)?.1.draw()
  }
}
