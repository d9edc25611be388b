import Core
import Kit

// The name of a module in front of a type tells two of one name apart; also where the sources of
// that module are elsewhere.

final class Home {
  struct Dependencies {
    let first: Int
    let second: Int  // want: unused-dependency "second"
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print(dependencies.first) }
}

@main
enum Main {
  static func main() {
    print(Core.Home(dependencies: .init(name: "a")).dependencies.name)
    print(Core.Home.Dependencies(name: "b"), Core.makeHome().dependencies.name)
    print(Kit.Home(dependencies: .init(other: 1)), Kit.Home.Dependencies(other: 2))
    App.Home(dependencies: .init(first: 1, second: 2)).show()
  }
}
