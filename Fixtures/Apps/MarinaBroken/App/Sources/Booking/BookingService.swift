import MarinaKit

protocol UserReading: AnyObject {
  var user: User { get }
}

final class UserStore: UserReading {
  var user = User(name: "guest")
  private let clock: Clock

  init(clock: Clock) {
    self.clock = clock
  }

  func time() -> Int { clock.now }
}

final class Clock {
  let now = 0
}

final class BookingCalendar {
  let isOpen = true
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

  init(store: UserStore, calendar: BookingCalendar, make: @escaping (User) -> BookingService) {
    self.store = store
    self.make = make
    print(calendar.isOpen, store.time())
  }

  func service() -> BookingService { make(store.user) }
}
