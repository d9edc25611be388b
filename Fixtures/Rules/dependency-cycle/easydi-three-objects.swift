import EasyDi

// Circles of three are walked from the object that is asked for: the first that can be found where
// the others come back ends them. What is passed on the way there is built twice, or, if it is a
// lazy singleton, raises an exception.

final class FoundAtOnce: Assembly {
  var first: Patient { define(init: Patient()) { $0.other = self.second; return $0 } }
  var second: Needy { define(init: Needy(self.third)) }
  var third: Needy { define(scope: .prototype, init: Needy(self.first)) }
}

final class FoundLate: Assembly {
  var first: Needy { define(init: Needy(self.second)) }  // want: lazy-cycle "first"
  var second: Needy { define(scope: .prototype, init: Needy(self.third)) }
  var third: Patient { define(init: Patient()) { $0.other = self.first; return $0 } }
}

final class PastSingleton: Assembly {
  var first: Needy { define(init: Needy(self.second)) }  // want: dependency-cycle "second"
  var second: Needy { define(scope: .lazySingleton, init: Needy(self.third)) }
  var third: Patient { define(init: Patient()) { $0.other = self.first; return $0 } }
}

final class SingletonBehind: Assembly {
  var first: Needy { define(init: Needy(self.second)) }  // want: lazy-cycle "first"
  var second: Patient { define(init: Patient()) { $0.other = self.third; return $0 } }
  var third: Needy { define(scope: .lazySingleton, init: Needy(self.first)) }
}

final class NeverFound: Assembly {
  var first: Needy { define(init: Needy(self.second)) }  // want: dependency-cycle "first"
  var second: Patient {
    define(scope: .prototype, init: Patient()) { $0.other = self.third; return $0 }
  }
  var third: Needy { define(init: Needy(self.first)) }
}

@main
enum Main {
  static func main() {
    print(FoundAtOnce.instance().first, FoundLate.instance().first)
    print(PastSingleton.instance().first, SingletonBehind.instance().first)
    print(NeverFound.instance().first)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
