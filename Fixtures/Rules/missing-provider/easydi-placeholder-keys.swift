import EasyDi

// A placeholder whose key nothing in its assembly has.

final class MisspeltAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "veiw", into: view) { $0.presenter = self.presenter; return $0 }
  }

  var view: View { definePlaceholder() }  // want: missing-provider "view"

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

/// Without a key it is the function's name, `inject(into:)`.
final class UnnamedAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(into: view) { $0.presenter = self.presenter; return $0 }
  }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }
}

/// The key is there, in another assembly.
final class OneAssembly: Assembly {
  lazy var other: OtherAssembly = context.assembly()

  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.other.presenter; return $0 }
  }
}

final class OtherAssembly: Assembly {
  var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"
}

/// Its superclass has another subclass that has the key.
class BaseAssembly: Assembly {
  var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  var view: View { definePlaceholder() }  // want: missing-provider "view"
}

final class FillingAssembly: BaseAssembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.presenter; return $0 }
  }
}

final class EmptyAssembly: BaseAssembly {}

/// What is found has to be what is asked for.
final class TypedAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "view", into: view) { $0.presenter = self.presenter; return $0 }
  }

  private var presenter: Presenter {
    define(init: Presenter()) { $0.router = self.view; return $0 }
  }

  private var view: Router { definePlaceholder() }  // want: missing-provider "view"
}

@main
enum Main {
  static func main() {
    MisspeltAssembly.instance().inject(into: View())
    UnnamedAssembly.instance().inject(into: View())
    OneAssembly.instance().inject(into: View())
    FillingAssembly.instance().inject(into: View())
    print(EmptyAssembly.instance().presenter)
    TypedAssembly.instance().inject(into: View())
  }
}

final class View {
  var presenter: Presenter?
}

final class Presenter {
  weak var view: View?
  var router: Router?
}

final class Router {}
