import Swinject

// Who keeps the container to ask it later hides what it needs: one finding for each type. Roots,
// assemblies and entry points ask, and so do the closures that they register.

final class Api {}
final class Log {}
final class Clock {}

enum Root {
  static let container = Container()

  static func start() {
    Assembler([AppAssembly()], container: container).resolver.resolve(Coordinator.self)?.open()
  }
}

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Api.self) { _ in Api() }
    container.register(Log.self) { _ in Log() }
    container.register(Clock.self) { _ in Clock() }
    container.register(Coordinator.self) { r in
      Coordinator(
        resolver: r,
        login: r.resolve(Login.self)!,
        settings: Settings(),
        makeLog: { r.resolve(Log.self)! }
      )
    }
    container.register(Login.self) { r in Login(api: r.resolve(Api.self)!) }
  }
}

final class Coordinator {
  private let resolver: Resolver
  private let login: Login
  private let settings: Settings
  private let makeLog: () -> Log

  init(resolver: Resolver, login: Login, settings: Settings, makeLog: @escaping () -> Log) {
    self.resolver = resolver
    self.login = login
    self.settings = settings
    self.makeLog = makeLog
  }

  func open() {
    print(resolver.resolve(Api.self)!)  // want: resolve-outside-root "Coordinator"
    print(resolver.resolve(Log.self)!)
    close()
    login.show()
    settings.show()
    print(makeLog())
  }

  private func close() {
    print(resolver.resolve(Clock.self)!)
  }
}

final class Login {
  private let api: Api

  init(api: Api) {
    self.api = api
  }

  func show() {
    print(api)
  }
}

final class Settings {
  func show() {
    print(Root.container.resolve(Clock.self)!)  // want: resolve-outside-root "Settings"
  }
}

@main
enum Main {
  static func main() {
    Root.start()
    print(Root.container.resolve(Api.self)!)
  }
}
