// An initializer hands what it takes on to another one with the same labels: nothing but the types
// tells them apart, and one of these is a library's.

import Foundation

protocol Settings {}
final class StoredSettings: Settings {
  private let defaults: UserDefaults
  init(defaults: UserDefaults) { self.defaults = defaults }
  func show() { print(defaults) }
}

final class Speaker { func play() {} }
final class Lamp { func shine() {} }

final class Player {
  private let speaker: Speaker
  private let lamp: Lamp  // want: unused-dependency "'Player.lamp'"
  private let settings: Settings

  convenience init(speaker: Speaker, lamp: Lamp, settings: UserDefaults) {
    let stored = StoredSettings(defaults: settings)
    self.init(speaker: speaker, lamp: lamp, settings: stored)
  }

  init(speaker: Speaker, lamp: Lamp, settings: Settings) {
    self.speaker = speaker
    self.lamp = lamp
    self.settings = settings
  }

  func start() {
    speaker.play()
    print(settings)
  }
}

final class House {
  private let speaker = Speaker()
  private let lamp = Lamp()

  func player() -> Player {
    lamp.shine()
    return Player(speaker: speaker, lamp: lamp, settings: .standard)
  }
}

@main struct Main {
  static func main() { House().player().start() }
}
