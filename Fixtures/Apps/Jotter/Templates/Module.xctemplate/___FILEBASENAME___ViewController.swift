//___FILEHEADER___

import UIKit

final class ___VARIABLE_moduleName___ViewController: UIViewController, FactoryModule {
  struct Dependency {
    let theme: Theme
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }
}
