// The system's classes for what is shown are objects, too: who is handed one and never reads it is told.
// Of a type of which nothing is known, nobody can say whether it is data.

import Maps
import UIKit

final class Atlas { func page() -> Int { 1 } }

final class Guide {
  private let atlas: Atlas
  private let host: UINavigationController
  private let panel: UIViewController  // want: unused-dependency "Guide.panel"
  private weak var origin: UIViewController?  // want: unused-dependency "Guide.origin"
  init(
    atlas: Atlas, host: UINavigationController, panel: UIViewController, origin: UIViewController
  ) {
    self.atlas = atlas
    self.host = host
    self.panel = panel
    self.origin = origin
  }
  func start() { host.popViewController(animated: atlas.page() > 1) }
}

final class Signpost {
  private let legend: MapLegend
  init(atlas: Atlas, legend: MapLegend) {
    self.legend = legend
    print(atlas.page())
  }
}

final class Lookout {
  init(atlas: Atlas, navigator: UINavigationController) {  // want: unused-dependency "parameter 'navigator'"
    print(atlas.page())
  }
}

final class Scout {
  init(atlas: Atlas, navigator: UINavigationController) {
    navigator.popToRootViewController(animated: atlas.page() > 1)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let atlas = Atlas()
  private let host = UINavigationController()
  private let panel = UIViewController()
  private let legend = MapLegend()
  private var guide: Guide?
  private var signpost: Signpost?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    guide = Guide(atlas: atlas, host: host, panel: panel, origin: panel)
    signpost = Signpost(atlas: atlas, legend: legend)
    guide?.start()
    panel.view.isHidden = signpost == nil
    _ = Lookout(atlas: atlas, navigator: host)
    _ = Scout(atlas: atlas, navigator: host)
  }
}
