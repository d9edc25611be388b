final class Clock {}

final class Other {}

final class Screen {
  var clock: Clock!
  var other: Other!

  func show() {
    print(clock as Clock, other as Other)
  }
}

final class Filled {
  var zone: Clock!

  func show() {
    print(zone as Clock)
  }
}
