import Kit
import SwiftUI

@main struct CourierApp: App {
  private let container = KitContainer()
  var body: some Scene {
    WindowGroup { Text(verbatim: "\(container.van)") }
  }
}
