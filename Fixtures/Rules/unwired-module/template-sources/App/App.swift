// Not all of this is Swift.
import Pure

final class HomeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class LostModule: FactoryModule {  // want: unwired-module "LostModule"
  init(dependency: Void, payload: Void) {}
}

// final class OldModule: FactoryModule {
//   init(dependency: Void, payload: Void) {}
// }

/* final class OlderModule: FactoryModule { /* init(dependency: Void, payload: Void) {} */ } */

#if false
  final class DisabledModule: FactoryModule {
    init(dependency: Void, payload: Void) {}
  }
#endif

let home = HomeModule.Factory().create()
