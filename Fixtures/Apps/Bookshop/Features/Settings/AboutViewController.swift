import Pure

/// Needs nothing: both associated types stay `Void`.
final class AboutViewController: UIViewController, FactoryModule {
  private let legal: LegalDocumentViewController.Factory = .init()

  init(dependency: (), payload: ()) {
    super.init(nibName: nil, bundle: nil)
    self.view.addSubview(UIButton(title: "Terms") { [weak self] in self?.open(.terms) })
    self.view.addSubview(UIButton(title: "Privacy") { [weak self] in self?.open(.privacy) })
  }

  private func open(_ document: LegalDocumentViewController.Payload) {
    self.present(self.legal.create(payload: (document)), animated: true)
  }
}

final class LegalDocumentViewController: UIViewController, FactoryModule {
  enum Payload: String {
    case terms, privacy
  }

  private let document: Payload

  init(dependency: Void, payload: (Payload)) {
    self.document = payload
    super.init(nibName: nil, bundle: nil)
    self.title = self.document.rawValue.capitalized
  }
}
