import Pure

final class ReviewListReactor: Reactor, FactoryModule {
  struct Dependency {
    let reviewService: ReviewServicing
    let authService: AuthServicing
  }

  struct Payload {
    let bookID: Book.ID
  }

  enum Action {
    case reload
  }

  let state = Subject<[Review]>([])

  private let reviews: ReviewServicing
  private let user: User?
  private let bookID: Book.ID

  init(dependency: Dependency, payload: Payload) {
    self.reviews = dependency.reviewService
    self.user = dependency.authService.currentUser.value
    self.bookID = payload.bookID
  }

  func perform(_ action: Action) {
    let reviews = self.reviews.reviews(of: self.bookID)
    let own = reviews.filter { $0.userName == self.user?.name }
    self.state.send(own + reviews.filter { !own.contains($0) })
  }
}
