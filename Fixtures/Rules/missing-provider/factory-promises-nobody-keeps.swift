// A promise that only code which never runs would keep is not kept; what the library calls, and what that
// calls, runs.

import FactoryKit

protocol Theme { var name: String { get } }
final class Plain: Theme { let name = "plain" }

protocol Sound { func play() }
final class Bell: Sound { func play() {} }

protocol Mood { func change() }
final class Calm: Mood { func change() {} }

extension Container {
  var theme: Factory<Theme?> { promised() }
  var sound: Factory<Sound?> { promised() }
  var mood: Factory<Mood?> { promised() }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { registerSounds() }
}

extension Container {
  private func registerSounds() { sound.register { Bell() } }
  func registerThemes() { theme.register { Plain() } }  // want: unused-provider "'registerThemes()' is never called"
}

final class Stage {
  @Injected(\.theme) private var theme  // want: missing-provider "'Container.theme' is promised but never registered"
  @Injected(\.sound) private var sound
  @Injected(\.mood) private var mood

  func show() {
    sound?.play()
    mood?.change()
    print(theme?.name ?? "")
  }
}

@main
enum Main {
  static let set: (Container) -> Void = { $0.mood.register { Calm() } }

  static func main() {
    set(Container.shared)
    Stage().show()
  }
}
