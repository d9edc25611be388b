import QuarryKit
import Resolver
import SwiftUI

@main
struct QuarryApp: App {
  var body: some Scene {
    WindowGroup {
      StonesView()
      OrderView(model: Resolver.resolve(args: "Slate"))
    }
  }
}

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    registerKit()
    registerStones()
    registerOrders()
    #if DEBUG
      register(Sharing.self) { LocalSharing() }
    #else
      register(Sharing.self) { WebSharing() }
    #endif
  }
}
