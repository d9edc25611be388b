import EasyDi

// What a placeholder finds has to be in the graph when it asks: the graph is emptied when the
// outermost definition is done, and a definition asked later is not there yet.

final class FlushedAssembly: Assembly {
  func presenter(of view: View) -> Presenter {
    defineInjection(key: "view", into: view)
    return define(init: Presenter()) { $0.view = self.view; return $0 }
  }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"
}

final class HurriedAssembly: Assembly {
  var router: Router {
    define(init: Router()) {
      $0.presenter = self.presenter
      $0.view = self.screen
      return $0
    }
  }

  private var screen: View { define(key: "view", init: View()) }

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"
}

final class PatientAssembly: Assembly {
  var router: Router {
    define(init: Router()) {
      $0.view = self.screen
      $0.presenter = self.presenter
      return $0
    }
  }

  private var screen: View { define(key: "view", init: View()) }

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { definePlaceholder() }
}

/// An object is stored when it is made, so what its initialiser takes cannot find it.
final class NeedyAssembly: Assembly {
  var screen: NeedyView { define(key: "view", init: NeedyView(self.presenter)) }

  private var presenter: Presenter { define(init: Presenter()) { $0.needy = self.view; return $0 } }

  private var view: NeedyView { definePlaceholder() }  // want: missing-provider "view"
}

/// In a branch it may come first or not: what is not certain is not said.
final class MaybeAssembly: Assembly {
  func router(isNew: Bool) -> Router {
    define(init: Router()) {
      if isNew { $0.view = self.screen }
      $0.presenter = self.presenter(isNew)
      return $0
    }
  }

  private var screen: View { define(key: "view", init: View()) }

  private func presenter(_ isNew: Bool) -> Presenter {
    define(init: Presenter()) {
      if isNew { $0.view = self.view }
      return $0
    }
  }

  private var view: View { definePlaceholder() }
}

@main
enum Main {
  static func main() {
    print(FlushedAssembly.instance().presenter(of: View()))
    print(HurriedAssembly.instance().router, PatientAssembly.instance().router)
    print(NeedyAssembly.instance().screen, MaybeAssembly.instance().router(isNew: true))
  }
}

final class View {}

final class NeedyView {
  let presenter: Presenter; init(_ presenter: Presenter) { self.presenter = presenter }
}

final class Presenter {
  weak var view: View?
  weak var needy: NeedyView?
}

final class Router {
  var presenter: Presenter?
  var view: View?
}
