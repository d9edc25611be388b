import Dirk

// A singleton keeps a factory's product for good: by its builder, or by `@Inject` in its class once
// that has been read. `@Resolve` and `inject()` ask anew.

final class Draft {}
final class Brush {}
final class Paper {}
final class Ink {}
final class Frame {}
final class Canvas {}

final class Studio {
  @Inject var brush: Brush  // want: captive-dependency "Brush"
  @Resolve var paper: Paper
  @Inject var ink: Ink
  @Inject var canvas: Canvas

  init(draft: Draft) {}

  func paint() throws {
    print(brush, paper, ink, canvas, try inject(Frame.self))
  }
}

final class Screen {
  @Inject var studio: Studio
  @Inject var draft: Draft
  @Inject var brush: Brush
  @Inject var paper: Paper
  @Inject var frame: Frame
  @Inject var canvas: Canvas

  func show() throws {
    try studio.paint()
    print(draft, brush, paper, frame, canvas)
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { try Studio(draft: $0.get()) }  // want: captive-dependency "Draft"
        Factory { Draft() }
        Factory { Brush() }
        Factory { Paper() }
        Factory { Ink() }
        Factory { Frame() }
        Singleton { Canvas() }
        Factory { Screen() }
      }
    }
    try inject(Screen.self).show()
  }
}
