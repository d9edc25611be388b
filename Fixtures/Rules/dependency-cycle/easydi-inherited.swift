import EasyDi

// Members that need each other by way of what a subclass has in place of an inherited one. Each
// subclass has objects of its own, so another one's override closes no circle.

final class Part {
  let part: Part?; init(_ part: Part?) { self.part = part }
}

class BaseAssembly: Assembly {
  var whole: Part { define(init: Part(self.part)) }  // want: dependency-cycle "part"
  var part: Part { fatalError("which one, subclasses say") }
}

final class CircularAssembly: BaseAssembly {
  override var part: Part { define(init: Part(self.whole)) }
}

final class PlainAssembly: BaseAssembly {
  override var part: Part { define(init: Part(nil)) }
}

class OpenAssembly: Assembly {
  var first: Part { define(init: Part(self.second)) }
  var second: Part { define(init: Part(nil)) }
  var third: Part { define(init: Part(nil)) }
}

final class LeftAssembly: OpenAssembly {
  override var second: Part { define(init: Part(self.third)) }
}

final class RightAssembly: OpenAssembly {
  override var third: Part { define(init: Part(self.first)) }
}

@main
enum Main {
  static func main() {
    print(CircularAssembly.instance().whole, PlainAssembly.instance().whole)
    print(LeftAssembly.instance().first, RightAssembly.instance().third)
  }
}
