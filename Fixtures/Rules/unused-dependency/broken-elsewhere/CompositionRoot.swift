import Pure

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let spare = HomeModule.Factory(  // want: unused-provider "spare"
      dependency: .init(title: "c", name: "d"))
    return .init(dependency: .init(title: "a", name: "b"))
  }
}
