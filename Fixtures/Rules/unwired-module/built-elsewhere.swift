import Pure

// Other ways to be built: by a storyboard and a cast, by name, by an initialiser's reference,
// as a generic argument, by a subclass of the factory, through a metatype.

class Screen {
  init() {}
}

struct Storyboard {
  func instantiate() -> Screen { Screen() }
}

final class CastModule: Screen, FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

final class NamedModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class ReferenceModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class GenericModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class MetatypeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class SelfModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
  static func make() -> SelfModule { .init() }
  static let shared = make()
}

final class StrayModule: FactoryModule {  // want: unwired-module "StrayModule"
  init(dependency: Void, payload: Void) {}
  var name: String { "\(type(of: self))" }
}

func build<Module: FactoryModule>() -> Module
where Module.Dependency == Void, Module.Payload == Void { Module() }

func launch() {
  let screen = Storyboard().instantiate() as! CastModule
  print(screen, String(describing: NamedModule.self), SelfModule.shared)
  let make: (Void, Void) -> ReferenceModule = ReferenceModule.init(dependency:payload:)
  let generic: GenericModule = build()
  let types: [any FactoryModule.Type] = [MetatypeModule.self]
  print(make, generic, types)
}
