import EasyDi

// A closure that an object keeps is a way in of its own.

final class Presenter {
  let view: Screen
  init(view: Screen) { self.view = view }
}

final class Screen {
  var presenter: Presenter!
  var makePresenter: (() -> Presenter)!
  func show() { print(presenter!, makePresenter()) }
}

final class Router {
  private let makePresenter: () -> Presenter
  init(makePresenter: @escaping () -> Presenter) { self.makePresenter = makePresenter }
  func open() { print(makePresenter()) }
}

final class OwnAssembly: Assembly {
  var screen: Screen {
    define(init: Screen()) {
      $0.presenter = self.presenter  // want: lazy-cycle "'screen' -> 'presenter'"
      $0.makePresenter = { self.presenter }
      return $0
    }
  }
  private var presenter: Presenter { define(init: Presenter(view: self.screen)) }
}

final class RouterAssembly: Assembly {
  var router: Router { define(init: Router { self.screens.presenter }) }
  private lazy var screens: RoutedAssembly = self.context.assembly()
}

final class RoutedAssembly: Assembly {
  var screen: Screen {
    define(init: Screen()) {
      $0.presenter = self.presenter  // want: lazy-cycle "'screen' -> 'presenter'"
      $0.makePresenter = { fatalError() }
      return $0
    }
  }
  var presenter: Presenter { define(init: Presenter(view: self.screen)) }
}

final class GoodAssembly: Assembly {
  var screen: Screen {
    define(init: Screen()) {
      $0.presenter = self.presenter
      $0.makePresenter = { self.screen.presenter }
      return $0
    }
  }
  private var presenter: Presenter { define(init: Presenter(view: self.screen)) }
}

@main
enum Main {
  static func main() {
    OwnAssembly.instance().screen.show()
    RouterAssembly.instance().router.open()
    GoodAssembly.instance().screen.show()
  }
}
