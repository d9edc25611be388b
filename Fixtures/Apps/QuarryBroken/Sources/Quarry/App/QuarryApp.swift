import QuarryKit
import Resolver
import SwiftUI

@main
struct QuarryApp: App {
  var body: some Scene {
    WindowGroup {
      StonesView()
      Button("Open", action: { Resolver.resolve(Yard.self).open() })
      OrderView(model: Resolver.resolve(args: "Slate"))
    }
  }
}

protocol Measuring {}

final class Scale: Measuring {}

final class Yard {
  @Injected(name: "yard") private var measure: Measuring

  func open() {
    print(measure)
  }
}

extension Resolver {
  static func registerYard() {
    register { Yard() }
    // want@+2: missing-provider "'Scale' is not registered: 'implements' in 'Resolver' asks for it without a name"
    register(name: "yard") { Scale() }
      .implements(Measuring.self, name: "yard")
  }
}

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    registerKit()
    registerStones()
    registerOrders()
    registerYard()
    #if DEBUG
      register(Sharing.self) { LocalSharing() }
    #else
      register(Sharing.self) { WebSharing() }
    #endif
  }
}
