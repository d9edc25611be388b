// What the container builds for a protocol works by itself from its initializer on.
import Swinject

protocol Beacon { func light() }
protocol Horn { func blow() }

final class Tide {
  var listeners: [() -> Void] = []
}

final class LampBeacon: Beacon {
  init(tide: Tide) {
    tide.listeners.append { [weak self] in self?.light() }
  }
  func light() { print("light") }
}

final class FogHorn: Horn {
  func blow() { print("blow") }
}

protocol Chart { func draw() }

final class PaperChart: Chart {
  func draw() { print("draw") }
}

final class HarborAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { _ in Tide() }.inObjectScope(.container)
    container.register(Beacon.self) { r in LampBeacon(tide: r.resolve(Tide.self)!) }.inObjectScope(.container)
    container.register(Chart.self) { _ in PaperChart() }
    container.register(Horn.self) { _ in FogHorn() }.inObjectScope(.container)
  }
}

final class HarborServices {
  let horn: Horn
  let beacon: Beacon
  let chart: Chart  // want: unused-provider "'chart' is kept in 'HarborServices' but never used"
  let resolver: Resolver

  init(assembler: Assembler) {
    resolver = assembler.resolver
    horn = resolver.resolve(Horn.self)!
    beacon = resolver.resolve(Beacon.self)!
    chart = resolver.resolve(Chart.self)!
  }
}

@main
struct HarborApp {
  static let assembler = Assembler([HarborAssembly()])
  static let services = HarborServices(assembler: assembler)
  static func main() {
    services.horn.blow()
  }
}
