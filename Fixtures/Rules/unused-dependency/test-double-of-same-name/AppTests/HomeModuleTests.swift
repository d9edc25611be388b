import Pure

private final class Store: Storing {
  let rows: [String]
  init(rows: [String] = []) { self.rows = rows }
  func load() -> [String] { rows }
}

private final class HomeSpy: FactoryModule {
  struct Dependency {
    let home: HomeModule.Factory
    let title: String
  }
  init(dependency: Dependency, payload: Void) {}
}

final class HomeModuleTests {
  func testShow() {
    let unused = Store()
    let home = HomeModule(
      dependency: .init(store: Store(rows: ["a"]), title: "test"))
    home.show()
  }
}
