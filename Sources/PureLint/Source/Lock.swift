#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that one thread at a time may hold. Unchecked: the system's mutex is made for several
/// threads, and nothing else is kept.
public struct Lock: ~Copyable, @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a lock that nobody holds.
  public init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a function while no other thread holds the lock; the function must not hold it again, nor
  /// start a thread. While no second thread has been started, there is nothing to ask the system for.
  @inlinable @inline(__always)
  public func hold<Result>(_ body: () -> Result) -> Result {
    guard SystemThread.mayMeetOthers else { return body() }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
