// Not all of this is Swift.
import Pure

// A local whose only mention lies under five hundred levels is used all the same.
// The compiler gives up on it: it does not compile.

final class Api {
  init(_ next: Api? = nil) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let other: Api
    let last: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.other, dependency.last) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let inCalls = Api()
    let inParentheses = Api()
    let inClosures = Api()
    return .init(
      dependency: .init(
        api: Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(Api(inCalls)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))),
        other: ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((inParentheses)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))),
        last: { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { inClosures }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }() }()))
  }

  static func resolveFlat() -> HomeModule.Factory {
    let api = Api()
    let nowhere = Api()  // want: unused-provider "nowhere"
    return .init(dependency: .init(api: api, other: api, last: api))
  }
}
