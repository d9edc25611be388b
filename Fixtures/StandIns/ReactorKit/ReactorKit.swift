@_exported import RxSwift

public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  var initialState: State { get }

  func mutate(action: Action) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
}

extension Reactor {
  public var action: PublishSubject<Action> { PublishSubject() }
  public var state: Observable<State> { .just(initialState) }
  public var currentState: State { initialState }

  public func reduce(state: State, mutation: Mutation) -> State { state }
}

extension Reactor where Mutation == Action {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

public protocol View: AnyObject {
  associatedtype Reactor: ReactorKit.Reactor

  var disposeBag: DisposeBag { get set }

  func bind(reactor: Reactor)
}

extension View {
  public var reactor: Reactor? {
    get { nil }
    set { newValue.map(bind) }
  }
}
