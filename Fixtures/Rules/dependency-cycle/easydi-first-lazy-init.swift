import EasyDi

// First asked for is a lazy singleton that is left by `init:`, by every kind of partner. It cannot
// be found before it is stored: endless, or an exception, however the other leaves.

final class PairAssembly: Assembly {
  // want@+1: dependency-cycle "prototypeInit"
  var toPrototypeInit: Needy { define(scope: .lazySingleton, init: Needy(self.prototypeInit)) }
  var prototypeInit: Needy { define(scope: .prototype, init: Needy(self.toPrototypeInit)) }

  // want@+1: dependency-cycle "prototypeInject"
  var toPrototypeInject: Needy { define(scope: .lazySingleton, init: Needy(self.prototypeInject)) }
  var prototypeInject: Patient {
    define(scope: .prototype, init: Patient()) {
      $0.other = self.toPrototypeInject
      return $0
    }
  }

  // want@+1: dependency-cycle "graphInit"
  var toGraphInit: Needy { define(scope: .lazySingleton, init: Needy(self.graphInit)) }
  var graphInit: Needy { define(init: Needy(self.toGraphInit)) }

  // want@+1: dependency-cycle "graphInject"
  var toGraphInject: Needy { define(scope: .lazySingleton, init: Needy(self.graphInject)) }
  var graphInject: Patient {
    define(init: Patient()) {
      $0.other = self.toGraphInject
      return $0
    }
  }

  // want@+1: dependency-cycle "weakInit"
  var toWeakInit: Needy { define(scope: .lazySingleton, init: Needy(self.weakInit)) }
  var weakInit: Needy { define(scope: .weakSingleton, init: Needy(self.toWeakInit)) }

  // want@+1: dependency-cycle "weakInject"
  var toWeakInject: Needy { define(scope: .lazySingleton, init: Needy(self.weakInject)) }
  var weakInject: Patient {
    define(scope: .weakSingleton, init: Patient()) {
      $0.other = self.toWeakInject
      return $0
    }
  }

  // want@+1: dependency-cycle "lazyInit"
  var toLazyInit: Needy { define(scope: .lazySingleton, init: Needy(self.lazyInit)) }
  var lazyInit: Needy { define(scope: .lazySingleton, init: Needy(self.toLazyInit)) }

  // want@+1: dependency-cycle "lazyInject"
  var toLazyInject: Needy { define(scope: .lazySingleton, init: Needy(self.lazyInject)) }
  var lazyInject: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.toLazyInject
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
    print(pairs.toWeakInit)
    print(pairs.toWeakInject)
    print(pairs.toLazyInit)
    print(pairs.toLazyInject)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
