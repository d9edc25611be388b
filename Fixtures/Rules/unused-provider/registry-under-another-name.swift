// A function that registers in what others hold, under a name of its own, and that nobody calls registers
// nothing. What it fills for itself alone is its own business.

protocol Clock {}
final class Quartz: Clock {}
final class Gear {}

final class Depot {
  static let shared = Depot()
  private var services: [String: Any] = [:]
  func register<Service>(_ type: Service.Type, service: Service) {
    services[String(describing: type)] = service
  }
  func find<Service>(_ type: Service.Type) -> Service? {
    services[String(describing: type)] as? Service
  }
}

final class Staff {
  static func registerServices() {  // want: unused-provider "'registerServices()' is never called, so nothing of what it registers is there"
    let depot = Depot.shared
    depot.register(Clock.self, service: Quartz())
  }

  private let depot = Depot.shared

  static func registerGears() {
    let depot = Depot.shared
    depot.register(Gear.self, service: Gear())
  }

  static func trial() {
    let depot = Depot()
    depot.register(Gear.self, service: Gear())
    print(depot.find(Gear.self) as Any)
  }
}

@main
enum Main {
  static func main() {
    Staff.registerGears()
    print(Depot.shared.find(Gear.self) as Any)
  }
}
