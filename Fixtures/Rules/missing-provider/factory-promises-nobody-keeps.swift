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

/// The library asks containers for `autoRegister()` that say that they have it; this one does not.
final class SideContainer: SharedContainer {
  static let shared = SideContainer()
  let manager = ContainerManager()

  var theme: Factory<Theme?> { promised() }

  func autoRegister() { theme.register { Plain() } }  // want: unused-provider "'autoRegister()' is never called"
}

/// This one says so.
final class LoudContainer: SharedContainer, AutoRegistering {
  static let shared = LoudContainer()
  let manager = ContainerManager()

  var sound: Factory<Sound?> { promised() }

  func autoRegister() { sound.register { Bell() } }
}

final class Stage {
  @Injected(\SideContainer.theme) private var sideTheme  // want: missing-provider "'SideContainer.theme' is promised"
  @Injected(\LoudContainer.sound) private var loudSound
  @Injected(\.theme) private var theme  // want: missing-provider "'Container.theme' is promised but never registered"
  @Injected(\.sound) private var sound
  @Injected(\.mood) private var mood

  func show() {
    sound?.play()
    mood?.change()
    loudSound?.play()
    print(theme?.name ?? "", sideTheme?.name ?? "")
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
