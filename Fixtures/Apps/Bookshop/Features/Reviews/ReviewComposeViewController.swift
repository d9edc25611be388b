import Pure

final class ReviewComposeViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reviewService: ReviewServicing
    let authService: AuthServicing
    var minimumLength: Int = 20
  }

  struct Payload {
    let bookID: Book.ID
  }

  private let dependency: Dependency
  private let bookID: Book.ID
  private let textField = UITextField()

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.bookID = payload.bookID
    super.init(nibName: nil, bundle: nil)
  }

  func submit(stars: Int) {
    guard
      case let dependency = self.dependency,
      let text = self.textField.text, text.count >= dependency.minimumLength,
      let user = dependency.authService.currentUser.value
    else { return }

    let review = Review(bookID: self.bookID, userName: user.name, stars: stars, text: text)
    if dependency.reviewService.submit(review) {
      self.dismiss(animated: true)
    }
  }
}
