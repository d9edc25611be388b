import EasyDi

// First asked for is a lazy singleton that is left by its inject closure, by every kind of
// partner. It is found where the other comes back, so no circle is endless and nothing is built
// twice.

final class PairAssembly: Assembly {
  var toPrototypeInit: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.prototypeInit
      return $0
    }
  }
  var prototypeInit: Needy { define(scope: .prototype, init: Needy(self.toPrototypeInit)) }

  var toPrototypeInject: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.prototypeInject
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
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.graphInit
      return $0
    }
  }
  var graphInit: Needy { define(init: Needy(self.toGraphInit)) }

  var toGraphInject: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.graphInject
      return $0
    }
  }
  var graphInject: Patient {
    define(init: Patient()) {
      $0.other = self.toGraphInject
      return $0
    }
  }

  var toWeakInit: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.weakInit
      return $0
    }
  }
  var weakInit: Needy { define(scope: .weakSingleton, init: Needy(self.toWeakInit)) }

  var toWeakInject: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.weakInject
      return $0
    }
  }
  var weakInject: Patient {
    define(scope: .weakSingleton, init: Patient()) {
      $0.other = self.toWeakInject
      return $0
    }
  }

  var toLazyInit: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.lazyInit
      return $0
    }
  }
  var lazyInit: Needy { define(scope: .lazySingleton, init: Needy(self.toLazyInit)) }

  var toLazyInject: Patient {
    define(scope: .lazySingleton, init: Patient()) {
      $0.other = self.lazyInject
      return $0
    }
  }
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
