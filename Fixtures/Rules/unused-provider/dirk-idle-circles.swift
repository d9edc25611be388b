import Dirk

// Registrations that only ask for each other are there for nobody, and crash nobody.

final class Page {
  func show() {}
}

final class Sun {
  @Inject var moon: Moon
  func shine() { print(moon) }
}

final class Moon {
  @Inject var sun: Sun
  func shine() { print(sun) }
}

final class Egg {
  @ObservableInject var hen: Hen
}

final class Hen {
  let egg: Egg
  init(egg: Egg) { self.egg = egg }
}

final class Nest {
  @Inject var hen: Hen
  func rest() { print(hen) }
}

/// The page's own, and a circle that is entered.
final class Day {
  @Inject var night: Night
  func pass() { print(night) }
}

final class Night {
  @Inject var day: Day
  func pass() { print(day) }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Page() }
        Factory { Sun() }  // want: unused-provider "Sun"
        Singleton { Moon() }
        Factory { Egg() }
        Factory { Hen(egg: try $0.get()) }
        Factory { Nest() }  // want: unused-provider "Nest"
        Factory { Day() }
        Factory { Night() }
      }
    }
    try inject(Page.self).show()
    try inject(Day.self).pass()
  }
}
