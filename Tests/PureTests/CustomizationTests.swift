import Pure
import Testing

private final class RecipeScreen: ViewController, @MainActor FactoryModule {
  struct Dependency {
    let storyboard: Storyboard
    let service: Service
  }

  struct Payload {
    let title: String
  }

  var service: Service?
  var title: String?

  required init() {
    super.init()
  }

  init(dependency: Dependency, payload: Payload) {
    super.init()
  }
}

extension Factory where Module == RecipeScreen {
  /// Replaces the `create` of the library for this one module.
  @MainActor
  fileprivate func create(payload: Module.Payload) -> Module? {
    let module = dependency.storyboard.instantiate("Recipe") as? Module
    module?.service = dependency.service
    module?.title = payload.title
    return module
  }
}

private final class CookScreen: ViewController, @MainActor FactoryModule {
  struct Payload {
    let id: Int
  }

  let id: Int
  var badge: String?

  required init() {
    id = 0
    super.init()
  }

  init(dependency: Void, payload: Payload) {
    id = payload.id
    super.init()
  }
}

extension Factory where Module == CookScreen {
  @MainActor
  fileprivate func create(payload: Module.Payload, badge: String) -> Module {
    let module = create(payload: payload)
    module.badge = badge
    return module
  }

  @MainActor
  fileprivate func create(link: String, values: [String: String]) -> ViewController? {
    guard let id = values["id"].flatMap(Int.init) else { return nil }
    return create(payload: .init(id: id))
  }
}

extension Configurator where Module == Configured<Service, Int> {
  fileprivate func configure(_ module: Module, text: String) {
    configure(module, payload: text.count)
  }
}

private final class CountingFactory: Factory<Created<Service, Int>> {
  private(set) var payloads: [Int] = []

  override func create(payload: Int) -> Created<Service, Int> {
    payloads.append(payload)
    return super.create(payload: payload)
  }
}

private final class FixedFactory: Factory<Created<Service, Int>> {
  override var dependency: Service {
    Service(name: "pan")
  }
}

private final class FixedConfigurator: Configurator<Configured<Service, Int>> {
  override var dependency: Service {
    Service(name: "pan")
  }
}

/// Names a factory of its own in place of the default one.
private struct Tagged: FactoryModule {
  typealias Dependency = Int

  final class Factory: Pure.Factory<Tagged> {}

  init(dependency: Int, payload: Void) {}
}

@Suite("A customized factory or configurator")
@MainActor
struct CustomizationTests {
  @Test("takes an extra value")
  func extraValue() {
    let screen = CookScreen.Factory().create(payload: .init(id: 3), badge: "new")
    #expect(screen.id == 3)
    #expect(screen.badge == "new")
  }

  @Test("creates from a storyboard under the name of the original method")
  func storyboard() {
    let factory = RecipeScreen.Factory(
      dependency: .init(
        storyboard: Storyboard(scenes: ["Recipe": RecipeScreen.self]),
        service: Service(name: "oven")
      )
    )
    let screen: RecipeScreen? = factory.create(payload: .init(title: "Soup"))
    #expect(screen?.service == Service(name: "oven"))
    #expect(screen?.title == "Soup")
  }

  @Test("is registered as the handler of a deep link", arguments: [("cook://user/12", 12)])
  func deepLink(link: String, id: Int) {
    let navigator = Navigator()
    navigator.register("user", CookScreen.Factory().create)
    #expect((navigator.open(link) as? CookScreen)?.id == id)
    #expect(navigator.open("cook://user/nobody") == nil)
  }

  @Test("configures from something else than the payload")
  func configurator() {
    let module = Configured<Service, Int>()
    Configured<Service, Int>.Configurator(dependency: Service(name: "oven"))
      .configure(module, text: "four")
    #expect(module.payload == 4)
  }

  @Test("overrides creation in a subclass")
  func subclass() {
    let counting = CountingFactory(dependency: Service(name: "oven"))
    let factory: Created<Service, Int>.Factory = counting
    #expect(factory.create(payload: 5).dependency == Service(name: "oven"))
    #expect(counting.payloads == [5])
  }

  @Test("overrides the dependency in a subclass")
  func subclassDependency() {
    let factory = FixedFactory(dependency: Service(name: "oven"))
    #expect(factory.create(payload: 5).dependency == Service(name: "pan"))
    let module = Configured<Service, Int>()
    FixedConfigurator(dependency: Service(name: "oven")).configure(module, payload: 5)
    #expect(module.dependency == Service(name: "pan"))
  }

  @Test("is the factory that the module names")
  func ownFactory() {
    #expect(Tagged.Factory(dependency: 9).dependency == 9)
  }
}
