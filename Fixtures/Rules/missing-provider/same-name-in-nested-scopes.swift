import Pure

// Several types are called `Dependency`, `Home` and `Factory`; each `.init` means its own.
// It does not compile: one wiring is incomplete.

struct Dependency {
  let name: String
}

enum Shop {
  final class Home: FactoryModule {
    struct Dependency {
      let basket: String
      let home: Blog.Home.Factory
    }
    let dependency: Dependency
    init(dependency: Dependency, payload: Void) { self.dependency = dependency }
    func show() { print(dependency.basket, dependency.home) }
  }
}

enum Blog {
  final class Home: FactoryModule {
    struct Dependency {
      let posts: [String]
    }
    let dependency: Dependency
    init(dependency: Dependency, payload: Void) { self.dependency = dependency }
    func show() { print(dependency.posts) }
  }

  static func resolve() -> Home.Factory { .init(dependency: .init(posts: [])) }
}

extension Shop {
  static func resolve() -> Home.Factory {
    let dependency = Dependency(name: "outer")
    print(dependency.name)
    return Home.Factory(
      dependency: .init(basket: "b", home: .init(dependency: .init(posts: ["p"]))))
  }

  static func resolveEmpty() -> Home.Factory {
    // want@+1: missing-provider "Blog.Home.Dependency.posts"
    .init(dependency: .init(basket: "b", home: Blog.Home.Factory(dependency: .init())))
  }
}
