import Swinject
import UIKit

// `.init(…)` with labels that an assembly does not take makes none, so one that no list has is left out.

final class Clock {}
final class Radio {
  init(clock: Clock) {}
}
final class Grid: UICollectionViewFlowLayout {}

final class ClockAssembly: Assembly {  // want: unused-provider "'ClockAssembly' is never applied"
  func assemble(container: Container) { container.autoregister(Clock.self, initializer: Clock.init) }
}

final class RadioAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(Radio.self, initializer: Radio.init)  // want: missing-provider "'Clock' is not registered"
  }
}

@main
enum Main {
  static func main() {
    let grid = Grid()
    grid.sectionInset = .init(top: 1, left: 2, bottom: 3, right: 4)
    print(Assembler([RadioAssembly()]).resolver.resolve(Radio.self)!, grid)
  }
}
