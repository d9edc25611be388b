import Pure

/// Asks for mail address and password.
///
/// Whoever opens it makes the reactor, from the factory that this module declares:
///
///     let reactor = factory.dependency.reactorFactory.create(payload: ...)
///     factory.create(payload: .init(reactor: reactor))
final class LoginViewController: UIViewController, ReactorView, FactoryModule {
  struct Dependency {
    let reactorFactory: LoginReactor.Factory

    // Opened by the link below the password.
    let passwordReset: PasswordResetViewController.Factory!
  }

  struct Payload {
    let reactor: LoginReactor
  }

  private let dependency: Dependency
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let messageLabel = UILabel()

  init(dependency: Dependency, payload: Payload) {
    defer { self.bind(reactor: payload.reactor) }
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  func bind(reactor: LoginReactor) {
    let button = UIButton(title: "Log in")
    button.onTap = { [emailField, passwordField] in
      reactor.perform(.logIn(email: emailField.text ?? "", password: passwordField.text ?? ""))
    }
    self.view.addSubview(button)
    self.view.addSubview(UIButton(title: "Forgotten?") { [weak self] in self?.resetPassword() })
    reactor.state.observe { [messageLabel] state in
      messageLabel.text = state.message
    }
  }

  private func resetPassword() {
    let viewController = self.dependency.passwordReset.create(
      payload: .init(email: self.emailField.text)
    )
    self.navigationController?.pushViewController(viewController, animated: true)
  }
}
