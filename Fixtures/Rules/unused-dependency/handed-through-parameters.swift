import Pure

// A field that goes on through the parameter of an initialiser or a function of the module is read
// where the value ends up, and nowhere on the way.

final class Api {
  func load() {}
}

class BasePanel {
  let tracker: Api
  let idle: Api
  init(tracker: Api, idle: Api) { (self.tracker, self.idle) = (tracker, idle) }
  func track() { tracker.load() }
}

final class PanelModule: BasePanel, FactoryModule {
  struct Dependency {
    let api: Api
    let spare: Api  // want: unused-dependency "PanelModule.Dependency.spare"
    let tracker: Api
    let idle: Api  // want: unused-dependency "PanelModule.Dependency.idle"
    let late: Api
    let never: Api  // want: unused-dependency "PanelModule.Dependency.never"
    let checked: Api
    let logged: Api
  }

  private let api: Api
  private let spare: Api
  private var late: Api?
  private var never: Api?

  init(api: Api, spare: Api, tracker: Api, idle: Api, checked: Api, logged log: Api) {
    precondition(checked !== log)
    log.load()
    self.api = api
    self.spare = spare
    super.init(tracker: tracker, idle: idle)
  }

  convenience init(dependency: Dependency, payload: Void) {
    self.init(
      api: dependency.api, spare: dependency.spare, tracker: dependency.tracker,
      idle: dependency.idle, checked: dependency.checked, logged: dependency.logged)
    keep(late: dependency.late, never: dependency.never)
  }

  private func keep(late: Api, never: Api) {
    self.late = late
    self.never = never
  }

  func show() {
    api.load()
    track()
    late?.load()
  }
}

/// Filled in by its customised factory.
final class DialModule: FactoryModule {
  struct Dependency {
    let api: Api
    let spare: Api  // want: unused-dependency "DialModule.Dependency.spare"
  }
  private let api: Api
  private let spare: Api
  init(api: Api, spare: Api) {
    self.api = api
    self.spare = spare
  }
  convenience init(dependency: Dependency, payload: Void) {
    fatalError("by its factory")
  }
  func show() { api.load() }
}

extension Factory where Module == DialModule {
  func create() -> DialModule {
    let (api, spare) = (dependency.api, dependency.spare)
    return DialModule(api: api, spare: spare)
  }
}

/// A struct's own implicit initialiser.
struct CardModule: FactoryModule {
  struct Dependency {
    let api: Api
    let spare: Api  // want: unused-dependency "CardModule.Dependency.spare"
  }
  let api: Api
  let spare: Api
}

extension CardModule {
  init(dependency: Dependency, payload: Void) {
    self.init(api: dependency.api, spare: dependency.spare)
  }
  func show() { api.load() }
}

/// What an heir may do with it cannot be told from the function that is named.
class OpenModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private var api: Api?
  required init(dependency: Dependency, payload: Void) { keep(dependency.api) }
  func keep(_ api: Api) { self.api = api }
}

final class LoudModule: OpenModule {
  override func keep(_ api: Api) { api.load() }
}

/// Nor what a tuple that is handed out holds.
final class PairModule: FactoryModule {
  struct Dependency {
    let first: Api
    let second: Api  // want: unused-dependency "PairModule.Dependency.second"
    let third: Api
  }
  private let first: Api
  private let second: Api
  let rest: (Api, Int)
  init(dependency: Dependency, payload: Void) {
    let pair = (dependency.first, 1)
    first = pair.0
    let (second, _) = (dependency.second, pair.1)
    self.second = second
    rest = (dependency.third, 2)
  }
  func show() { first.load() }
}

enum CompositionRoot {
  static func resolve() -> (
    PanelModule.Factory, DialModule.Factory, CardModule.Factory, LoudModule.Factory,
    PairModule.Factory
  ) {
    let api = Api()
    return (
      .init(
        dependency: .init(
          api: api, spare: api, tracker: api, idle: api, late: api, never: api, checked: api,
          logged: api)),
      .init(dependency: .init(api: api, spare: api)),
      .init(dependency: .init(api: api, spare: api)),
      .init(dependency: .init(api: api)),
      .init(dependency: .init(first: api, second: api, third: api))
    )
  }
}
let (panel, dial, card, loud, pair) = CompositionRoot.resolve()
panel.create().show()
dial.create().show()
card.create().show()
print(loud.create(), pair.create().rest.0)
