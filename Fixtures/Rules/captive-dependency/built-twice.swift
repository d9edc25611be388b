import EasyDi

// What is built twice on a circle is told as that, and not as kept too long besides.

final class Presenter {
  var interactor: Interactor?
}

final class Interactor {
  weak var presenter: Presenter?
  var strong: Presenter?
}

final class PresenterAssembly: Assembly {
  var presenter: Presenter {
    define(scope: .prototype, init: Presenter()) {
      $0.interactor = self.interactor  // want: lazy-cycle "interactor"
      return $0
    }
  }

  private var interactor: Interactor {
    define(scope: .lazySingleton, init: Interactor()) {
      $0.strong = self.presenter
      return $0
    }
  }
}

@main
enum Main {
  static func main() {
    print(PresenterAssembly.instance().presenter)
  }
}
