import EasyDi

// A view that takes its presenter by `init:` while the presenter is given the view: the presenter
// talks to a view that nobody shows. Given the presenter after it is made, the view is found.

final class View {
  let presenter: Presenter; init(presenter: Presenter) { self.presenter = presenter }
}

final class Presenter {
  weak var view: View?
}

final class PatientView {
  var presenter: PatientPresenter?
}

final class PatientPresenter {
  weak var view: PatientView?
}

final class ViewAssembly: Assembly {
  // want@+1: lazy-cycle "presenter"
  var view: View { define(init: View(presenter: self.presenter)) }

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

final class PatientAssembly: Assembly {
  var view: PatientView {
    define(init: PatientView()) { $0.presenter = self.presenter; return $0 }
  }

  private var presenter: PatientPresenter {
    define(init: PatientPresenter()) { $0.view = self.view; return $0 }
  }
}

/// The presenter is asked first, so that it is found.
final class TurnedAssembly: Assembly {
  var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { define(init: View(presenter: self.presenter)) }
}

/// The view is handed over instead of asked for.
final class HandedAssembly: Assembly {
  var view: PatientView {
    define(init: PatientView()) { $0.presenter = self.presenter(of: $0); return $0 }
  }

  private func presenter(of view: PatientView) -> PatientPresenter {
    define(init: PatientPresenter()) { $0.view = view; return $0 }
  }
}

@main
enum Main {
  static func main() {
    print(ViewAssembly.instance().view, PatientAssembly.instance().view)
    print(TurnedAssembly.instance().presenter, HandedAssembly.instance().view)
  }
}
