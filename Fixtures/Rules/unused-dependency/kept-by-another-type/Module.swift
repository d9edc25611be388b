import Pure

// A field that goes on into an object which only keeps it, in a property that it alone can see and
// that it never names, is copied and not read, in whatever file that type stands.

final class Api {
  func load() {}
}

func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

final class OrderModule: FactoryModule {
  struct Dependency {
    let kept: Api  // want: unused-dependency "only copied to 'Keeper.field'"
    let stored: Api  // want: unused-dependency "only copied to 'Box.api'"
    let local: Api  // want: unused-dependency "OrderModule.Dependency.local"
    let helped: Api  // want: unused-dependency "only copied to 'OrderModule.late'"
    let used: Api
    let logged: Api
    let valued: Api
    let shown: Api
    let coded: String
    let compared: String
    let observed: Api
    let inherited: Api
    let labelled: Api
    let passed: Api
    let told: Api
    let outside: Api
    let twice: Api
    let defaulted: Api
  }
  private let parts: [Any]
  fileprivate var late: Api?

  init(dependency: Dependency, payload: Void) {
    let local = dependency.local
    parts = [
      Keeper(field: dependency.kept),
      Box(dependency.stored),
      Keeper(field: local),
      User(field: dependency.used),
      Logger(field: dependency.logged),
      Value(field: dependency.valued),
      Shown(field: dependency.shown),
      Coded(field: dependency.coded),
      Compared(field: dependency.compared),
      Observed(field: dependency.observed),
      Base(field: dependency.inherited),
      Labelled(field: dependency.labelled),
      Passing(field: dependency.passed),
      Telling(field: dependency.told),
      Outside(field: dependency.outside),
      Twice(field: dependency.twice),
      Chosen(field: dependency.defaulted),
    ]
  }
  func show() { print(parts.count) }
}

extension Factory where Module == OrderModule {
  func make() -> OrderModule { changed(create()) { $0.late = dependency.helped } }
}

enum CompositionRoot {
  static func resolve() -> OrderModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(
        kept: api, stored: api, local: api, helped: api, used: api, logged: api, valued: api,
        shown: api, coded: "a", compared: "b", observed: api, inherited: api, labelled: api,
        passed: api, told: api, outside: api, twice: api, defaulted: api))
  }
}
