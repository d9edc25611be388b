import Swinject
import SwinjectAutoregistration

// Of helpers that are called alike, a reference to an initializer means the one that hands it as many
// values as it takes: these are asked for.

struct Locator {
  private let container = Container()

  func find<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }

  func add<Service>(_ type: Service.Type, making make: @escaping () -> Service) {
    container.autoregister(type, initializer: make)
  }

  func add<Service, A>(_ type: Service.Type, making make: @escaping (A) -> Service) {
    container.autoregister(type, initializer: make)
  }

  func add<Service, A, B>(_ type: Service.Type, making make: @escaping (A, B) -> Service) {
    container.autoregister(type, initializer: make)
  }
}

protocol Sessions {}
struct Session: Sessions {}
protocol Clients {}
final class Client: Clients {
  let sessions: Sessions
  init(sessions: Sessions) { self.sessions = sessions }
}
protocol Stores {}
struct Store: Stores {
  let clients: Clients
  let disk: Disk
  init(clients: Clients, disk: Disk) { (self.clients, self.disk) = (clients, disk) }
}
struct Disk {}

@main
enum Main {
  static func main() {
    let locator = Locator()
    locator.add(Sessions.self, making: Session.init)
    locator.add(Clients.self, making: Client.init)
    locator.add(Stores.self, making: Store.init)  // want: missing-provider "'Disk' is not registered"
    print(locator.find(Stores.self))
  }
}
