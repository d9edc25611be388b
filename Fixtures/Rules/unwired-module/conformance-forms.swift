import Pure

// Every form of the conformance is a module: last in the list, over lines, with attributes.

protocol Reactor {}
class View {}

final class LastModule: Reactor,FactoryModule{  // want: unwired-module "LastModule"
  init(dependency: Void, payload: Void) {}
}

final class LinesModule:  // want: unwired-module "LinesModule"
  View,
  Reactor,
  // the conformance
  FactoryModule
{
  init(dependency: Void, payload: Void) {}
}

@MainActor
final class AttributeModule: View,  // want: unwired-module "AttributeModule"
  @preconcurrency Reactor, @preconcurrency FactoryModule
{
  init(dependency: Void, payload: Void) {}
}

struct QualifiedModule: Pure.FactoryModule {  // want: unwired-module "QualifiedModule"
  init(dependency: Void, payload: Void) {}
}

protocol ScreenModule: Reactor, FactoryModule {}

final class RefinedModule: ScreenModule {  // want: unwired-module "RefinedModule"
  init(dependency: Void, payload: Void) {}
}

typealias Built = FactoryModule & Reactor

final class AliasModule: Built {  // want: unwired-module "AliasModule"
  init(dependency: Void, payload: Void) {}
}

actor ActorModule: FactoryModule {  // want: unwired-module "ActorModule"
  init(dependency: Void, payload: Void) {}
}

enum EnumModule: FactoryModule {  // want: unwired-module "EnumModule"
  case only
  init(dependency: Void, payload: Void) { self = .only }
}
