import Pure

// A read in any branch of `#if` is a read.

final class Tracer {
  func trace() {}
}

final class LaunchModule: FactoryModule {
  struct Dependency {
    let debugTracer: Tracer
    let releaseTracer: Tracer
    let linuxTracer: Tracer
    let spareTracer: Tracer  // want: unused-dependency "spareTracer"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func launch() {
    #if DEBUG
      dependency.debugTracer.trace()
    #else
      dependency.releaseTracer.trace()
    #endif
    #if os(Linux) && swift(>=9)
      dependency.linuxTracer.trace()
    #endif
  }
}

enum CompositionRoot {
  static func resolve() -> LaunchModule.Factory {
    let tracer = Tracer()
    return .init(
      dependency: .init(
        debugTracer: tracer, releaseTracer: tracer, linuxTracer: tracer, spareTracer: tracer))
  }
}
