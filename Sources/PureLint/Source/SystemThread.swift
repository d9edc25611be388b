#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system with a stack of known size, whatever the limit on those of others.
public struct SystemThread {
  /// Bytes of stack; the main thread of most systems has as much.
  fileprivate static let stackSize = 8 << 20

  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif

  /// Whether two threads may have run at once. It is set before the second one is started, and stays:
  /// whoever reads it meanwhile is that first thread, or runs after it was set.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) static private(set) var mayMeetOthers = false

  /// Starts a thread; nil if the system has none left.
  public init?(_ body: @escaping @Sendable () -> Void) {
    self.init(isAwaited: false, body)
  }

  /// - Parameter isAwaited: Whether the thread that starts it does nothing until it has ended.
  private init?(isAwaited: Bool, _ body: @escaping @Sendable () -> Void) {
    if !isAwaited, !Self.mayMeetOthers { Self.mayMeetOthers = true }
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

  /// Waits for the thread to end; to be called once.
  public func join() {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }
}

extension SystemThread {
  /// Runs a function on a thread of its own, or, if the system has none left, on this one if its
  /// stack is as large.
  ///
  /// - Returns: what the function returns; nil if it was not run.
  public static func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) -> Output? {
    let result = Result<Output>()
    if let thread = SystemThread(isAwaited: true, { result.value = body() }) {
      thread.join()
      return result.value
    }
    return isOwnStackLargeEnough ? body() : nil
  }

  /// Runs two functions, the second one on a thread of its own, if the system has one left.
  static func run<First, Second: Sendable>(
    _ first: () -> First,
    beside second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let result = Result<Second>()
    let thread = SystemThread { result.value = second() }
    let outcome = first()
    thread?.join()
    return (outcome, result.value ?? second())
  }

  /// Whether the stack of the first thread may grow as large.
  private static var isOwnStackLargeEnough: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_STACK, &limit)
    #endif
    return status == 0 && limit.rlim_cur >= rlim_t(stackSize)
  }

  /// The value that a thread leaves behind; read once the thread has ended.
  private final class Result<Output>: @unchecked Sendable {
    var value: Output?
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
