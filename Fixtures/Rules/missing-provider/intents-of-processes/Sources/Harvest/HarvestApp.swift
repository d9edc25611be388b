import AppIntents
import HarvestKit
import SwiftUI

@main
struct HarvestApp: App {
  init() {
    HarvestDependencies.add()
    AppDependencyManager.shared.add(dependency: Scale())
  }

  var body: some Scene { WindowGroup { Text("Harvest") } }
}

struct WeighIntent: AppIntent {
  static let title: LocalizedStringResource = "Weigh"
  @Dependency private var scale: Scale

  func perform() async throws -> some IntentResult {
    scale.weigh()
    return .result()
  }
}
