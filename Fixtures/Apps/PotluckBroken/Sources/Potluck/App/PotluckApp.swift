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
        Singleton { Pantry() }  // want: duplicate-provider "Pantry"
        Singleton {
          try ShoppingList(
            planner: $0.get(),  // want: dependency-cycle "ShoppingList"
            images: $0.get()  // want: captive-dependency "ImageCache"
          )
        }
        Singleton { Planner() }
        WeakProvider { ThumbnailCache() }
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}
