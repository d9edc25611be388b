import Dirk
import PotluckKit

/// The planner and the list know each other; the planner asks for the list when it needs it.
final class Planner {
  @Inject private var list: ShoppingList
  @Inject private var pantry: Pantry
  @Inject private var session: SessionStore!  // want: missing-provider "SessionStore"
  private var planned: [Recipe] = []

  init() {
    forget()
  }

  var count: Int { planned.count }

  func forget() {
    planned = []
    list.clear()
  }

  func plan(_ recipe: Recipe) {
    planned.append(recipe)
    guard session.isAllowed(recipe) else { return }
    list.add(recipe.ingredients.filter { !pantry.has($0) })
  }
}

final class ShoppingList {
  private let planner: Planner
  private let images: ImageCache
  private var lines: [String] = []

  init(planner: Planner, images: ImageCache) {
    self.planner = planner
    self.images = images
  }

  func add(_ new: [String]) {
    lines += new
    new.forEach(images.keep)
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
