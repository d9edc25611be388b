import MarinaKit
import Swinject
import UIKit

/// Asks the container for whatever comes next.
final class BerthRouter {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func open(_ berth: Berth, from source: UIViewController) {
    // want@+1: resolve-outside-root "BerthRouter"
    guard let factory = resolver.resolve(BerthDetailViewController.Factory.self) else { return }
    source.present(factory.create(payload: .init(berth: berth)), animated: true)
  }

  func draw(_ berth: Berth) {
    resolver.resolve(Chart.self, arguments: berth, 2)?.draw()
  }
}
