import Combine
import Dirk
import SwiftUI

// Every way to ask counts, on its own line or behind its attribute, if the app reaches it.
// `@ObservableChild` asks nobody, and what no code builds or shows asks for nothing.

final class Store: ObservableObject {}
final class Field: ObservableObject {}
final class Clock: ObservableObject {}
final class Zone: ObservableObject {}
final class Bell {}
final class Hand {}
final class Gear {}
final class Face {}
final class Case {}

final class Model: ObservableObject {
  @ObservableInject var store: Store
  @ObservableInject var clock: Clock  // want: missing-provider "Clock"
  @ObservableChild var field = Field()
}

struct HomeView: View {
  @StateInject private var model: Model
  @StateInject
  private var zone: Zone  // want: missing-provider "Zone"
  @Inject var face: Face  // want: missing-provider "Face"
  @Resolve var bell: Bell  // want: missing-provider "Bell"

  var body: some View {
    Button("\(model) \(zone) \(face) \(bell)") { tap() }
  }

  private func tap() {
    do {
      print(try inject(Hand.self))  // want: missing-provider "Hand"
      let gear: Gear = try inject()  // want: missing-provider "Gear"
      print(gear, try Dirk.get().get(Store.self))
      print(try Dirk.get().get(Case.self))  // want: missing-provider "Case"
    } catch {
      print(error)
    }
  }
}

/// Nobody shows it.
struct OldView: View {
  @Inject var field: Field

  var body: some View { Text("\(field)") }
}

/// Declared, and never read: nothing asks.
final class Silent {
  @Inject private var field: Field
}

final class Host<Value> {
  @Inject var value: Value
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View { HomeView() }
}

@main
struct ListApp: App {
  init() {
    try! Dirk.start {
      Module {
        Factory { Model() }
        Singleton { Store() }
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        HomeView()
        Text("\(Host<Store>().value) \(Silent())")
      }
    }
  }
}
