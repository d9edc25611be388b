import Pure

// What `switch`, `if`, `do` and patterns yield has a type, as what `?:` yields has.
// It does not compile: clocks are handed over as stores.

protocol Storing {}
struct Store: Storing {}
struct Clock {}

enum Choice {
  case clock(Clock)
  case both(Clock, store: Store)
}

final class HomeModule: FactoryModule {
  struct Dependency { let store: Storing }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.store) }
}

struct AppDependency {
  let homes: [HomeModule.Factory]

  static func resolve(_ flag: Bool, _ choice: Choice) -> AppDependency {
    let ternary = flag ? Clock() : Clock()
    let switched = switch flag { case true: Clock() case false: Clock() }
    let chosen = if flag { Clock() } else { Clock() }
    let stored = switch flag { case true: Store() case false: Store() }
    let made = {
      if flag { return Clock() }
      return Clock()
    }
    return AppDependency(homes: [
      HomeModule.Factory(dependency: .init(store: ternary)),  // want: mismatched-provider "store"
      HomeModule.Factory(dependency: .init(store: switched)),  // want: mismatched-provider "store"
      HomeModule.Factory(dependency: .init(store: chosen)),  // want: mismatched-provider "store"
      HomeModule.Factory(dependency: .init(store: stored)),
      HomeModule.Factory(dependency: .init(store: made())),  // want: mismatched-provider "store"
      more(choice),
      rest(choice),
    ])
  }

  static func more(_ choice: Choice) -> HomeModule.Factory {
    if case .both(_, let store) = choice {
      return HomeModule.Factory(dependency: .init(store: store))
    }
    guard case let .clock(clock) = choice else { fatalError() }
    return HomeModule.Factory(dependency: .init(store: clock))  // want: mismatched-provider "store"
  }

  static func rest(_ choice: Choice) -> HomeModule.Factory {
    switch choice {
    case .both(let clock, store: _):
      return HomeModule.Factory(dependency: .init(store: clock))  // want: mismatched-provider "store"
    case .clock:
      return HomeModule.Factory(dependency: .init(store: Store()))
    }
  }
}

func start(_ app: AppDependency) { print(app.homes) }
