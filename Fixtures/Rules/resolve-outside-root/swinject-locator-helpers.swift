import Swinject

// A helper of the project's own is the container by another name.

final class Api {}
final class Log {}

enum Services {
  static let container: Container = {
    let container = Container()
    container.register(Api.self) { _ in Api() }
    container.register(Log.self) { _ in Log() }
    container.register(Home.self) { _ in Home() }
    container.register(Detail.self) { _ in Detail(api: Services.get()) }
    return container
  }()

  static func get<Service>(_ type: Service.Type = Service.self) -> Service {
    container.resolve(type)!
  }
}

final class Home {
  private let api: Api = Services.get()  // want: resolve-outside-root "Home"
  private lazy var log = Services.get(Log.self)

  func show() {
    print(api, log)
  }
}

final class Detail {
  private let api: Api

  init(api: Api) {
    self.api = api
  }

  func show() {
    print(api)
  }
}

@main
enum Main {
  static func main() {
    Services.get(Home.self).show()
    Services.get(Detail.self).show()
  }
}
