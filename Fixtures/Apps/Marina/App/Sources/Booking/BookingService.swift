import MarinaKit

protocol UserReading: AnyObject {
  var user: User { get }
}

final class UserStore: UserReading {
  var user = User(name: "guest")
}

/// What somebody fills in before it is a booking.
final class Draft {
  var nights = 1
}

final class BookingService {
  private let client: APIClientType
  private let user: User

  init(client: APIClientType, user: User) {
    self.client = client
    self.user = user
  }

  func book(_ berth: Berth, _ draft: Draft) -> String {
    client.get("book/\(berth.number)/\(draft.nights)/\(user.name)")
  }
}

final class BookingServiceFactory {
  private let store: UserStore
  private let make: (User) -> BookingService

  init(store: UserStore, make: @escaping (User) -> BookingService) {
    self.store = store
    self.make = make
  }

  func service() -> BookingService { make(store.user) }
}
