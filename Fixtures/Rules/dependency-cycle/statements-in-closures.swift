import Pure

// A closure of several statements runs as late as one of a single expression.

class Page { init(_ any: Any) {} }

final class Settings: FactoryModule {
  struct Dependency { let open: (String) -> Page }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.open("")) }
}
final class Home: FactoryModule {
  struct Dependency { let settings: (String) -> Page }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.settings("")) }
}

struct AppDependency {
  let home: Page

  static func resolve() -> AppDependency {
    func settings(_ name: String) -> Page {
      let factory = Settings.Factory(
        dependency: .init(open: { name in
          let page = home(name)
          return page
        }))
      return Page(factory.create())
    }
    func home(_ name: String) -> Page {
      let factory = Home.Factory(
        dependency: .init(settings: { name in
          let (page, title) = (settings(name), name)
          print(title)
          return page
        }))
      return Page(factory.create())
    }
    return AppDependency(home: home(""))
  }
}

final class CompositionRoot {
  lazy var settings: (String) -> Page = { name in
    let page = self.home(name)
    if name.isEmpty { return self.about }
    return page
  }
  lazy var home: (String) -> Page = { name in
    let first = self.settings
    let page = first(name)
    return page
  }
  lazy var about = Page(
    Settings.Factory(
      dependency: .init(open: { name in
        let home = self.help
        return home
      })))
  lazy var help = Page(
    Home.Factory(
      dependency: .init(settings: { name in
        guard name.isEmpty else { return self.about }
        let (about, _) = (self.about, name)
        return about
      })))
  // What is called at once is needed at once.
  lazy var first = Page(
    {
      let second = self.second  // want: dependency-cycle
      return second
    }())
  lazy var second: Page = {
    let first = self.first
    return Page(first)
  }()
}

func start() {
  let root = CompositionRoot()
  print(AppDependency.resolve().home, root.settings, root.home, root.help, root.first)
}
