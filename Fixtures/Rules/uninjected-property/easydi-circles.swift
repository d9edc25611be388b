import EasyDi

// Objects that need each other, and of which nobody asks for any because one injection is missing,
// are a part of that mistake.

final class Screen {
  var output: Presenter!

  func show() {
    output.start()
  }
}

final class Presenter {
  var interactor: Interactor!

  func start() {
    print(interactor as Interactor)
  }
}

final class Interactor {
  weak var output: Presenter?
}

final class ScreenAssembly: Assembly {
  func inject(into screen: Screen) {
    defineInjection(into: screen)  // want: uninjected-property "Screen.output"
  }

  private var interactor: Interactor {
    define(init: Interactor()) { $0.output = self.presenter; return $0 }
  }

  private var presenter: Presenter {
    define(init: Presenter()) { $0.interactor = self.interactor; return $0 }
  }
}

@main
enum Main {
  static func main() {
    let screen = Screen()
    ScreenAssembly.instance().inject(into: screen)
    screen.show()
  }
}
