import EasyDi

// First asked for is a prototype that is left by `init:`, by every kind of partner. It cannot be
// found before it is stored: endless, or built twice where the other can be found.

final class PairAssembly: Assembly {
  // want@+1: dependency-cycle "prototypeInit"
  var toPrototypeInit: Needy { define(scope: .prototype, init: Needy(self.prototypeInit)) }
  var prototypeInit: Needy { define(scope: .prototype, init: Needy(self.toPrototypeInit)) }

  // want@+1: dependency-cycle "prototypeInject"
  var toPrototypeInject: Needy { define(scope: .prototype, init: Needy(self.prototypeInject)) }
  var prototypeInject: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.toPrototypeInject
      return $0
    }
  }

  // want@+1: dependency-cycle "graphInit"
  var toGraphInit: Needy { define(scope: .prototype, init: Needy(self.graphInit)) }
  var graphInit: Needy { define(init: Needy(self.toGraphInit)) }

  // want@+1: lazy-cycle "graphInject"
  var toGraphInject: Needy { define(scope: .prototype, init: Needy(self.graphInject)) }
  var graphInject: Patient {
    define(init: Patient()) {
      $0.other = self.toGraphInject
      return $0
    }
  }
}

@main
enum Main {
  static func main() {
    let pairs = PairAssembly.instance()
    print(pairs.toPrototypeInit)
    print(pairs.toPrototypeInject)
    print(pairs.toGraphInit)
    print(pairs.toGraphInject)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
