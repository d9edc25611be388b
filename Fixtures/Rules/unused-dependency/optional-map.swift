import Pure

// The optional value is opened with `map`, `flatMap`, `if let`, `guard let` and by pattern.

final class Dish {
  func serve() {}
}

final class TableCell: ConfiguratorModule {
  struct Dependency {
    let soup: Dish
    let salad: Dish
    let roast: Dish
    let cake: Dish
    let coffee: Dish
    let cheese: Dish  // want: unused-dependency "cheese"
  }

  private var dependency: Dependency?

  func configure(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func serve() {
    dependency.map { $0.soup.serve() }
    _ = dependency.flatMap { needs in needs.salad }
    if let needs = dependency { needs.roast.serve() }
    if case let .some(value) = dependency { value.cake.serve() }
    switch dependency {
    case let value?: value.coffee.serve()
    case nil: break
    }
  }
}

enum CompositionRoot {
  static func resolve() -> TableCell.Configurator {
    let dish = Dish()
    return .init(
      dependency: .init(
        soup: dish, salad: dish, roast: dish, cake: dish, coffee: dish, cheese: dish))
  }
}
