import Swinject
import SwinjectAutoregistration

// What a generic type's initialiser takes, the registered service tells, not who else builds one.

protocol Model {}
final class HomeModel: Model {}
final class SampleModel: Model {}

final class Screen<Content: Model> {
  init(model: Content) { print(model) }
}

final class Page<Content: Model> {
  init(model: Content) { print(model) }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.autoregister(HomeModel.self, initializer: HomeModel.init)
    container.autoregister(Screen<HomeModel>.self, initializer: Screen.init)
    // want@+1: missing-provider "SampleModel"
    container.autoregister(Page<SampleModel>.self, initializer: Page.init)
    print(container.resolve(Screen<HomeModel>.self)!, container.resolve(Page<SampleModel>.self)!)
    print(Screen(model: SampleModel()))
  }
}
