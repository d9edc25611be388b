// What is made in a local and then assigned to something is kept, as what is assigned at once: who makes
// it composes.

import UIKit

class Route {
  weak var parent: Route?
  init(parent: Route?) { self.parent = parent }
}

final class DepositModel {
  private let route: Route  // want: unused-dependency "DepositModel.route"
  init(route: Route) { self.route = route }
  func title() -> String { "deposit" }
}

final class TransferModel {
  private let route: Route
  init(route: Route) { self.route = route }
  func back() -> Route? { route.parent }
}

final class Panel: UIViewController {
  var deposit: DepositModel?
  var transfer: TransferModel?
  override func viewDidLoad() {
    title = deposit?.title()
    print(transfer?.back() as Any)
  }
}

final class PurseRoute: Route {
  func open(_ panel: Panel) {
    let route = Route(parent: self)
    let model = DepositModel(route: route)
    panel.deposit = model
  }

  func transfer(_ panel: Panel) {
    let route = Route(parent: self)
    let model = TransferModel(route: route)
    panel.transfer = model
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let panel = Panel()
  private lazy var purse = PurseRoute(parent: nil)
  func applicationDidFinishLaunching(_ application: UIApplication) {
    purse.open(panel)
    purse.transfer(panel)
  }
}
