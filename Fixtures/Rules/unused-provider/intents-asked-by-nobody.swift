import AppIntents
import Dependencies
import SwiftUI

// What is added and no intent or query asks for is kept for nothing. A property in any build keeps it,
// and the wrapper of swift-dependencies, which has the same name and a path, asks for something else.

final class Kiln: Sendable { func fire() {} }
final class Wheel: Sendable { func spin() {} }
final class Glaze: Sendable { func coat() {} }
final class Clay: Sendable {}

@main
struct PotteryApp: App {
  init() {
    AppDependencyManager.shared.add(dependency: Kiln())
    AppDependencyManager.shared.add(dependency: Wheel())  // want: unused-provider "'Wheel' is added for App Intents but no intent or query asks for it"
    AppDependencyManager.shared.add(dependency: Glaze())
    AppDependencyManager.shared.add(dependency: Clay())  // want: unused-provider
  }

  var body: some Scene { WindowGroup { Text("Pottery") } }
}

struct FireIntent: AppIntent {
  static let title: LocalizedStringResource = "Fire"
  @Dependency private var kiln: Kiln
  #if STUDIO
    @Dependency private var glaze: Glaze
  #endif

  func perform() async throws -> some IntentResult {
    kiln.fire()
    #if STUDIO
      glaze.coat()
    #endif
    return .result()
  }
}

final class ClayModel {
  @Dependency(\.clay) private var clay: Clay
  func knead() { print(clay) }
}

private enum ClayKey: DependencyKey {
  static let liveValue = Clay()
}

extension DependencyValues {
  var clay: Clay {
    get { self[ClayKey.self] }
    set { self[ClayKey.self] = newValue }
  }
}
