import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let tips: TipsModule.Factory
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api.load(), dependency.tips.create()) }
}

final class TipsModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class TourModule: FactoryModule {  // want: unwired-module "TourModule"
  init(dependency: Void, payload: Void) {}
}
