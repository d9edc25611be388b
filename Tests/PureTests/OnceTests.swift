import Foundation
import Pure
import Testing

/// Counts from any thread.
///
/// Unchecked because `value` is guarded by `lock`, which the compiler cannot see.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  /// Adds one and returns the new count.
  @discardableResult
  func increment() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }

  var count: Int {
    lock.withLock { value }
  }
}

private final class Part: Sendable {
  /// Waits until one thread has come to ask.
  init(counting counter: Counter, after other: DispatchSemaphore) {
    counter.increment()
    other.wait()
  }
}

@Suite("A dependency")
struct OnceTests {
  @Test("is not built before it is used, and once")
  func once() {
    let counter = Counter()
    let factory = Created<Int, Void>.Factory(dependency: counter.increment())
    let configurator = Configured<Int, Void>.Configurator(dependency: counter.increment())
    #expect(counter.count == 0)
    for _ in 0..<4 {
      #expect(factory.create().dependency == 1)
    }
    for _ in 0..<4 {
      configurator.configure(Configured())
    }
    #expect(counter.count == 2)
    #expect(configurator.dependency == 2)
  }

  @Test("counts in a plain variable of its builder too")
  func onceInVariable() {
    var builds = 0
    func build() -> Service {
      builds += 1
      return Service(name: "oven")
    }
    let factory = Created<Service, Void>.Factory(dependency: build())
    for _ in 0..<4 {
      _ = factory.create()
    }
    #expect(builds == 1)
  }

  @Test("releases what it was built from")
  func releasesClosure() {
    final class Source {
      let name = "oven"
    }
    func wire(_ source: Source) -> Created<String, Void>.Factory {
      .init(dependency: source.name)
    }
    weak var source: Source?
    let factory = {
      let original = Source()
      source = original
      return wire(original)
    }()
    #expect(source != nil)
    #expect(factory.dependency == "oven")
    #expect(source == nil)
  }

  @Test("is one value for all threads that ask a factory at once")
  func factoryFromManyThreads() {
    let counter = Counter()
    let arrived = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let factory = Created<Part, Void>.Factory(
      dependency: Part(counting: counter, after: arrived)
    )
    let parts = collect { _ in
      arrived.signal()
      return ObjectIdentifier(factory.create().dependency)
    }
    #expect(Set(parts).count == 1)
    #expect(counter.count == 1)
  }

  @Test("is one value for all threads that ask a configurator at once")
  func configuratorFromManyThreads() {
    let counter = Counter()
    let arrived = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let configurator = Configured<Part, Void>.Configurator(
      dependency: Part(counting: counter, after: arrived)
    )
    let parts = collect { _ in
      arrived.signal()
      let module = Configured<Part, Void>()
      configurator.configure(module)
      return module.dependency.map(ObjectIdentifier.init)
    }
    #expect(Set(parts).count == 1)
    #expect(counter.count == 1)
  }

  @Test("is found by all threads, from whichever end of a graph without circles they start")
  func graphFromManyThreads() {
    for _ in 0..<20 {
      let counter = Counter()
      nonisolated(unsafe) let factories = layers(count: 60, counting: counter)
      let sums = collect { index in
        let order = index.isMultiple(of: 2) ? Array(factories) : factories.reversed()
        return order.map { $0.dependency }.reduce(0, &+)
      }
      #expect(Set(sums).count == 1)
      #expect(counter.count == 60)
    }
  }

  /// Factories each of which needs the two before it.
  private func layers(count: Int, counting counter: Counter) -> [Created<Int, Void>.Factory] {
    var factories: [Created<Int, Void>.Factory] = []
    for _ in 0..<count {
      let needed = Array(factories.suffix(2))
      func build() -> Int {
        counter.increment()
        return needed.map { $0.dependency }.reduce(1, &+)
      }
      factories.append(Created<Int, Void>.Factory(dependency: build()))
    }
    return factories
  }

  /// What each of eight threads answers.
  private func collect<Answer>(_ answer: @escaping @Sendable (Int) -> Answer) -> [Answer] {
    let lock = NSLock()
    let group = DispatchGroup()
    nonisolated(unsafe) var answers: [Answer] = []
    for index in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        nonisolated(unsafe) let found = answer(index)
        lock.withLock { answers.append(found) }
        group.leave()
      }
    }
    group.wait()
    return answers
  }
}
