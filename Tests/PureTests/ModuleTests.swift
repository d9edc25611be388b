import Pure
import Testing

private final class Network {}
private final class ImageLoader {}

private struct Recipe: Equatable {
  let title: String
}

@MainActor
private final class StepCell: @MainActor ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoader
  }

  struct Payload {
    let image: Image
  }

  private(set) var imageLoader: ImageLoader?
  private(set) var image: Image?

  func configure(dependency: Dependency, payload: Payload) {
    imageLoader = dependency.imageLoader
    image = payload.image
  }
}

private final class RecipeScreen: ViewController, @MainActor FactoryModule {
  struct Dependency {
    let storyboard: Storyboard
    let network: Network
    let stepCellConfigurator: StepCell.Configurator
  }

  struct Payload {
    let recipe: Recipe
  }

  let dependency: Dependency?
  let recipe: Recipe?

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    recipe = payload.recipe
    super.init()
  }

  required init() {
    dependency = nil
    recipe = nil
    super.init()
  }

  func cell(showing image: Image) -> StepCell {
    let cell = StepCell()
    dependency?.stepCellConfigurator.configure(cell, payload: .init(image: image))
    return cell
  }
}

private final class RecipeListScreen: ViewController, @MainActor FactoryModule {
  struct Dependency {
    let recipeScreenFactory: RecipeScreen.Factory
  }

  private let dependency: Dependency?

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    super.init()
  }

  required init() {
    dependency = nil
    super.init()
  }

  func select(_ recipe: Recipe) {
    if let dependency {
      present(dependency.recipeScreenFactory.create(payload: .init(recipe: recipe)))
    }
  }
}

private struct AppDependency {
  let recipeListScreenFactory: RecipeListScreen.Factory

  @MainActor
  static func resolve(network: Network, imageLoader: ImageLoader) -> AppDependency {
    let storyboard = Storyboard(scenes: [:])
    return .init(
      recipeListScreenFactory: RecipeListScreen.Factory(
        dependency: .init(
          recipeScreenFactory: .init(
            dependency: .init(
              storyboard: storyboard,
              network: network,
              stepCellConfigurator: .init(dependency: .init(imageLoader: imageLoader))
            )
          )
        )
      )
    )
  }
}

@Suite("Modules")
@MainActor
struct ModuleTests {
  private let network = Network()
  private let imageLoader = ImageLoader()

  @Test("a factory adds its dependency to the payload")
  func factory() {
    let factory = RecipeScreen.Factory(
      dependency: .init(
        storyboard: Storyboard(scenes: [:]),
        network: network,
        stepCellConfigurator: .stub()
      )
    )
    let screen = factory.create(payload: .init(recipe: Recipe(title: "Soup")))
    #expect(screen.dependency?.network === network)
    #expect(screen.recipe == Recipe(title: "Soup"))
  }

  @Test("a configurator adds its dependency to the payload, for each instance")
  func configurator() {
    let configurator = StepCell.Configurator(dependency: .init(imageLoader: imageLoader))
    let cells = [StepCell(), StepCell()]
    for (number, cell) in cells.enumerated() {
      configurator.configure(cell, payload: .init(image: Image(name: "step \(number)")))
    }
    #expect(cells.map(\.image?.name) == ["step 0", "step 1"])
    #expect(cells.allSatisfy { $0.imageLoader === imageLoader })
  }

  @Test("a root of nested factories and configurators reaches the last cell")
  func root() {
    let root = AppDependency.resolve(network: network, imageLoader: imageLoader)
    let list = root.recipeListScreenFactory.create()
    list.select(Recipe(title: "Bread"))
    let screen = list.presented as? RecipeScreen
    let cell = screen?.cell(showing: Image(name: "oven"))
    #expect(screen?.recipe == Recipe(title: "Bread"))
    #expect(screen?.dependency?.network === network)
    #expect(cell?.image == Image(name: "oven"))
    #expect(cell?.imageLoader === imageLoader)
  }
}

/// Any module keeps a dependency and a payload, or neither.
private func types<M: Module>(of module: M.Type) -> [Any.Type] {
  [M.Dependency.self, M.Payload.self]
}

@Suite("A bare module")
struct BareModuleTests {
  private struct Bare: Module {}

  @Test("needs nothing unless it says so")
  func defaults() {
    #expect(types(of: Bare.self).allSatisfy { $0 == Void.self })
  }
}
