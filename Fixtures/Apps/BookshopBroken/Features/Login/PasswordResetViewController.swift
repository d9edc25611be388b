import Pure

final class PasswordResetViewController: UIViewController, FactoryModule{
  struct Dependency { let authService: AuthServicing }
  struct Payload { let email: String? }

  init(dependency: Dependency, payload: Payload) {
    super.init(nibName: nil, bundle: nil)

    let field = UITextField()
    field.text = payload.email
    let button = UIButton(title: "Send a link")
    button.onTap = { [weak self] in
      guard let email = field.text, dependency.authService.resetPassword(email: email) else {
        return
      }
      self?.dismiss(animated: true)
    }
    self.view.addSubview(field)
    self.view.addSubview(button)
  }
}
