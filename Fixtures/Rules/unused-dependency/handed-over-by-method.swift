import Pure

// What a screen from a storyboard depends on may be handed to a method that keeps it, of its own or
// as a protocol of the app wants it.

final class Api {}

class Screen {}

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

final class SearchScreen: Screen {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "SearchScreen.Dependency.opener"
  }
  private var dependency: Dependency!
  func show() { print(dependency.api) }
}

extension SearchScreen: Injectable {
  func inject(_ dependency: Dependency) { self.dependency = dependency }
}

final class DetailScreen: Screen {
  struct Dependencies {
    let api: Api
    let opener: Api  // want: unused-dependency "DetailScreen.Dependencies.opener"
  }
  private var needs: Dependencies?
  func setUp(title: String, with given: Dependencies?) {
    guard let given else { return }
    print(title)
    needs = given
  }
  func show() { print(needs?.api as Any) }
}

/// An actor can be filled in in no other way.
actor Player {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "Player.Dependency.opener"
  }
  private var dependency: Dependency?
  func inject(_ dependency: Dependency) { (self.dependency, count) = (dependency, 1) }
  private var count = 0
  func show() { print(dependency?.api as Any, count) }
}

/// The method is the protocol's, and asks for the property.
protocol Filled: AnyObject {
  associatedtype Dependency
  var dependency: Dependency? { get set }
}

extension Filled {
  func fill(with dependency: Dependency) { self.dependency = dependency }
}

final class ProfileScreen: Screen, Filled {
  struct Dependency {
    let api: Api
    let opener: Api  // want: unused-dependency "ProfileScreen.Dependency.opener"
  }
  var dependency: Dependency?
  func show() { print(dependency?.api as Any) }
}

/// What it is handed it hands on, whole.
final class LoggedScreen: Screen, Injectable {
  struct Dependency {
    let api: Api
    let opener: Api
  }
  private var dependency: Dependency!
  func inject(_ dependency: Dependency) {
    self.dependency = dependency
    print(dependency)
  }
  func show() { print(self.dependency.api) }
}

/// Nobody fills it in.
final class NobodysScreen: Screen, Injectable {
  struct Dependency {
    let api: Api
  }
  private var dependency: Dependency!
  func inject(_ dependency: Dependency) { self.dependency = dependency }
}

/// A state that it changes by itself.
final class CountingScreen: Screen {
  struct Dependency {
    let first: Int
    let last: Int
  }
  private var dependency: Dependency?
  func count(to last: Int) {
    dependency = Dependency(first: 0, last: last)
    print(dependency?.first as Any)
  }
}

func prepare<Target: Injectable>(_ target: Target, _ dependency: Target.Dependency) {
  target.inject(dependency)
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let api = Api()
    let search = SearchScreen()
    search.inject(.init(api: api, opener: Api()))
    search.show()
    let detail = DetailScreen()
    detail.setUp(title: "Detail", with: .init(api: api, opener: Api()))
    detail.show()
    let profile = ProfileScreen()
    profile.fill(with: .init(api: api, opener: Api()))
    profile.show()
    let logged = LoggedScreen()
    prepare(logged, .init(api: api, opener: Api()))
    logged.show()
    CountingScreen().count(to: 3)
    let player = Player()
    Task {
      await player.inject(.init(api: api, opener: Api()))
      await player.show()
    }
    return .init(dependency: .init(api: api))
  }
}

CompositionRoot.resolve().create().show()
