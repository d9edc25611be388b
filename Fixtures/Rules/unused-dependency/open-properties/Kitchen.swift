// A private property whose name stands behind something else is judged by the type of that; what others
// may read is not.

final class Oven { func heat() {} }
final class Timer { func wait() {} }
final class Radio { func play() {} }

/// What others have has names like these.
struct Spare {
  var oven = 1
  var timer = 2
  var radio = 3
}

protocol Listening { var radio: Radio { get } }

final class Cook {
  let oven: Oven
  let timer: Timer  // want: unused-dependency "Cook.timer"
  let radio: Radio

  init(oven: Oven, timer: Timer, radio: Radio) {
    self.oven = oven
    self.timer = timer
    self.radio = radio
  }

  func cook() {}
}

/// What a protocol asks for is read by whoever knows the protocol.
final class Guest: Listening {
  let radio: Radio
  private let oven: Oven  // want: unused-dependency "'Guest.oven' is never read"

  init(radio: Radio, oven: Oven, spare: Spare) {
    self.radio = radio
    self.oven = oven
    print(spare.radio, spare.oven)
  }

  func sit() {}
}

final class Baker {
  private let oven: Oven
  private let timer: Timer  // want: unused-dependency "'Baker.timer' is never read"

  init(oven: Oven, timer: Timer) {
    self.oven = oven
    self.timer = timer
  }

  convenience init(kitchen: Kitchen) { self.init(oven: kitchen.oven, timer: kitchen.timer) }

  func bake(_ spare: Spare) {
    oven.heat()
    print(spare.timer, Spare(oven: 1, timer: 2, radio: 3))
  }
}

/// The other one is of the same type.
final class Twin {
  private let timer: Timer
  init(timer: Timer) { self.timer = timer }
  func meet(_ other: Twin) { other.timer.wait() }
}

/// Nothing tells what the closure is given.
final class Runner {
  private let radio: Radio
  init(radio: Radio) { self.radio = radio }
  func run() { Course.laps { $0.radio.play() } }
}

class Base {
  let timer: Timer
  private let scale: Oven  // want: unused-dependency "'Base.scale' is never read"

  init(timer: Timer, scale: Oven) {
    self.timer = timer
    self.scale = scale
  }
}

final class Kitchen {
  let oven = Oven()
  let timer = Timer()
  private let radio = Radio()

  func open() {
    let cook = Cook(oven: oven, timer: timer, radio: radio)
    listen(to: cook)
    let guest = Guest(radio: radio, oven: oven, spare: Spare())
    hear(guest)
    let baker = Baker(oven: oven, timer: timer)
    baker.bake(Spare())
    print(Baker(kitchen: self))
    let twin = Twin(timer: timer)
    twin.meet(Twin(timer: timer))
    Runner(radio: radio).run()
    Heir(timer: timer, scale: oven).rest()
    cook.cook()
    guest.sit()
    timer.wait()
  }
}

@main
enum Main {
  static func main() { Kitchen().open() }
}
