import SwiftUI

@main
struct CellarApp: App {
  private let component: AppComponent

  init() {
    registerProviderFactories()
    component = AppComponent()
  }

  var body: some Scene {
    WindowGroup { component.rootView }
  }
}

struct RootView: View {
  let bottles: BottlesBuilder
  let tasting: TastingComponent

  var body: some View {
    TabView {
      bottles.view
      tasting.makeView(title: "Tonight")
    }
  }
}
