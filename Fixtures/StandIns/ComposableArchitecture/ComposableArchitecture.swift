@_exported import Dependencies

// As much as features without macros need; nothing here runs an effect.

public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body = Never
  @ReducerBuilder<State, Action> var body: Body { get }
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

extension Reducer where Body == Never {
  public var body: Body { fatalError() }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

public struct Effect<Action>: Sendable {
  public static var none: Self { Self() }
  public static func run(_ operation: @escaping @Sendable (Send<Action>) async throws -> Void) -> Self
  {
    Self()
  }
}

public struct Send<Action>: Sendable {
  public func callAsFunction(_ action: Action) async {}
}

@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildBlock<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    _ first: First,
    _ second: Second
  ) -> Sequence<First, Second> {
    Sequence(first: first, second: second)
  }
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public struct Sequence<First: Reducer<State, Action>, Second: Reducer<State, Action>>: Reducer {
    let first: First
    let second: Second

    public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }
}

public struct Reduce<State, Action>: Reducer {
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

public struct Scope<State, Action, Child: Reducer>: Reducer {
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: @escaping (ChildAction) -> Action,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

extension Reducer {
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> some Reducer<State, Action> {
    self
  }
}

public final class Store<State, Action> {
  public private(set) var state: State

  public init<R: Reducer>(
    initialState: State,
    reducer: () -> R,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    state = initialState
  }

  public func send(_ action: Action) {}

  public func scope<ChildState, ChildAction>(
    state path: KeyPath<State, ChildState>,
    action: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    fatalError()
  }
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

public struct DismissEffect: Sendable {
  public func callAsFunction() async {}
}

extension DependencyValues {
  public var dismiss: DismissEffect { fatalError() }
}
