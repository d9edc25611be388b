import Pure

final class ProfileEditorViewController: UIViewController, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let logger: Logging
    let passwordReset: PasswordResetViewController.Factory
    var maximumNameLength: Int?
  }

  struct Payload {
    let user: User
  }

  private let dependency: Dependency
  private var user: User

  init(dependency: Dependency, payload: Payload) {
    self.dependency = Dependency(
      authService: dependency.authService,
      logger: dependency.logger,
      passwordReset: dependency.passwordReset,
      maximumNameLength: dependency.maximumNameLength ?? 80
    )
    self.user = payload.user
    super.init(nibName: nil, bundle: nil)
  }

  func rename(to name: String) {
    if let maximum = self.dependency.maximumNameLength, name.count > maximum {
      self.dependency.logger.log("the name is too long")
      return
    }
    self.user.name = name
    self.dependency.authService.update(self.user)
    self.dismiss(animated: true)
  }

  func changePassword() {
    let reset = self.dependency.passwordReset.create(payload: .init(email: self.user.email))
    self.present(reset, animated: true)
  }
}
