import Pure
import UIKit

final class AboutViewController: UIViewController, FactoryModule {
  init(dependency: Void, payload: Void) {
    super.init(nibName: nil, bundle: nil)
    title = "Marina"
  }
}
