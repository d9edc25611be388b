import Swinject
import SwinjectAutoregistration

// `resolve` answers nil: the crash is at the `!`, or later where a `!` property that was given the
// nil is read. What is handled as optional may be missing.

final class Model {}
final class Log {}
final class Tool {}
final class Nail {}

final class Screen {
  var model: Model!
  var log: Log?
  var spare: Model!

  func show() {
    print(model as Model, log as Any)
    if let spare { print(spare) }
  }
}

final class Panel {
  init(tool: Tool?, log: Log?) { print(tool as Any, log as Any) }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Screen.self) { r in
      let screen = Screen()
      screen.model = r.resolve(Model.self)  // want: missing-provider "Model"
      screen.log = r.resolve(Log.self)
      screen.spare = r.resolve(Model.self)
      return screen
    }
    container.register(Panel.self) { r in Panel(tool: r.resolve(Tool.self), log: r~>) }
    container.register(Bench.self) { r in
      guard let tool = r.resolve(Tool.self) else { return Bench(tool: nil) }
      return Bench(tool: tool)
    }
    container.register(Shelf.self) { r in
      Shelf(tool: r.resolve(Tool.self) ?? Tool(), first: r.resolve(Tool?.self)!)
    }
    container.register(Wall.self) { r in
      Wall(tool: r.resolve(Tool?.self)!!)  // want: missing-provider "Tool"
    }
    container.register(Door.self) { r in
      let door = Door()
      door.tool = r~>
      door.must = r ~> Nail.self  // want: missing-provider "Nail"
      return door
    }
  }
}

final class Bench {
  init(tool: Tool?) { print(tool as Any) }
}

final class Shelf {
  init(tool: Tool, first: Tool?) { print(tool, first as Any) }
}

final class Wall {
  init(tool: Tool) { print(tool) }
}

final class Door {
  var tool: Tool?
  var must: Nail!
}

@main
enum Main {
  static func main() {
    let r = Assembler([ScreenAssembly()]).resolver
    r.resolve(Screen.self)?.show()
    let model: Model! = r.resolve(Model.self)  // want: missing-provider "Model"
    print(model as Model)
    let log: Log! = r.resolve(Log.self)
    if let log { print(log) }
    print(r ~> Panel.self, r ~> Bench.self, r ~> Shelf.self, r ~> Wall.self, r ~> Door.self)
  }
}
