import AirwaveKit
import Pure
import ReactorKit
import UIKit

final class FormViewController: UIViewController, FactoryModule {
  struct Dependency {
    let networking: NetworkingProtocol
    let queue: QueueRepository
  }

  struct Payload {
    let text: String
  }

  private let networking: NetworkingProtocol
  private let queue: QueueRepository
  private let disposeBag = DisposeBag()

  init(dependency: Dependency, payload: Payload) {
    self.networking = dependency.networking
    self.queue = dependency.queue
    super.init(nibName: nil, bundle: nil)
    self.title = payload.text
  }

  func save() {
    self.networking.lines("episodes")
      .bind { [queue] lines in
        lines.enumerated().forEach { queue.add(.init(id: $0, title: $1)) }
      }
      .disposed(by: self.disposeBag)
  }
}
