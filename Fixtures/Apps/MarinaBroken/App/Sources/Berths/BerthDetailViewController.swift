import MarinaKit
import PureSwinject
import UIKit

final class BerthDetailViewController: UIViewController, FactoryModule {
  struct Dependency {
    let makeTides: (Harbor) -> TideTable
    let makeChart: (Berth) -> Chart
    // want@+1: lazy-cycle "BookingViewController"
    let bookingFactory: BookingViewController.Factory
    /// Nobody registers one yet.
    let tracker: Tracking?
  }

  struct Payload {
    let berth: Berth
  }

  private let dependency: Dependency
  private let berth: Berth

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.berth = payload.berth
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = dependency.makeTides(berth.harbor).next()
    dependency.makeChart(berth).draw()
    dependency.tracker?.track("berth")
  }

  func book() {
    present(dependency.bookingFactory.create(payload: .init(berth: berth)), animated: true)
  }
}

protocol Tracking {
  func track(_ event: String)
}
