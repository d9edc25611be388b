final class Clock {}

final class Screen {
  let presenter: Presenter; init(presenter: Presenter) { self.presenter = presenter }
}

final class Presenter {
  weak var screen: Screen?
}

final class ScreenAssembly: Assembly {
  // want@+1: lazy-cycle "presenter"
  var screen: Screen { define(init: Screen(presenter: self.presenter)) }

  private var presenter: Presenter {
    define(init: Presenter()) {
      $0.screen = self.screen
      return $0
    }
  }

  private var clock: Clock { define(init: Clock()) }  // want: unused-provider "clock"
}

@main
enum Main {
  static func main() {
    print(ScreenAssembly.instance().screen)
  }
}
