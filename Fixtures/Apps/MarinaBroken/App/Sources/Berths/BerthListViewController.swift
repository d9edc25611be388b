import MarinaKit
import PureSwinject
import UIKit

final class BerthListViewController: UIViewController, FactoryModule {
  struct Dependency {
    let repository: BerthRepositoryType
    let router: BerthRouter
    let cell: BerthCell.Configurator
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for berth in dependency.repository.berths() {
      let cell = BerthCell()
      dependency.cell.configure(cell, payload: .init(berth: berth))
      view.addSubview(cell)
    }
  }

  func open(_ berth: Berth) {
    dependency.router.open(berth, from: self)
    dependency.router.draw(berth)
  }
}
