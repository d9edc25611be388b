import Dirk
import PotluckKit
import XCTest

@testable import Potluck

final class HomeTests: XCTestCase {
  override func tearDown() {
    try? Dirk.stop()
    super.tearDown()
  }

  func testLoads() throws {
    let loader = StubLoader()
    try Dirk.start {
      KitModule(host: "localhost")
      Module {
        Factory<RecipeLoading> { loader }
        Singleton { SessionStore() }
      }
    }
    let model = HomeView.Model()
    model.load()
    XCTAssertEqual(model.recipes.map(\.title), ["Soup"])
  }

  func testPlans() throws {
    try Dirk.start {
      Module {
        Singleton { Planner() }
        Singleton { try ShoppingList(planner: $0.get()) }
        Factory { Pantry() }
      }
    }
    let planner: Planner = try inject()
    planner.plan(Recipe(title: "Soup", ingredients: ["Leek"]))
    XCTAssertEqual(planner.count, 1)
  }
}

private final class StubLoader: RecipeLoading {
  func recipes() -> [Recipe] { [Recipe(title: "Soup", ingredients: [])] }
}
