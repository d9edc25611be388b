import Swinject

// An initializer that is handed the container to take what it needs keeps nothing to ask later; who
// asks again afterwards does.

final class Api {}
final class Log {}

final class Feed {
  private let api: Api

  init(resolver: Resolver) {
    api = resolver.resolve(Api.self)!
  }

  func show() {
    print(api)
  }
}

final class Detail {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func show() {
    print(resolver.resolve(Log.self)!)  // want: resolve-outside-root "Detail"
  }
}

final class FeedAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Api.self) { _ in Api() }
    container.register(Log.self) { _ in Log() }
    container.register(Feed.self) { r in Feed(resolver: r) }
    container.register(Detail.self) { r in Detail(resolver: r) }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([FeedAssembly()]).resolver
    r.resolve(Feed.self)!.show()
    r.resolve(Detail.self)!.show()
  }
}
