import Swinject

// A helper asks when its call stands: what completes a value asks once it is stored.

protocol Login {}
protocol Tabs {}
protocol Page: AnyObject {
  func configure(_ login: Login)
}

final class LoginScreen: Login {
  init(_ tabs: Tabs) { print(tabs) }
}

final class TabScreen: Tabs {
  init(_ page: Page) { print(page) }
}

final class PageScreen: Page {
  private var login: Login?
  func configure(_ login: Login) { self.login = login }
  func show() { print(login as Any) }
}

extension Resolver {
  func get<Service>() -> Service! { resolve(Service.self) }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Login.self) { r in LoginScreen(r.get()) }
    container.register(Tabs.self) { r in TabScreen(r.get()) }
    container.register(Page.self) { _ in PageScreen() }
      .initCompleted { r, page in page.configure(r.get()) }
  }
}

@main
enum Main {
  static func main() {
    print(Assembler([ScreenAssembly()]).resolver.resolve(Page.self)!)
  }
}
