// A root makes an heir of itself, and hands it something: what the heir reads then is its own.
final class Tide { func rise() {} }
final class Harbour { func open() {} }

class Quay {
  private let harbour: Harbour
  var tide: Tide
  init(harbour: Harbour, tide: Tide) {
    self.harbour = harbour
    self.tide = tide
  }

  func jetty() -> Jetty { Jetty(harbour: harbour, tide: tide) }
}

final class Jetty: Quay {
  var height: Tide { tide }
  func moor() { height.rise() }
}

@main enum Port {
  static func main() {
    let quay = Quay(harbour: Harbour(), tide: Tide())
    quay.jetty().moor()
  }
}
