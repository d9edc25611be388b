import EasyDi

// A lazy singleton that exists is served from its store and not put into the graph again: the first
// call works, the second dies. What only its own closure asks for is asked once.

final class TwiceAssembly: Assembly {
  var legend: Legend {
    define(init: Legend()) {
      $0.map = self.map
      $0.overlay = self.overlay
      return $0
    }
  }

  private var map: Map { define(key: "map", scope: .lazySingleton, init: Map()) }

  private var overlay: Overlay { define(init: Overlay()) { $0.map = self.mapShown; return $0 } }

  private var mapShown: Map { definePlaceholder(key: "map") }  // want: missing-provider "map"
}

final class OnceAssembly: Assembly {
  var legend: Legend { define(init: Legend()) { $0.map = self.map; return $0 } }

  private var map: Map {
    define(key: "map", scope: .lazySingleton, init: Map()) {
      $0.overlay = self.overlay
      return $0
    }
  }

  private var overlay: Overlay { define(init: Overlay()) { $0.map = self.mapShown; return $0 } }

  private var mapShown: Map { definePlaceholder(key: "map") }
}

/// Each graph has its own map.
final class FreshAssembly: Assembly {
  var legend: Legend {
    define(init: Legend()) {
      $0.map = self.map
      $0.overlay = self.overlay
      return $0
    }
  }

  private var map: Map { define(key: "map", init: Map()) }

  private var overlay: Overlay { define(init: Overlay()) { $0.map = self.mapShown; return $0 } }

  private var mapShown: Map { definePlaceholder(key: "map") }
}

final class Screen {
  func show() {
    print(TwiceAssembly.instance().legend, OnceAssembly.instance().legend)
    print(FreshAssembly.instance().legend)
  }
}

@main
enum Main {
  static func main() {
    let screen = Screen()
    screen.show()
    screen.show()
  }
}

final class Legend {
  var map: Map?
  var overlay: Overlay?
}

final class Map {
  var overlay: Overlay?
}

final class Overlay {
  weak var map: Map?
}
