import Pure

// A screen from a storyboard is given its dependencies by a property: shaped like a module, too.

final class Api {}

class Screen {}

final class SearchScreen: Screen {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "SearchScreen.Dependency.opener"
  }
  var dependency: Dependency!
  func show() { print(dependency.api) }
}

final class DetailScreen: Screen {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "DetailScreen.Dependency.opener"
  }
  weak var parent: SearchScreen?
  var needs: Dependency?
  func show() {
    guard let needs else { return }
    print(needs.api)
  }
}

final class PlayerScreen: Screen {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "PlayerScreen.Dependency.opener"
  }
  private var dependency: Dependency!
  static func make(dependency: Dependency) -> PlayerScreen {
    let screen = PlayerScreen()
    screen.dependency = dependency
    return screen
  }
  func show() { print(dependency.api) }
}

/// Its state is nobody else's.
final class CachingScreen: Screen {
  struct Dependency {
    let api: Api
    let opener: Api
  }
  var dependency: Dependency?
  func load(_ api: Api) {
    dependency = Dependency(api: api, opener: api)
    print(dependency?.api as Any)
  }
}

/// A value of a kind that goes by the same name.
struct Package {
  struct Dependency {
    let url: String
    let version: String
  }
  var dependency: Dependency?
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

struct AppDependency {
  let search: SearchScreen.Dependency
  let home: HomeModule.Factory

  static func resolve() -> AppDependency {
    let api = Api()
    PlayerScreen.make(dependency: .init(api: api, opener: Api())).show()
    return AppDependency(
      search: .init(api: api, opener: Api()),
      home: .init(dependency: .init(api: api))
    )
  }
}

func instantiate<Result: Screen>(_ make: () -> Result) -> Screen { make() }

let app = AppDependency.resolve()
if let screen = instantiate(SearchScreen.init) as? SearchScreen {
  screen.dependency = app.search
  screen.show()
}
let detail = DetailScreen()
detail.needs = .init(api: Api(), opener: Api())
detail.show()
CachingScreen().load(Api())
let package = Package(dependency: .init(url: "a", version: "b"))
print(package.dependency?.url as Any)
app.home.create().show()
