import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let posts: [String]
    let banner: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.posts, dependency.banner) }
}
