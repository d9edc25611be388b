import Dirk
import PotluckKit

/// The planner and the list know each other; the planner asks for the list when it needs it.
final class Planner {
  @Inject private var list: ShoppingList
  @Inject private var pantry: Pantry
  private var planned: [Recipe] = []

  var count: Int { planned.count }

  func plan(_ recipe: Recipe) {
    planned.append(recipe)
    list.add(recipe.ingredients.filter { !pantry.has($0) })
  }
}

final class ShoppingList {
  private let planner: Planner
  private var lines: [String] = []

  init(planner: Planner) {
    self.planner = planner
  }

  func add(_ new: [String]) {
    lines += new
    print(planner.count)
  }

  func clear() {
    lines = []
  }
}

final class Pantry {
  private var contents: Set<String> = []

  var isEmpty: Bool { contents.isEmpty }

  func has(_ thing: String) -> Bool { contents.contains(thing) }
}
