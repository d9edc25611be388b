import Pure

// One hop is an instance, the other a closure that runs later.

final class PlayerModule: FactoryModule {
  struct Dependency {
    let queue: QueueModule  // want: lazy-cycle "'PlayerModule' -> 'QueueModule'"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func play() { print(dependency.queue) }
}

final class QueueModule: FactoryModule {
  struct Dependency {
    let makePlayer: () -> PlayerModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func next() -> PlayerModule { dependency.makePlayer() }
}

final class LyricsModule: FactoryModule {
  struct Dependency {
    let queue: QueueModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.queue) }
}

final class CompositionRoot {
  lazy var player: PlayerModule = .init(dependency: .init(queue: queue))
  lazy var queue: QueueModule = .init(dependency: .init(makePlayer: { [unowned self] in player }))
  lazy var lyrics = LyricsModule(dependency: .init(queue: queue))
}

let root = CompositionRoot()
let modules: [Any] = [root.player, root.lyrics]
