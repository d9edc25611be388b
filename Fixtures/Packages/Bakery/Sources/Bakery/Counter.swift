import Ovens
import Pure
import Recipes

final class Counter: FactoryModule {
  struct Dependency {
    let oven: any Oven
    let bookFactory: RecipeBook.Factory
  }

  typealias Payload = String

  private let dependency: Dependency
  private let order: String

  init(dependency: Dependency, payload: String) {
    self.dependency = dependency
    order = payload
  }

  func sell() -> String {
    dependency.oven.bake(dependency.bookFactory.create(payload: order).dough)
  }
}
