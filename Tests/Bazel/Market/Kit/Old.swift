/// The configuration leaves this file out.
final class Old: FactoryModule {
  struct Dependency { let clock: Clock }

  init(dependency: Dependency, payload: Void) {}
}
