import SwiftUI

// What a preview registers is there for the preview alone, and nobody has to ask for it.

final class Registry {
  static let shared = Registry()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

final class Clock {}
final class Bell {}
final class Rope {}

struct Tower: View {
  let clock = Registry.shared.resolve(Clock.self)
  let bell = Registry.shared.resolve(Bell.self)  // want: missing-provider "'Bell' is not registered"
  let gong = Registry.shared.resolve(Gong.self)  // want: missing-provider "'Gong' is not registered"
  var body: some View { Text("\(clock) \(bell) \(gong)") }
}

final class Gong {}

@main
struct Main: App {
  init() { Registry.shared.register(Clock.self) { Clock() } }
  var body: some Scene { WindowGroup { Tower() } }
}

#Preview {
  Registry.shared.register(Clock.self) { Clock() }
  Registry.shared.register(Bell.self) { Bell() }
  Registry.shared.register(Rope.self) { Rope() }
  return Tower()
}

struct TowerPreviews: PreviewProvider {
  static var previews: some View {
    Registry.shared.register(Gong.self) { Gong() }
    return Tower()
  }
}
