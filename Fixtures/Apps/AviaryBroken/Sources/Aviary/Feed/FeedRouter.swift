import BirdKit
import UIKit

final class FeedRouter {
  private weak var source: UIViewController?

  init(source: UIViewController) {
    self.source = source
  }

  func open(_ bird: Bird) {
    let detail = DetailAssembly.instance().detail(of: bird)
    source?.navigationController?.pushViewController(detail, animated: true)
  }
}
