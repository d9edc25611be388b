struct Register {
  // want@+1: dependency-cycle "'Clerk.shared' -> 'Register.first' -> 'Clerk.shared'"
  static var current: Register { first }
  private static let first = Register(clerk: Clerk.shared)

  let clerk: Clerk

  func ring(_ reason: String) { print(reason, clerk) }
}

let bell: Bell = {
  let clapper = Clapper()
  return Bell(clapper: clapper, tower: tower)  // want: dependency-cycle "'bell' -> 'tower' -> 'bell'"
}()
let tower: Tower = makeTower()

func makeTower() -> Tower { Tower(bell: bell) }

final class Clapper {}
final class Bell {
  private let tower: Tower
  init(clapper: Clapper, tower: Tower) {
    self.tower = tower
    print(clapper)
  }
  func toll() { print(tower) }
}
final class Tower {
  private let bell: Bell
  init(bell: Bell) { self.bell = bell }
  func strike() { bell.toll() }
}

@main
enum Main {
  static func main() {
    Register.current.ring("hello")
    tower.strike()
  }
}
