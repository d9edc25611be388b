import EasyDi

// A placeholder finds what an injection put into the same graph, under the same key of the same
// assembly, before it is asked for. Here it does.

final class ScreenAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) {
      $0.presenter = self.presenter
      return $0
    }
  }

  var view: View { definePlaceholder() }

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

/// A definition is as good as an injection, of any scope, still open or finished.
final class FinishedAssembly: Assembly {
  func make() -> Presenter {
    define(init: Presenter()) {
      print(self.screen)
      $0.view = self.placed
      return $0
    }
  }

  private var screen: View { define(key: "placed", scope: .prototype, init: View()) }
  private var placed: View { definePlaceholder() }
}

/// Within another definition the graph is not emptied between two of them.
final class NestedAssembly: Assembly {
  var router: Router {
    define(init: Router()) {
      $0.presenter = self.presenter(of: View())
      return $0
    }
  }

  private func presenter(of view: View) -> Presenter {
    defineInjection(key: "view", into: view)
    return define(init: Presenter()) { $0.view = self.view; return $0 }
  }

  private var view: View { definePlaceholder() }
}

/// Its keys are inherited, and so are its placeholders.
class BaseAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.presenter; return $0 }
  }

  var presenter: Presenter { fatalError("which one, subclasses say") }
}

final class DerivedAssembly: BaseAssembly {
  override var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { definePlaceholder(key: "view") }
}

@main
enum Main {
  static func main() {
    ScreenAssembly.instance().inject(into: View())
    print(FinishedAssembly.instance().make(), NestedAssembly.instance().router)
    DerivedAssembly.instance().inject(into: View())
  }
}

final class View {
  var presenter: Presenter?
}

final class Presenter {
  weak var view: View?
}

final class Router {
  var presenter: Presenter?
}
