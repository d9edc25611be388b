import Pure

// `self` captured weakly, then rebound in every way that apps rebind it.

final class Service {
  func run() {}
}

final class SyncModule: FactoryModule {
  struct Dependency {
    let first: Service
    let second: Service
    let third: Service
    let fourth: Service
    let fifth: Service
    let sixth: Service  // want: unused-dependency "sixth"
  }

  private let dependency: Dependency
  private var tasks: [() -> Void] = []

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func schedule() {
    tasks.append { [weak self] in
      self?.dependency.first.run()
    }
    tasks.append { [weak self] in
      guard let self else { return }
      self.dependency.second.run()
    }
    tasks.append { [weak self] in
      guard let `self` = self else { return }
      self.dependency.third.run()
    }
    tasks.append { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.dependency.fourth.run()
    }
    tasks.append { [unowned owner = self] in
      owner.dependency.fifth.run()
    }
  }
}

enum CompositionRoot {
  static func resolve() -> SyncModule.Factory {
    let service = Service()
    return .init(
      dependency: .init(
        first: service, second: service, third: service, fourth: service, fifth: service,
        sixth: service))
  }
}
