import Ovens
import Pure
import Recipes

/// The composition root.
struct AppDependency {
  let counterFactory: Counter.Factory

  static func resolve() -> AppDependency {
    let oven = StoneOven()
    let bookFactory = RecipeBook.Factory(dependency: .init(flour: "rye"))
    return AppDependency(
      counterFactory: Counter.Factory(
        dependency: .init(oven: oven, bookFactory: bookFactory)
      )
    )
  }
}

@main struct Bakery {
  static func main() {
    let dependency = AppDependency.resolve()
    print(dependency.counterFactory.create(payload: "roll").sell())
  }
}
