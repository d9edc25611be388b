import Pure

final class Lamp: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

let lamp = Lamp.Factory().create()
