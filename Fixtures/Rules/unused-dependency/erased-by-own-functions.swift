import Pure

// A function of the app takes 'Any', alone or inside a collection: what it hands on may be read.

final class Gate: FactoryModule {
  struct Dependency {
    let code: Int
  }
  init(dependency: Dependency, payload: Void) { Log.write(dependency) }
}

final class Fence: FactoryModule {
  struct Dependency {
    let height: Int
  }
  init(dependency: Dependency, payload: Void) {
    let all = [dependency]
    Log.write(all: all)
  }
}

final class Door: FactoryModule {
  struct Dependency {
    let width: Int
  }
  init(dependency: Dependency, payload: Void) {
    let byName = ["door": dependency]
    Log.write(byName: byName)
  }
}

final class Window: FactoryModule {
  struct Dependency {
    let panes: Int
  }
  init(dependency: Dependency, payload: Void) {
    let all = [dependency]
    print(all)
  }
}

final class Wall: FactoryModule {
  struct Dependency {
    let bricks: Int  // want: unused-dependency "Wall.Dependency.bricks"
  }
  init(dependency: Dependency, payload: Void) {
    let all = [dependency]
    Log.count(all)
  }
}

enum Log {
  static func write(_ value: Any) { print(value) }
  static func write(all values: [Any]) { print(values) }
  static func write(byName values: [String: Any]) { print(values) }
  static func count(_ values: [Wall.Dependency]) { print(values.count) }
}

struct AppDependency {
  let gate: Gate.Factory
  let fence: Fence.Factory
  let door: Door.Factory
  let window: Window.Factory
  let wall: Wall.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      gate: .init(dependency: .init(code: 1)),
      fence: .init(dependency: .init(height: 1)),
      door: .init(dependency: .init(width: 1)),
      window: .init(dependency: .init(panes: 1)),
      wall: .init(dependency: .init(bricks: 1))
    )
  }
}

let app = AppDependency.resolve()
print(app.gate, app.fence, app.door, app.window, app.wall)
