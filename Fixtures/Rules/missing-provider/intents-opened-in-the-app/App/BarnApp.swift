import AppIntents
import SwiftUI

@main
struct BarnApp: App {
  init() { AppDependencyManager.shared.add(dependency: Scale()) }
  var body: some Scene { WindowGroup { Text("Barn") } }
}
