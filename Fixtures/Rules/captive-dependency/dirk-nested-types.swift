import Dirk

// What a nested type asks for, the type around it does not ask for.

final class Draft {}
final class Brush {}

struct Screen {
  @Inject var model: Model
  @Resolve var brush: Brush

  func show() {
    model.work()
    print(brush)
  }
}

extension Screen {
  final class Model {
    @Inject var draft: Draft
    @Inject var brush: Brush  // want: captive-dependency "Brush"

    func work() {
      print(draft, brush)
    }
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { Screen.Model() }
        Factory { Draft() }
        Factory { Brush() }
      }
    }
    Screen().show()
  }
}
