// A definition that reads a value, holds it weakly, or shows it to a method, keeps none.
import EasyDi

final class Theme {
  let color = "red"
}

final class Label {
  let color: String
  init(color: String) { self.color = color }
}

final class Window {
  weak var theme: Theme?
  var fallback: Theme?
}

final class Painter {
  private var theme: Theme?
  func paint(_ theme: Theme) { print(theme.color) }
  func use(_ theme: Theme) { self.theme = theme }
}

final class Screen {
  let theme: Theme  // want: unused-dependency "Screen.theme"
  init(theme: Theme) { self.theme = theme }
}

final class LookAssembly: Assembly {
  var theme: Theme { define(scope: .prototype, init: Theme()) }
  var screen: Screen { define(init: Screen(theme: self.theme)) }

  var label: Label { define(scope: .lazySingleton, init: Label(color: self.theme.color)) }
  var window: Window {
    define(scope: .lazySingleton, init: Window()) {
      $0.theme = self.theme
      return $0
    }
  }
  var painter: Painter {
    define(scope: .lazySingleton, init: Painter()) {
      $0.paint(self.theme)
      return $0
    }
  }

  var title: Label {
    let theme = self.theme
    return define(scope: .lazySingleton, init: Label(color: theme.color))
  }

  var otherWindow: Window {
    define(scope: .lazySingleton, init: Window()) {
      $0.fallback = self.theme  // want: captive-dependency "'otherWindow'"
      return $0
    }
  }
  var otherPainter: Painter {
    define(scope: .lazySingleton, init: Painter()) {
      $0.use(self.theme)  // want: captive-dependency "'otherPainter'"
      return $0
    }
  }
  var poster: Screen {
    // want@+1: captive-dependency "'poster'"
    define(scope: .lazySingleton, init: Screen(theme: self.theme))
  }
}

@main
enum Main {
  static func main() {
    let look = LookAssembly.instance()
    print(look.screen, look.label, look.title, look.window, look.painter)
    print(look.otherWindow, look.otherPainter, look.poster)
  }
}
