import Testing

// The same lazy wiring without the library: what factories and configurators replace.

private final class Network {}
private final class ImageLoader {}

private struct Recipe: Equatable {
  let title: String
}

@MainActor
private final class StepCell {
  var imageLoader: ImageLoader?
  var image: Image? {
    didSet {
      if imageLoader != nil {
        shown = image
      }
    }
  }
  private(set) var shown: Image?

  static let configurator: (ImageLoader) -> (StepCell, Image) -> Void = { imageLoader in
    { cell, image in
      cell.imageLoader = imageLoader
      cell.image = image
    }
  }
}

private final class RecipeScreen: ViewController {
  var network: Network?
  var recipe: Recipe?
  var stepCellConfigurator: ((StepCell, Image) -> Void)?

  typealias Configure = (StepCell, Image) -> Void
  typealias Outer = (Storyboard, Network, @escaping Configure) -> (Recipe) -> RecipeScreen?

  static let factory: Outer = { storyboard, network, configure in
    { recipe in
      let screen = storyboard.instantiate("Recipe") as? RecipeScreen
      screen?.network = network
      screen?.recipe = recipe
      screen?.stepCellConfigurator = configure
      return screen
    }
  }

  func cell(showing image: Image) -> StepCell {
    let cell = StepCell()
    stepCellConfigurator?(cell, image)
    return cell
  }
}

private final class RecipeListScreen: ViewController {
  var recipeScreenFactory: ((Recipe) -> RecipeScreen?)?

  func select(_ recipe: Recipe) {
    if let screen = recipeScreenFactory?(recipe) {
      present(screen)
    }
  }
}

@Suite("Factory and configurator closures")
@MainActor
struct ClosureTests {
  private let storyboard = Storyboard(scenes: ["Recipe": RecipeScreen.self])
  private let network = Network()

  @Test("a closure made in the root creates the next screen when it is needed")
  func factoryInRoot() {
    let list = RecipeListScreen()
    list.recipeScreenFactory = { [storyboard, network] recipe in
      let screen = storyboard.instantiate("Recipe") as? RecipeScreen
      screen?.network = network
      screen?.recipe = recipe
      return screen
    }
    list.select(Recipe(title: "Soup"))
    let presented = list.presented as? RecipeScreen
    #expect(presented?.recipe == Recipe(title: "Soup"))
    #expect(presented?.network === network)
  }

  @Test("a closure over what the root has and then over what is known later can be tested alone")
  func curriedFactory() {
    let create = RecipeScreen.factory(storyboard, network, { _, _ in })
    let screen = create(Recipe(title: "Bread"))
    #expect(screen?.recipe?.title == "Bread")
    #expect(screen?.network === network)
    #expect(screen !== create(Recipe(title: "Bread")))
  }

  @Test("a cell without its service shows nothing, a configured one does")
  func configurator() {
    let cell = StepCell()
    cell.image = Image(name: "whisk")
    #expect(cell.shown == nil)
    let imageLoader = ImageLoader()
    StepCell.configurator(imageLoader)(cell, Image(name: "whisk"))
    #expect(cell.shown == Image(name: "whisk"))
    #expect(cell.imageLoader === imageLoader)
  }

  @Test("the root hands a configurator through the factory to the cells")
  func wholeRoot() {
    let imageLoader = ImageLoader()
    let list = RecipeListScreen()
    list.recipeScreenFactory = RecipeScreen.factory(
      storyboard,
      network,
      StepCell.configurator(imageLoader)
    )
    list.select(Recipe(title: "Soup"))
    let screen = list.presented as? RecipeScreen
    let cell = screen?.cell(showing: Image(name: "ladle"))
    #expect(cell?.shown == Image(name: "ladle"))
    #expect(cell?.imageLoader === imageLoader)
  }
}
