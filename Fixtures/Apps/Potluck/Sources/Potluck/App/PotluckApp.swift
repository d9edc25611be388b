import Dirk
import PotluckKit
import SwiftUI

@main
struct PotluckApp: App {
  init() {
    try! Dirk.start {
      KitModule(host: "recipes.example.com")
      AccountModule()
      ScreenModule()
      Module {
        Singleton { Pantry() }
        Singleton { try ShoppingList(planner: $0.get()) }
        Singleton { Planner() }
        WeakProvider { ImageCache() }
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}
