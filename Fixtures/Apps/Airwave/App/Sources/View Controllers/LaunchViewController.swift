import AirwaveKit
import Pure
import UIKit

final class LaunchViewController: UIViewController {
  private let shows: ShowListViewController.Factory

  init(shows: ShowListViewController.Factory) {
    self.shows = shows
    super.init(nibName: nil, bundle: nil)
  }

  required init(dependency: Dependency, payload: Void) {
    fatalError("made by the factory's create()")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // 목록의 리액터는 목록의 팩토리에서 꺼내 쓴다.
    let factory = self.shows
    let reactor = factory.dependency.reactorFactory.create(payload: .init(group: .music))
    let list = factory.create(payload: .init(reactor: reactor))
    self.present(UINavigationController(rootViewController: list), animated: false)
  }
}
