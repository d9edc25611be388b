import AirwaveKit
import UIKit
import URLNavigator

/// What opens when somebody follows a link into the app.
struct NavigationMap {
  let navigator: NavigatorType
  let showFactory: ShowViewController.Factory
  let playerFactory: PlayerViewController.Factory

  func initialize() {
    navigator.register("airwave://show/<code>", self.show)
    navigator.register("airwave://player") { [playerFactory] _, _, _ in
      playerFactory.create(payload: .init(episode: Episode(id: 0, title: "Live")))
    }
    navigator.handle("airwave://settings", openSettings)
  }

  private func show(
    _ url: String,
    _ values: [String: Any],
    _ context: Any?
  ) -> UIViewController? {
    guard let code = values["code"] as? String else { return nil }
    return showFactory.create(payload: .init(group: .news, show: Show(code: code, title: code)))
  }
}

private func openSettings(_ url: String, _ values: [String: Any], _ context: Any?) -> Bool {
  guard let settings = URL(string: "app-settings:") else { return false }
  UIApplication.shared.open(settings)
  return true
}
