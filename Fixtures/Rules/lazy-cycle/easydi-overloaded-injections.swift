import EasyDi

// Of several overloads, an object that fills itself asks for the one of its own class.

final class Presenter {
  private let view: Screen
  init(view: Screen) { self.view = view }
}

final class Screen {
  var presenter: Presenter!
  init() {
    ScreenAssembly.instance().inject(into: self)  // want: lazy-cycle "'inject(into:)' -> 'presenter'"
  }
  func show() { print(presenter!) }
}

final class Badge {
  var count: Int!
  init() { ScreenAssembly.instance().inject(into: self) }
  func show() { print(count!) }
}

final class ScreenAssembly: Assembly {
  var presenter: Presenter { define(init: Presenter(view: self.screen)) }
  var badge: Badge { define(init: Badge()) }

  private var screen: Screen { define(init: Screen()) }

  func inject(into screen: Screen) {
    defineInjection(into: screen) {
      $0.presenter = self.presenter
      return $0
    }
  }

  func inject(into badge: Badge) {
    defineInjection(into: badge) {
      $0.count = 1
      return $0
    }
  }
}

@main
enum Main {
  static func main() {
    print(ScreenAssembly.instance().presenter)
    ScreenAssembly.instance().badge.show()
  }
}
