import EasyDi

// What an injection leaves unset, and the object reads. What is set elsewhere, compared with nil,
// or never read is none of it.

final class Clock {}
final class Log {}

final class Screen {
  var clock: Clock!
  var log: Log!
  var title: String!
  var note: String!
  var spare: Clock!
  var other: Log?

  func show() {
    print(clock as Clock, log as Log, title as String)
    if note != nil { print(note as String) }
    print(other as Any)
  }
}

final class Presenter {
  var clock: Clock!

  func start() {
    print(clock as Clock)
  }
}

final class Player {
  var clock: Clock!

  init() {
    PlayerAssembly.instance().inject(into: self)
  }

  func play() {
    print(clock as Clock)
  }
}

class Base {
  var clock: Clock!
}

final class Derived: Base {
  func show() {
    print(clock as Clock)
  }
}

final class ScreenAssembly: Assembly {
  func inject(into screen: Screen) {
    defineInjection(into: screen) {  // want: uninjected-property "Screen.log"
      $0.clock = self.clock
      $0.title = "a"
      return $0
    }
  }

  var presenter: Presenter {
    let presenter = Presenter()
    presenter.clock = clock
    return define(init: presenter)
  }

  // want@+1: uninjected-property "Presenter.clock"
  var second: Presenter { define(init: Presenter()) }

  var third: Presenter { define(init: Presenter()) { self.fill($0); return $0 } }

  var derived: Derived { define(init: Derived()) { $0.clock = self.clock; return $0 } }

  var bare: Derived { define(init: Derived()) }  // want: uninjected-property "clock"

  func fourth(_ isNew: Bool) -> Presenter {
    define(init: Presenter()) {
      if isNew { $0.clock = self.clock }
      return $0
    }
  }

  private func fill(_ presenter: Presenter) {
    presenter.clock = clock
  }

  private var clock: Clock { define(init: Clock()) }
}

final class PlayerAssembly: Assembly {
  var player: Player { define(init: Player()) }

  func inject(into player: Player) {
    let _: Player = define(scope: .prototype, init: player) { $0.clock = self.clock; return $0 }
  }

  private var clock: Clock { define(init: Clock()) }
}

@main
enum Main {
  static func main() {
    let screen = Screen()
    let screens = ScreenAssembly.instance()
    screens.inject(into: screen)
    screen.show()
    [screens.presenter, screens.second, screens.third, screens.fourth(true)].forEach { $0.start() }
    screens.derived.show()
    screens.bare.show()
    PlayerAssembly.instance().player.play()
  }
}
