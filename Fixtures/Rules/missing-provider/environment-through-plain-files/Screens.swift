import SwiftUI
import UIKit

final class Sky: ObservableObject { @Published var isClear = true }

struct Forecast: View {
  @EnvironmentObject private var sky: Sky
  var body: some View { Text(sky.isClear ? "clear" : "grey") }
}

extension View {
  func under(_ sky: Sky) -> some View { environmentObject(sky) }
}

final class Screens {
  let sky = Sky()
  private let stack = UINavigationController()

  // want@+1: missing-provider "'Forecast' is shown without a 'Sky'"
  func first() -> UIViewController { UIHostingController(rootView: Forecast()) }

  func push(_ screen: some View) {
    stack.pushViewController(UIHostingController(rootView: screen), animated: true)
  }

  /// Nobody calls it.
  func last() -> UIViewController { UIHostingController(rootView: Forecast()) }
}
