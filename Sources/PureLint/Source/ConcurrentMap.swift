#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Transforms all elements on up to `jobs` threads, the calling one included, and returns the
/// outcomes in the order of the elements.
///
/// Each thread takes one run of neighbours, all of about the same weight, so that threads share
/// nothing and the outcome cannot depend on which is faster. The threads are the system's own,
/// because a thread of a pool has too small a stack for a parser on some systems.
/// - Parameter weight: the work that an element makes, in any unit.
func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element],
  jobs: Int,
  weight: (Element) -> Int = { _ in 1 },
  _ transform: @escaping @Sendable (Element) -> Output
) -> [Output] {
  let runs = balancedRuns(elements.map(weight), count: jobs)
  guard runs.count > 1 else { return elements.map(transform) }
  let workers = runs.map { run in Worker(elements[run], transform) }
  for worker in workers.dropFirst() { worker.start() }
  workers[0].work()
  return workers.flatMap { $0.finish() }
}

/// Splits indices into at most `count` runs, none of them empty, of about the same weight.
private func balancedRuns(_ weights: [Int], count: Int) -> [Range<Int>] {
  let total = weights.reduce(0, +)
  var runs: [Range<Int>] = []
  var start = 0
  var passed = 0
  for (index, weight) in weights.enumerated() {
    passed += weight
    let share = total * (runs.count + 1) / count
    if passed >= share && runs.count < count - 1 || index == weights.count - 1 {
      runs.append(start..<index + 1)
      start = index + 1
    }
  }
  return runs
}

/// One run of elements with the thread that transforms it.
///
/// Unchecked: `outputs` belongs to the thread from `start()` until `finish()` has joined it.
private final class Worker<Element: Sendable, Output: Sendable>: @unchecked Sendable {
  private let elements: ArraySlice<Element>
  private let transform: @Sendable (Element) -> Output
  private var outputs: [Output] = []
  private var thread: SystemThread?

  init(_ elements: ArraySlice<Element>, _ transform: @escaping @Sendable (Element) -> Output) {
    self.elements = elements
    self.transform = transform
  }

  func start() {
    thread = SystemThread { self.work() }
  }

  func work() { outputs = elements.map(transform) }

  /// Waits for the thread; does the work here if there was no thread to be had.
  func finish() -> [Output] {
    if let thread { thread.join() } else if outputs.isEmpty { work() }
    return outputs
  }
}

/// A thread of the system with a stack of known size.
private struct SystemThread {
  /// Bytes of stack; the main thread of most systems has as much.
  private static let stackSize = 8 << 20

  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif

  /// Starts a thread; nil if the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, SystemThread.stackSize)
    let box = Unmanaged.passRetained(Body(run: body))
    let status = pthread_create(&handle, &attributes, runBody, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
  }

  func join() {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runBody(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#else
  private func runBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(box!).takeRetainedValue().run()
    return nil
  }
#endif
