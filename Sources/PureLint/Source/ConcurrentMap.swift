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
/// Who takes what is settled beforehand, so that threads share nothing and the outcome cannot
/// depend on which is faster. Neighbours go to different threads, because what they cost beside
/// their weight is often alike. The threads are the system's own, because a thread of a pool has
/// too small a stack for a parser on some systems.
/// - Parameter weight: the work that an element makes, in any unit.
func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element],
  jobs: Int,
  weight: (Element) -> Int = { _ in 1 },
  _ transform: @escaping @Sendable (Element) -> Output
) -> [Output] {
  let count = min(jobs, elements.count)
  guard count > 1 else { return elements.map(transform) }
  let threads = threads(for: elements.map(weight), count: count)
  var shares: [[Element]] = Array(repeating: [], count: count)
  for (element, thread) in zip(elements, threads) { shares[thread].append(element) }
  let workers = shares.map { Worker($0, transform) }
  for worker in workers.dropFirst() { worker.start() }
  workers[0].work()
  var outputs = workers.map { $0.finish().makeIterator() }
  return threads.map { thread in
    guard let output = outputs[thread].next() else {
      preconditionFailure("a worker makes one output of each of its elements")
    }
    return output
  }
}

/// The thread for each weight: the one that has least to do so far, the first of several.
private func threads(for weights: [Int], count: Int) -> [Int] {
  var loads = Array(repeating: 0, count: count)
  return weights.map { weight in
    var lightest = 0
    for thread in 1..<count where loads[thread] < loads[lightest] { lightest = thread }
    loads[lightest] += weight
    return lightest
  }
}

/// Some of the elements with the thread that transforms them.
///
/// Unchecked: `outputs` belongs to the thread from `start()` until `finish()` has joined it.
private final class Worker<Element: Sendable, Output: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Output
  private var outputs: [Output] = []
  private var thread: SystemThread?

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Output) {
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
