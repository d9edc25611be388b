import PureLintResolution

extension Interface {
  /// As much of ReactorKit as modules pass through: views whose reactors are set from outside, and
  /// what a reactor hands out of its state.
  static let reactorKit = Interface(
    module: "ReactorKit",
    source: """
      public protocol View: AnyObject {
        associatedtype Reactor
        var disposeBag: DisposeBag { get set }
        var reactor: Reactor? { get set }
        func bind(reactor: Reactor)
      }
      public protocol StoryboardView: View {}
      public protocol Reactor: AnyObject {
        associatedtype Action
        associatedtype Mutation = Action
        associatedtype State
        var initialState: State { get }
        var currentState: State { get }
        var scheduler: Scheduler { get }
        var action: ActionSubject<Action> { get }
        var state: Observable<State> { get }
        func mutate(action: Action) -> Observable<Mutation>
        func reduce(state: State, mutation: Mutation) -> State
        func transform(action: Observable<Action>) -> Observable<Action>
        func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
        func transform(state: Observable<State>) -> Observable<State>
      }
      extension Reactor {
        public var currentState: State { get }
        public var scheduler: Scheduler { get }
        public var action: ActionSubject<Action> { get }
        public var state: Observable<State> { get }
        public func pulse<Result>(
          _ transformToPulse: @escaping (State) throws -> Result
        ) -> Observable<Result>
      }
      """,
    needsImport: true
  )
}
