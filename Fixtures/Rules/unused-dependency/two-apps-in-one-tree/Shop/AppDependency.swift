import Pure

struct AppDependency {
  let home: HomeModule.Factory

  static func resolve() -> AppDependency {
    .init(home: .init(dependency: .init(basket: "b", banner: "sale")))
  }
}
