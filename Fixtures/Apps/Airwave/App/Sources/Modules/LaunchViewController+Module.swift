import Pure
import UIKit

extension LaunchViewController: FactoryModule {
  struct Dependency {
    let shows: ShowListViewController.Factory
  }
}

extension Factory where Module == LaunchViewController {
  func create() -> UIViewController {
    Module(shows: dependency.shows)
  }
}
