import Pure

// Another value is called `dependency` too; its members are not this module's.

final class Sound {
  func play() {}
}

struct Theme {
  let click: Sound
  let chime: Sound
}

final class ButtonModule: FactoryModule {
  struct Dependency {
    let click: Sound
    let chime: Sound  // want: unused-dependency "ButtonModule.Dependency.chime"
  }

  let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func tap(theme: Theme) {
    let play = { (dependency: Theme) in dependency.chime.play() }
    play(theme)
    do {
      let dependency = theme
      dependency.chime.play()
    }
    dependency.click.play()
  }
}

enum CompositionRoot {
  static func resolve() -> ButtonModule.Factory {
    let sound = Sound()
    return .init(dependency: .init(click: sound, chime: sound))
  }
}
