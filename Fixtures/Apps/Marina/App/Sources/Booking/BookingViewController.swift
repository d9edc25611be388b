import MarinaKit
import PureSwinject
import UIKit

final class BookingViewController: UIViewController, FactoryModule {
  struct Dependency {
    let services: BookingServiceFactory
    let user: UserReading
    let drafts: Provider<Draft>
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
    title = dependency.user.user.name
  }

  func book() {
    print(dependency.services.service().book(berth, dependency.drafts.instance))
  }
}
