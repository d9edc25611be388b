import Pure

final class AccountReactor: Reactor, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let cart: CartServicing

    /// The number of books that would be forgotten.
    var bookCount: Int {
      cart.items.value.map(\.count).reduce(0, +)
    }
  }

  enum Action {
    case logOut
  }

  var state: Subject<User?> { self.dependency.authService.currentUser }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  var logOutTitle: String {
    switch self.dependency.bookCount {
    case 0: "Log out"
    case let count: "Log out and leave \(count) books"
    }
  }

  func perform(_ action: Action) {
    self.dependency.authService.logOut()
  }

  func logOut() {
    self.perform(.logOut)
  }
}
