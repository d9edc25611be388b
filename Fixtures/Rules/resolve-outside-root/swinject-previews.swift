import Swinject
import SwiftUI

// Previews and tests may ask a container, and so may the app's own entry point.

final class Model: ObservableObject {}

enum AppContainer {
  static let shared: Container = {
    let container = Container()
    container.register(Model.self) { _ in Model() }
    return container
  }()
}

struct HomeView: View {
  let model: Model

  var body: some View { Text("\(model)") }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    HomeView(model: AppContainer.shared.resolve(Model.self)!)
  }
}

@main
struct HomeApp: App {
  private let model = AppContainer.shared.resolve(Model.self)!

  var body: some Scene {
    WindowGroup { HomeView(model: model) }
  }
}
