import EasyDi
import UIKit

class ModelViewController<ViewModel: AnyObject>: UIViewController {
  var viewModel: ViewModel!

  required init() {
    super.init(nibName: nil, bundle: nil)
  }
}

/// A screen with its view model. Which one that is, its subclasses say.
class ScreenAssembly<Screen, ViewModel>: Assembly
where Screen: ModelViewController<ViewModel>, ViewModel: AnyObject {
  lazy var services: ServiceAssembly = self.context.assembly()

  var viewModel: ViewModel { fatalError("a screen has a view model of its own") }

  var screen: Screen {
    return define(init: Screen()) {
      $0.viewModel = self.viewModel
      return $0
    }
  }
}
