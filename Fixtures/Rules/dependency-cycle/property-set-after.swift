import Pure

// A property set after construction closes the circle: nobody needs anybody in order to be built.

final class Player {
  weak var display: Display?
}

final class Display {
  let player: Player  // want: unused-dependency "Display.player"
  init(player: Player) { self.player = player }
}

final class Knob {
  init(dial: Dial) {}
}

final class Dial {
  init(knob: Knob) {}
}

final class StereoModule: FactoryModule {
  struct Dependency {
    let display: Display
    let dial: Dial
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func play() { print(dependency.display, dependency.dial) }
}

final class CompositionRoot {
  lazy var stereoFactory = StereoModule.Factory(
    dependency: .init(display: self.display, dial: self.dial))
  private lazy var player = Player()
  private lazy var display = Display(player: player)
  private lazy var dial: Dial = Dial(knob: knob)  // want: dependency-cycle "'dial' -> 'knob'"
  private lazy var knob: Knob = Knob(dial: dial)

  func start() -> StereoModule {
    player.display = display
    return stereoFactory.create()
  }
}

let module = CompositionRoot().start()
