import AirwaveKit
import Pure
import ReactorKit
import UIKit

final class ShowListViewController: UIViewController, ReactorKit.View {
  var disposeBag = DisposeBag()

  private let dependency: Dependency
  private var header: ShowListHeader?

  required init(dependency: Dependency, payload: Payload) {
    defer { self.reactor = payload.reactor }
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  func bind(reactor: ShowListViewReactor) {
    let header = ShowListHeader()
    header.reactor = .init(dependency: .init(), payload: .init(group: reactor.currentState.group))
    self.header = header

    // 화면이 리액터의 의존성을 직접 읽는다.
    reactor.dependency.queue.episodes.isEmpty ? self.hideQueue() : self.showQueue()

    reactor.state.map(\.selected)
      .withUnretained(self)
      .subscribe(onNext: { `self`, show in
        guard let show else { return }
        self.open(show, in: reactor.currentState.group)
      })
      .disposed(by: self.disposeBag)
  }

  private func open(_ show: Show, in group: GroupCode) {
    let payload = ShowViewController.Payload(group: group, show: show)
    let viewController = self.dependency.showFactory.create(payload: payload)
    self.navigationController?.pushViewController(viewController, animated: true)
  }

  private func hideQueue() { self.title = nil }
  private func showQueue() { self.title = "Queue" }
}

/// 목록 위의 머리글
final class ShowListHeader: UIView, ReactorKit.View {
  var disposeBag = DisposeBag()
  private let label = UILabel()

  func bind(reactor: ShowListHeaderReactor) {
    self.label.text = reactor.currentState
  }
}

final class ShowListHeaderReactor: Reactor, FactoryModule {
  typealias Action = Never

  struct Dependency {}

  struct Payload {
    let group: GroupCode
  }

  let initialState: String

  init(dependency: Dependency, payload: Payload) {
    self.initialState = payload.group.rawValue
  }
}
