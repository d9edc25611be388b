// purelint:ignore-file unused-dependency, missing-provider: generated; nobody asks what for
struct Zone {}

final class Clock: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) {}
}

// purelint:ignore-file unused-dependancy: a name has to be one all the same
// want@-1: unused-suppression "did you mean 'unused-dependency'?"
