import Pure

struct AppDependency {
  let home: HomeModule.Factory
  let title: String  // want: unused-dependency "'title' of 'AppDependency'"

  static func resolve() -> AppDependency {
    .init(home: .init(dependency: .init(posts: [], banner: "news")), title: "blog")
  }
}
