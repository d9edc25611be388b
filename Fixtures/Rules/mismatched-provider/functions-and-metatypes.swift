import Pure

// Functions and metatypes are no values of a declared type, nor the other way round.
// It does not compile: the compiler finds the same mistakes, later.

protocol Ticking {
  init()
}
struct Clock: Ticking { init() {} }
struct Sundial {}
final class Detail {}

final class AlarmModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let clockType: Ticking.Type
    let makeDetail: (Int) -> Detail
    let anything: Any
    var callback: (() -> Void)?
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func ring() {
    print(dependency.clock, dependency.clockType.init(), dependency.makeDetail(1))
    print(dependency.anything, dependency.callback as Any)
  }
}

final class CompositionRoot {
  let clock = Clock()
  func detail(_ number: Int) -> Detail { number > 0 ? Detail() : Detail() }
  func spare() -> Clock { clock }
  func spare(after hours: Int) -> Clock { hours > 0 ? clock : Clock() }

  func resolve() -> [AlarmModule.Factory] {
    let makeDetail: (Int) -> Detail = { _ in Detail() }
    return [
      .init(
        dependency: .init(
          clock: clock, clockType: Clock.self, makeDetail: makeDetail, anything: Clock.self)),
      .init(
        dependency: .init(
          clock: spare(), clockType: Clock.self, makeDetail: detail, anything: makeDetail,
          callback: { print("ring") })),
      .init(
        dependency: .init(
          clock: Clock.self,  // want: mismatched-provider "AlarmModule.Dependency.clock'"
          clockType: clock,  // want: mismatched-provider "AlarmModule.Dependency.clockType"
          makeDetail: Detail(),  // want: mismatched-provider "AlarmModule.Dependency.makeDetail"
          anything: 1)),
      .init(
        dependency: .init(
          clock: detail,  // want: mismatched-provider "AlarmModule.Dependency.clock'"
          clockType: Sundial.self,  // want: mismatched-provider "AlarmModule.Dependency.clockType"
          makeDetail: makeDetail,
          anything: 1)),
      // Which of the two is meant cannot be told.
      .init(
        dependency: .init(
          clock: spare, clockType: Clock.self, makeDetail: makeDetail, anything: 1)),
    ]
  }
}
