// The class above has an initializer too. It asks heirs for none, unless it is `required`.
class Route<Way> {
  let way: Way
  init(way: Way) { self.way = way }
}

class Stop {
  let name: String
  required init(name: String, bell: Bell) { self.name = name }
}

final class Bell { func ring() {} }
final class Map { func unfold() {} }

final class Tram: Route<Int> {
  private let bell: Bell
  private let map: Map  // want: unused-dependency "'Tram.map'"
  init(way: Int, bell: Bell, map: Map) {
    self.bell = bell
    self.map = map
    super.init(way: way)
  }
  func leave() { bell.ring() }
}

final class Halt: Stop {
  private let bell: Bell
  required init(name: String, bell: Bell) {
    self.bell = bell
    super.init(name: name, bell: bell)
  }
}

final class Depot {
  private let bell = Bell()
  private let map = Map()
  func tram() -> Tram { Tram(way: 1, bell: bell, map: map) }
  func stop(of kind: Stop.Type) -> Stop { kind.init(name: "Mill", bell: bell) }
}

@main enum Town {
  static func main() {
    let depot = Depot()
    depot.tram().leave()
    print(depot.stop(of: Halt.self).name)
  }
}
