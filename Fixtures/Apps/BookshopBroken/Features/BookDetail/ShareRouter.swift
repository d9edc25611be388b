import Foundation
import Pure

struct ShareRouter: FactoryModule {
  struct Dependency {
    let shopURL: URL
  }

  struct Payload {
    let book: Book
  }

  let dependency: Dependency
  let payload: Payload

  func share(from viewController: UIViewController) {
    let link = dependency.shopURL.appendingPathComponent("book/\(payload.book.id)")
    let sheet = UIViewController(nibName: nil, bundle: nil)
    sheet.title = #"Read "\#(payload.book.title)": \#(link.absoluteString)"#
    viewController.present(sheet, animated: true)
  }
}
