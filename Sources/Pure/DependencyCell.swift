import Foundation

/// A dependency that is built on first use, once, whichever thread asks first.
///
/// The closure runs while no lock is held, so it may ask other factories and wait for other
/// threads; only threads that ask for this very dependency wait for it.
final class DependencyCell<Dependency> {
  private enum State {
    case unbuilt(() -> Dependency)
    case building(Construction)
    case built(Dependency)
  }

  private let module: Any.Type
  private let lock = NSLock()

  /// Guarded by `lock`; goes through the cases in their order.
  private var state: State

  /// - Parameter module: whose dependency this is, for the message when it needs itself.
  init(of module: Any.Type, build: @escaping () -> Dependency) {
    self.module = module
    state = .unbuilt(build)
  }

  /// The dependency; builds it, or waits for the thread that does.
  var dependency: Dependency {
    while true {
      switch claim() {
      case .built(let dependency): return dependency
      case .building(let construction): construction.wait()
      case .unbuilt(let build): return keep(build())
      }
    }
  }

  /// The state as found. Whoever finds it unbuilt has to build.
  private func claim() -> State {
    lock.lock()
    defer { lock.unlock() }
    let found = state
    if case .unbuilt = found {
      state = .building(Construction(of: module))
    }
    return found
  }

  private func keep(_ dependency: Dependency) -> Dependency {
    lock.lock()
    let previous = state
    state = .built(dependency)
    lock.unlock()
    if case .building(let construction) = previous {
      construction.finish()
    }
    return dependency
  }
}
