import AirwaveKit
import Pure
import UIKit

/// The system makes this one.
final class ShareViewController: UIViewController {
  private let dependency: ShareDependency

  init() {
    self.dependency = .resolve()
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let form = self.dependency.form.create(payload: .init(text: self.dependency.drafts.text))
    self.present(form, animated: false)
  }
}

struct ShareDependency {
  let form: FormViewController.Factory
  let drafts: DraftStore

  static func resolve() -> ShareDependency {
    let kit = KitDependency.resolve()
    return .init(
      form: .init(dependency: .init(networking: kit.networking, queue: kit.queue)),
      drafts: DraftStore(dependency: .init(queue: kit.queue))
    )
  }
}
