import AppIntents
import SwiftUI

@MainActor
final class Door: ObservableObject {
  init() { AppDependencyManager.shared.add(dependency: self) }
  func lift() {}
}

final class Lamp: Sendable { func shine() {} }
final class Siren: Sendable { func wail() {} }
final class Lock: Sendable { func turn() {} }
final class Meter: Sendable { func count() {} }

final class Plug: Sendable {
  static let shared = Plug()
  private init() { AppDependencyManager.shared.add(dependency: self) }
  func charge() {}
}

@MainActor
final class Camera {
  init() { AppDependencyManager.shared.add(dependency: self) }
  func look() {}
}

@main
struct GarageApp: App {
  @StateObject private var door = Door()
  @State private var camera = Camera()

  init() {
    Task { AppDependencyManager.shared.add(dependency: Lock()) }
  }

  var body: some Scene {
    WindowGroup {
      GarageView()
        .task { prepare(Lamp()) }
        .onAppear { AppDependencyManager.shared.add(dependency: Siren()) }
    }
    MenuBarExtra("Garage") {
      Text("Garage").onAppear { AppDependencyManager.shared.add(dependency: Meter()) }
    }
  }

  private func prepare(_ lamp: Lamp) { AppDependencyManager.shared.add(dependency: lamp) }
}

struct GarageView: View {
  var body: some View { Button("Charge") { Plug.shared.charge() } }
}
