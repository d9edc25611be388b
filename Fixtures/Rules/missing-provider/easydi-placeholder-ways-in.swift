import EasyDi

// The placeholder's user is asked for on a way that does not pass the injection.

final class ScreenAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.presenter; return $0 }
  }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"

  var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

/// Nobody asks for the presenter but the injection, and what is asked for needs no view.
final class QuietAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.presenter; return $0 }
  }

  private var view: View { definePlaceholder() }

  var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  var store: Store { define(init: Store()) }
}

/// Whoever asks for the presenter later asks in a graph of its own.
final class LaterAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) {
      $0.store = Store { print(self.presenter) }
      return $0
    }
  }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

final class Link {
  func open() {
    print(ScreenAssembly.instance().presenter, QuietAssembly.instance().store)
  }
}

@main
enum Main {
  static func main() {
    ScreenAssembly.instance().inject(into: View())
    QuietAssembly.instance().inject(into: View())
    let later = View()
    LaterAssembly.instance().inject(into: later)
    later.store?.go()
    Link().open()
  }
}

final class View {
  var presenter: Presenter?
  var store: Store?
}

final class Presenter {
  weak var view: View?
}

final class Store {
  private let open: () -> Void

  init(open: @escaping () -> Void = {}) {
    self.open = open
  }

  func go() {
    open()
  }
}
