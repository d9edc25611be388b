import Pure

final class ShopModule: FactoryModule {
  struct Dependency {
    let title: String
    let colour: String
    let size: String  // want: unused-dependency "size"
  }
  var text = ""
  init() {}
  init(dependency: Dependency, payload: Void) { fatalError("customised") }
}

enum CompositionRoot {
  static func resolve() -> ShopModule.Factory {
    .init(dependency: .init(title: "a", colour: "b", size: "c"))
  }
}
