import Pure

struct AppDependency {
  let home: HomeModule.Factory
  let title: String  // want: unused-dependency "AppDependency.title"

  static func resolve() -> AppDependency {
    .init(home: .init(dependency: .init(posts: [], banner: "news")), title: "blog")
  }
}
