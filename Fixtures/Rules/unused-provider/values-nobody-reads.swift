// Keys of values that an app declares itself. One whose value nobody reads is there for nothing; a
// test that puts another value in reads none.

protocol Setting {
  associatedtype Content
  static var now: Content { get set }
}

final class Settings {
  static let all = Settings()

  subscript<S: Setting>(_ setting: S.Type) -> S.Content {
    get { S.now }
    set { S.now = newValue }
  }
}

final class Palette { func paint() {} }
final class Font { func draw() {} }
final class Sound { func play() {} }
final class Layout { func place() {} }

enum PaletteSetting: Setting { static var now = Palette() }
enum FontSetting: Setting { static var now = Font() }
enum SoundSetting: Setting {  // want: unused-provider "'SoundSetting' is a key whose value nobody reads"
  static var now = Sound()
}
enum LayoutSetting: Setting { static var now = Layout() }

extension Settings {
  var palette: Palette {
    get { self[PaletteSetting.self] }
    set { self[PaletteSetting.self] = newValue }
  }
  var sound: Sound {
    get { self[SoundSetting.self] }
    set { self[SoundSetting.self] = newValue }
  }
  var layout: Layout {
    get { self[LayoutSetting.self] }
    set { self[LayoutSetting.self] = newValue }
  }
}

func arrange(_ path: KeyPath<Settings, Layout>) { Settings.all[keyPath: path].place() }

@main
enum Main {
  static func main() {
    Settings.all.palette.paint()
    Settings.all[FontSetting.self].draw()
    arrange(\.layout)
  }
}
