#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A queue by which threads hand each other values; whoever takes one waits until there is one.
/// Unchecked: all that is kept is touched under the mutex.
public final class Mailbox<Letter: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let arrival: UnsafeMutablePointer<pthread_cond_t>
  private var letters: [Letter] = []

  /// Makes an empty queue.
  public init() {
    mutex = .allocate(capacity: 1)
    arrival = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(arrival, nil)
  }

  deinit {
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(mutex)
    arrival.deallocate()
    mutex.deallocate()
  }

  /// Adds a value behind the others.
  public func send(_ letter: Letter) {
    pthread_mutex_lock(mutex)
    letters.append(letter)
    pthread_cond_signal(arrival)
    pthread_mutex_unlock(mutex)
  }

  /// Whether no value is there.
  public var isEmpty: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return letters.isEmpty
  }

  /// All values that are there, in their order; waits for the first.
  public func takeAll() -> [Letter] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while letters.isEmpty { pthread_cond_wait(arrival, mutex) }
    defer { letters = [] }
    return letters
  }
}
