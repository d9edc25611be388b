import Swinject
import UIKit

// Values have no static members: `view` of a controller is what it inherits, whatever its class adds to
// itself under that name. So nobody calls the helper here, which would register anything.

class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    self.view.isHidden = false
  }
}

extension Screen {
  class func view<T>(_ name: String, showing value: T? = nil) -> Screen {
    if let value { Shelf.main.register(T.self) { _ in value } }
    return Shelf.main.resolve(Screen.self, name: name)!
  }
}

enum Shelf { static let main = Container() }

final class Clock {}

final class ClockScreen: Screen {
  let clock: Clock
  init(clock: Clock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }
  func restart() { print(clock, view.isHidden) }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Screen.self, name: "clock") { r in
      ClockScreen(clock: r.resolve(Clock.self)!)  // want: missing-provider "'Clock' is not registered"
    }
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler([ScreenAssembly()], container: Shelf.main)
    let screen = assembler.resolver.resolve(Screen.self, name: "clock")!
    screen.view.isHidden = false
  }
}
