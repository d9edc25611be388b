import EasyDi

// Which end is asked first decides, so a circle is judged from each way in; and one that nobody
// enters harms nobody yet.

final class FromTheGoodEnd: Assembly {
  var queue: Queue {
    define(scope: .lazySingleton, init: Queue()) { $0.engine = self.engine; return $0 }
  }
  private var engine: Engine { define(scope: .lazySingleton, init: Engine(self.queue)) }
}

final class FromBothEnds: Assembly {
  var queue: Queue {
    define(scope: .lazySingleton, init: Queue()) {
      $0.engine = self.engine  // want: dependency-cycle "engine"
      return $0
    }
  }
  var engine: Engine { define(scope: .lazySingleton, init: Engine(self.queue)) }
}

/// The engine is asked on the way in, by something that is built around it.
final class FromBehind: Assembly {
  var garage: Garage { define(init: Garage(self.engine)) }
  private var queue: Queue {
    define(scope: .lazySingleton, init: Queue()) {
      $0.engine = self.engine  // want: dependency-cycle "engine"
      return $0
    }
  }
  private var engine: Engine { define(scope: .lazySingleton, init: Engine(self.queue)) }
}

/// What is asked later is asked in a graph of its own.
final class AskedLater: Assembly {
  var garage: LaterGarage { define(init: LaterGarage { self.queue }) }
  private var queue: Queue {
    define(scope: .lazySingleton, init: Queue()) {
      $0.engine = self.engine
      return $0
    }
  }
  private var engine: Engine { define(scope: .lazySingleton, init: Engine(self.queue)) }
}

/// Endless whoever is asked first.
final class Endless: Assembly {
  var queue: Pump { define(init: Pump(self.engine)) }  // want: dependency-cycle "engine"
  var engine: Pump { define(init: Pump(self.queue)) }
}

@main
enum Main {
  static func main() {
    print(FromTheGoodEnd.instance().queue)
    print(FromBothEnds.instance().engine, FromBothEnds.instance().queue)
    print(FromBehind.instance().garage)
    AskedLater.instance().garage.open()
    print(Endless.instance().queue, Endless.instance().engine)
  }
}

final class Queue {
  var engine: Engine?
}

final class Engine {
  let queue: Queue; init(_ queue: Queue) { self.queue = queue }
}

final class Garage {
  // want@+1: unused-dependency "Garage.engine"
  let engine: Engine; init(_ engine: Engine) { self.engine = engine }
}

final class LaterGarage {
  private let queue: () -> Queue

  init(_ queue: @escaping () -> Queue) {
    self.queue = queue
  }

  func open() {
    print(queue())
  }
}

final class Pump {
  init(_ other: Pump) {}
}
