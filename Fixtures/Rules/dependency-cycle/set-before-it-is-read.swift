// A function that sets a lazy member before it reads it ends the circle: the first value is stored by then.

final class Clock {
  func tick() {}
}

final class Screen {
  private let clock: Clock

  init(clock: Clock) { self.clock = clock }

  func show() { clock.tick() }
}

final class AppContainer {
  let clock = Clock()
  var isWide = false

  lazy var wide: Screen = makeWide()

  func makeWide() -> Screen {
    if isWide {
      wide = Screen(clock: clock)
    } else {
      wide = Screen(clock: clock)
    }
    wide.show()
    return wide
  }

  // Set only after it was read.
  lazy var late: Screen = makeLate()  // want: dependency-cycle "late"

  func makeLate() -> Screen {
    late.show()
    late = Screen(clock: clock)
    return late
  }

  // Set by somebody else.
  lazy var other: Screen = makeOther()  // want: dependency-cycle "other"

  func makeOther() -> Screen {
    other.show()
    return other
  }

  func reset() { other = Screen(clock: clock) }
}

let container = AppContainer()
container.wide.show()
container.late.show()
container.other.show()
container.reset()
