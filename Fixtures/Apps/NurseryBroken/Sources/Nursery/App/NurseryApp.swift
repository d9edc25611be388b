import FactoryKit
import NurseryKit
import SwiftUI

@main
struct NurseryApp: App {
  private let beds = NurseryContainer.shared.bedsModel

  var body: some Scene {
    WindowGroup {
      BedsView(model: beds())
      OrdersView()
    }
  }
}
