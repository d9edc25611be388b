import Pure

struct Clock {
  let now: Int
}

final class ClockModule: FactoryModule {
  struct Dependency {
    let chat: ChatModule.Factory  // want: forbidden-dependency "'ClockModule' in layer 'shared'"
  }

  init(dependency: Dependency, payload: Void) { print(dependency.chat.create()) }
}
