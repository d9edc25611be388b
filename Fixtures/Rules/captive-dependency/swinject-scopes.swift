import Swinject

// What is kept in the container keeps what it is made with, also what is completed later. The
// container's default is no choice, and what is shared while it is held is no captive.

final class Session {}
final class Draft {}
final class Clock {}
final class Image {}
final class Log {}
final class Zone {}
final class Bell {}

final class Store {
  var draft: Draft?
  init(session: Session, clock: Clock, image: Image, log: Log, zone: Provider<Zone>, bell: Bell) {}
}

final class Screen {
  init(store: Store, parts: [AnyObject]) {}
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Session.self) { _ in Session() }.inObjectScope(.transient)
    container.register(Draft.self) { _ in Draft() }.inObjectScope(.transient)
    container.register(Clock.self) { _ in Clock() }
    container.register(Image.self) { _ in Image() }.inObjectScope(.weak)
    container.register(Log.self) { _ in Log() }.inObjectScope(.transient)
    container.register(Zone.self) { _ in Zone() }.inObjectScope(.transient)
    container.register(Bell.self) { _ in Bell() }.inObjectScope(.container)
    container.register(Store.self) { r in
      Store(
        session: r.resolve(Session.self)!,  // want: captive-dependency "Session"
        clock: r.resolve(Clock.self)!,
        image: r.resolve(Image.self)!,
        log: r.resolve(Log.self)!,
        zone: r.resolve(Provider<Zone>.self)!,
        bell: r.resolve(Bell.self)!
      )
    }
    .inObjectScope(.container)
    .initCompleted { r, store in
      store.draft = r.resolve(Draft.self)  // want: captive-dependency "Draft"
    }
    container.register(Screen.self) { r in
      Screen(
        store: r.resolve(Store.self)!,
        parts: [
          r.resolve(Session.self)!, r.resolve(Draft.self)!, r.resolve(Clock.self)!,
          r.resolve(Image.self)!, r.resolve(Zone.self)!, r.resolve(Bell.self)!,
        ]
      )
    }
  }
}

@main
enum Main {
  static func main() {
    print(Assembler([ScreenAssembly()]).resolver.resolve(Screen.self)!)
  }
}
