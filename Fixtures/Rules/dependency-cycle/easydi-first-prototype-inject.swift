import EasyDi

// First asked for is a prototype that is left by its inject closure, by every kind of partner. A
// prototype is never found, so its inject closure is no way out either.

final class PairAssembly: Assembly {
  var toPrototypeInit: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.prototypeInit  // want: dependency-cycle "prototypeInit"
      return $0
    }
  }
  var prototypeInit: Needy { define(scope: .prototype, init: Needy(self.toPrototypeInit)) }

  var toPrototypeInject: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.prototypeInject  // want: dependency-cycle "prototypeInject"
      return $0
    }
  }
  var prototypeInject: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.toPrototypeInject
      return $0
    }
  }

  var toGraphInit: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.graphInit  // want: dependency-cycle "graphInit"
      return $0
    }
  }
  var graphInit: Needy { define(init: Needy(self.toGraphInit)) }

  var toGraphInject: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.graphInject  // want: lazy-cycle "graphInject"
      return $0
    }
  }
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
