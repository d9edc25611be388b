import Pure

// A generic type builds the modules that it is given as an argument, or as an associated type.

struct Builder<Module: FactoryModule> where Module.Dependency == Void, Module.Payload == Void {
  func build() -> Module { Module() }
  static func make() -> Module { Module() }
}

protocol Scene {
  associatedtype Content: FactoryModule where Content.Dependency == Void, Content.Payload == Void
}

extension Scene {
  func show() -> Content { Content() }
}

final class CallModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class StaticModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class TypedModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class SceneModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class FieldModule: FactoryModule {  // want: unwired-module "FieldModule"
  init(dependency: Void, payload: Void) {}
}

struct HomeScene: Scene {
  typealias Content = SceneModule
}

struct Screens {
  let typed: Builder<TypedModule>
  var field: Pure.Factory<FieldModule>?
}

func launch() {
  let screens = Screens(typed: .init())
  print(Builder<CallModule>().build(), Builder<StaticModule>.make(), screens.typed.build())
  print(HomeScene().show(), screens.field as Any)
}
