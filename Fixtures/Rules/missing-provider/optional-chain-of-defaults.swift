import Pure

// Optional and defaulted fields, given, left out and forwarded; only the required one is missed.
// It does not compile: the last wiring leaves it out.

final class Api {}

final class EditorModule: FactoryModule {
  struct Dependency {
    let api: Api
    var spellChecker: Api?
    var undo: Api? = nil
    var limit = 10
    private(set) var count = 0
    var onSave: (() -> Void)?
    weak var delegate: Api?
    unowned var owner: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func edit() {
    print(dependency.api, dependency.spellChecker as Any, dependency.undo as Any)
    print(dependency.limit, dependency.count, dependency.delegate as Any, dependency.owner)
    dependency.onSave?()
  }
}

enum CompositionRoot {
  static func resolve(_ api: Api) -> [EditorModule.Factory] {
    [
      .init(dependency: .init(api: api, owner: api)),
      .init(dependency: .init(api: api, spellChecker: api, owner: api)),
      .init(dependency: .init(api: api, undo: nil, limit: 3, owner: api)),
      .init(dependency: .init(api: api, onSave: {}, delegate: api, owner: api)),
      // want@+1: missing-provider "EditorModule.Dependency.owner"
      .init(dependency: .init(api: api, limit: 3)),
    ]
  }
}
