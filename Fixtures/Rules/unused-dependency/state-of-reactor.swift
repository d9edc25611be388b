import Pure
import ReactorKit
import RxSwift

// What a reactor hands out of its state is of the type that it calls `State`, and no dependency.
// It does not compile without the libraries.

final class FoodReactor: Reactor, FactoryModule {
  struct Dependency {
    let category: Int  // want: unused-dependency "FoodReactor.Dependency.category"
    let payload: Int  // want: unused-dependency "FoodReactor.Dependency.payload"
    let menu: Int  // want: unused-dependency "FoodReactor.Dependency.menu"
    let title: Int  // want: unused-dependency "FoodReactor.Dependency.title"
    let shared: Int
    let scheduler: Scheduler
  }
  enum Action { case load(Int) }
  struct State {
    var category = 1
    var payload = 1
    @Pulse var food = Food()
    var title = ""
    var source: FoodReactor?
  }

  let initialState = State()
  let scheduler: Scheduler
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    scheduler = dependency.scheduler
  }

  func reduce(state: State, mutation: Action) -> State {
    var next = state
    next.title = "\(state.payload)"
    return next
  }

  func follow() {
    state.compactMap { $0.source }.map { $0.dependency.shared }.subscribe()
  }
}

struct Food {
  var menu = 1
}

final class FoodScreen: UIViewController, View {
  typealias Reactor = FoodReactor
  var disposeBag = DisposeBag()

  func bind(reactor: FoodReactor) {
    reactor.state.map(\.category).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    reactor.state.map { $0.payload }.distinctUntilChanged().subscribe()
    reactor.pulse(\.$food).subscribe(onNext: { food in print(food.menu) })
    reactor.pulse { $0.$food }.map { $0.menu }.subscribe()
    print(reactor.currentState.food.menu, self.reactor?.currentState.title)
    rx.tap.map { Reactor.Action.load(1) }.bind(to: reactor.action).disposed(by: disposeBag)
  }
}

enum CompositionRoot {
  static func resolve() -> FoodScreen {
    let factory = FoodReactor.Factory(
      dependency: .init(
        category: 1, payload: 2, menu: 3, title: 4, shared: 5, scheduler: MainScheduler()))
    let screen = FoodScreen()
    screen.reactor = factory.create()
    return screen
  }
}
