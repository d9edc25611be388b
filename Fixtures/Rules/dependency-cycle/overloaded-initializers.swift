// Of initializers that only types tell apart, a call with a value of unknown type may mean any: those
// that lead to each other are no cycle.

final class Label {}

final class Surroundings {
  let labels: [Label: Any]
  convenience init(_ names: [String]) { self.init(names.labelled(by: \.first)) }
  convenience init(_ numbers: [Int]) { self.init(numbers.labelled(by: \.magnitude)) }
  init(_ labels: [Label: Any]) { self.labels = labels }
  func copy() -> Surroundings { Surroundings(labels) }
}

final class Kitchen {
  let surroundings = Surroundings([1])
  lazy var stove: Stove = Stove(sink: sink)  // want: dependency-cycle "'stove' -> 'sink'"
  lazy var sink: Sink = Sink(stove: stove)
  func open() { print(surroundings.copy(), stove, sink) }
}

final class Stove {
  let sink: Sink
  init(sink: Sink) { self.sink = sink }
  func heat() { print(sink) }
}

final class Sink {
  let stove: Stove
  init(stove: Stove) { self.stove = stove }
  func run() { print(stove) }
}

Kitchen().open()
