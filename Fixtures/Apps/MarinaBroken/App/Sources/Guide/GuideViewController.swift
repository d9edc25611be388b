import UIKit

/// Comes from a storyboard, and is filled in by the storyboard's container.
final class GuideViewController: UIViewController {
  var guide: Guide!
  var spare: Guide?
  var pages: [GuidePage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = guide.title
    navigationController?.title = spare?.title
    pages.forEach { view.addSubview($0) }
  }

  static func load() -> UIViewController {
    UIStoryboard(name: "Guide", bundle: nil).instantiateViewController(withIdentifier: "guide")
  }
}

final class GuidePage: UIView {}

struct Guide {
  let title: String
}
