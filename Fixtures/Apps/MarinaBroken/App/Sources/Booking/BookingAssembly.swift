import MarinaKit
import Swinject

final class BookingAssembly: Assembly {
  func assemble(container: Container) {
    container.register(UserStore.self) { r in
      UserStore(clock: r.resolve(Clock.self)!)  // want: missing-provider "Clock"
    }
    .inObjectScope(.container)
    .implements(UserReading.self)
    container.register(BookingCalendar.self, name: "local") { _ in BookingCalendar() }
    container.register(Draft.self) { _ in Draft() }.inObjectScope(.transient)
    container.register(BookingServiceFactory.self) { r in
      let calendar = r.resolve(BookingCalendar.self, name: "local")!
      return BookingServiceFactory(store: r.resolve(UserStore.self)!, calendar: calendar) { user in
        Self.session(of: user, in: container).resolve(BookingService.self)!
      }
    }
  }

  /// What is there while somebody is signed in.
  private static func session(of user: User, in container: Container) -> Container {
    let session = Container(parent: container, defaultObjectScope: .container)
    session.register(User.self) { _ in user }
    session.register(BookingService.self) { r in
      BookingService(client: r.resolve(APIClientType.self)!, user: r.resolve(User.self)!)
    }
    return session
  }
}
