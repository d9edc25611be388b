/// Other people's code, of which nothing is reported.
final class Vendor: FactoryModule {
  struct Dependency { let clock: Int }

  init(dependency: Dependency, payload: Void) {}
}
