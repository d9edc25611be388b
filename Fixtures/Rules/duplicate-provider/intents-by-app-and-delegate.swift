import AppIntents
import SwiftUI

// The system makes the app before it tells the delegate that it is launched, so what the delegate adds
// comes later, wherever it stands. A wrapper and the manager may be written with their module.

final class Vase: Sendable { func fill() {} }
final class Jar: Sendable { func open() {} }

final class PotteryDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppDependencyManager.shared.add(dependency: Vase())  // want: duplicate-provider "registration of 'Vase'"
    return true
  }
}

@main
struct PotteryApp: App {
  @UIApplicationDelegateAdaptor private var delegate: PotteryDelegate

  init() {
    AppIntents.AppDependencyManager.shared.add(dependency: Vase())
    AppIntents.AppDependencyManager.shared.add(dependency: Jar())
  }

  var body: some Scene { WindowGroup { Text("Pottery") } }
}

struct FillIntent: AppIntent {
  static let title: LocalizedStringResource = "Fill"
  @AppIntents.Dependency private var vase: Vase
  @AppIntents.AppDependency private var jar: Jar

  func perform() async throws -> some IntentResult {
    jar.open()
    vase.fill()
    return .result()
  }
}
