import Pure

// The copy is read by others: a subclass, another type, an extension, through `self?`.

final class Api {
  func load() {}
}

class FormModule: FactoryModule {
  struct Dependency {
    let inherited: Api
    let visible: Api
    let chained: Api
    let readTwice: Api
    let later: Api
    let never: Api  // want: unused-dependency "never"
  }

  let inherited: Api
  private(set) var visible: Api
  private var chained: Api?
  private let readTwice: Api
  private var later: Api!
  private var never: Api!

  required init(dependency: Dependency, payload: Void) {
    inherited = dependency.inherited
    visible = dependency.visible
    let api = dependency.readTwice
    readTwice = api
    api.load()
    let set = { [weak self] in self?.chained = dependency.chained }
    set()
    setUp(dependency)
  }

  private func setUp(_ dependency: Dependency) {
    self.later = dependency.later
    self.never = dependency.never
  }

  func appear() { chained?.load() }
}

extension FormModule {
  func submit() { later.load() }
}

final class LongFormModule: FormModule {
  override func appear() {
    super.appear()
    super.inherited.load()
  }
}

enum CompositionRoot {
  static func resolve() -> LongFormModule {
    let api = Api()
    let form = LongFormModule(
      dependency: .init(
        inherited: api, visible: api, chained: api, readTwice: api, later: api, never: api))
    form.visible.load()
    return form
  }
}
