import EasyDi

// Who asks for a circle's better end first finds the rest of it there. A circle that nobody asks for
// is never built.

final class Form {}

final class Panel {
  func show() {}
}

final class Side {
  let panel: Panel
  init(panel: Panel) { self.panel = panel }
}

final class Frame {
  var side: Side?
  private let panel: Panel
  init(panel: Panel) { self.panel = panel }
  func show() { print(side as Any, panel) }
}

final class Wheel {
  init(axle: Axle) {}
}

final class Axle {
  init(wheel: Wheel) {}
}

final class FrameAssembly: Assembly {
  /// The panel comes first.
  var frame: Frame {
    define(init: Frame(panel: self.panel)) {
      $0.side = self.side
      return $0
    }
  }

  var panel: Panel {
    define(init: Panel()) {
      _ = self.side
      return $0
    }
  }

  var side: Side { define(scope: .prototype, init: Side(panel: self.panel)) }
}

final class HastyAssembly: Assembly {
  /// The side comes first.
  var frame: Frame {
    define(init: Frame(panel: Panel())) {
      $0.side = self.side
      return $0
    }
  }

  private var panel: Panel {
    define(init: Panel()) {
      _ = self.side  // want: lazy-cycle "'panel' -> 'side'"
      return $0
    }
  }

  private var side: Side { define(scope: .prototype, init: Side(panel: self.panel)) }
}

final class IdleAssembly: Assembly {
  var form: Form { define(init: Form()) }
  private var wheel: Wheel { define(init: Wheel(axle: self.axle)) }  // want: unused-provider "wheel"
  private var axle: Axle { define(init: Axle(wheel: self.wheel)) }
}

@main
enum Main {
  static func main() {
    FrameAssembly.instance().frame.show()
    FrameAssembly.instance().panel.show()
    HastyAssembly.instance().frame.show()
    print(IdleAssembly.instance().form)
  }
}
