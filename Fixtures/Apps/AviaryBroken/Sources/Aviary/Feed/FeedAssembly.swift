import EasyDi
import UIKit

final class FeedAssembly: Assembly {
  private lazy var services: ServiceAssembly = self.context.assembly()

  func inject(into view: FeedViewController) {
    defineInjection(key: "view", into: view) {
      $0.output = self.presenter
      $0.images = self.services.imageLoader
      return $0
    }
  }

  private var view: FeedViewInput & Alerting { return definePlaceholder() }

  // want@+1: missing-provider "view"
  private var viewController: UIViewController { definePlaceholder(key: "view") }

  private var presenter: FeedPresenter {
    return define(init: FeedPresenter()) {
      $0.view = self.view
      $0.interactor = self.interactor
      $0.router = self.router
      return $0
    }
  }

  private var interactor: FeedInteractor {
    return define(init: FeedInteractor(service: self.services.sightings)) {
      $0.output = self.presenter
      $0.recommender = self.services.recommender
      return $0
    }
  }

  var router: FeedRouter {
    define(init: FeedRouter(source: self.viewController))
  }
}
