import EasyDi

// A member lives as long as what it yields, whatever else it defines or fills on its way.

final class Store {}

final class Session {
  var store: Store!
  func open() { print(store!) }
}

final class Presenter {
  let view: Screen
  init(view: Screen) { self.view = view }
}

final class Screen {
  var presenter: Presenter!
  private let session: Session
  init(session: Session) { self.session = session }
  func show() { print(presenter!, session) }
}

final class FirstAssembly: Assembly {
  // want@+1: lazy-cycle "'presenter' -> 'screen'"
  var presenter: Presenter { define(init: Presenter(view: self.screen)) }

  var screen: Screen {
    let session: Session = define(key: "session", init: Session()) {
      $0.store = self.store
      return $0
    }
    return define(init: Screen(session: session)) {
      $0.presenter = self.presenter
      return $0
    }
  }

  private var store: Store { define(init: Store()) }
}

final class SecondAssembly: Assembly {
  // want@+1: lazy-cycle "'presenter' -> 'screen'"
  var presenter: Presenter { define(init: Presenter(view: self.screen)) }

  var screen: Screen {
    let session = Session()
    defineInjection(key: "session", into: session) {
      $0.store = self.store
      return $0
    }
    return define(init: Screen(session: session)) {
      $0.presenter = self.presenter
      return $0
    }
  }

  private var store: Store { define(init: Store()) }
}

// Entered at the screen, the same circle closes. What fills something else closes none that is told.

final class ThirdAssembly: Assembly {
  var screen: Screen {
    let session = Session()
    defineInjection(key: "session", into: session) {
      $0.store = self.store
      return $0
    }
    return define(init: Screen(session: session)) {
      $0.presenter = self.presenter
      return $0
    }
  }

  private var presenter: Presenter { define(init: Presenter(view: self.screen)) }
  private var store: Store { define(init: Store()) }
}

@main
enum Main {
  static func main() {
    print(FirstAssembly.instance().presenter, SecondAssembly.instance().presenter)
    ThirdAssembly.instance().screen.show()
  }
}
