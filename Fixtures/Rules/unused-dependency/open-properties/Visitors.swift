import Sports

func listen(to cook: Cook) {
  cook.oven.heat()
  print(cook[keyPath: \.radio])
}

func hear(_ someone: any Listening) { someone.radio.play() }

final class Heir: Base {
  func rest() { timer.wait() }
}
