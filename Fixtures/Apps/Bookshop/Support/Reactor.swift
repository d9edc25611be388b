/// Holds a value and tells its observers about each new one.
final class Subject<Value> {
  private(set) var value: Value
  private var observers: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func send(_ value: Value) {
    self.value = value
    self.observers.forEach { $0(value) }
  }

  func observe(_ observer: @escaping (Value) -> Void) {
    observer(self.value)
    self.observers.append(observer)
  }
}

/// Turns a screen's actions into its states.
protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype State

  var state: Subject<State> { get }

  func perform(_ action: Action)
}

extension Reactor {
  var currentState: State { self.state.value }
}

/// A screen that shows what its reactor holds.
protocol ReactorView: AnyObject {
  associatedtype ViewReactor: Reactor

  func bind(reactor: ViewReactor)
}
