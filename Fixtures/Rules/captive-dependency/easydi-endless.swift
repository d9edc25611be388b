import EasyDi

// What needs each other without end is told as that, and not as kept too long besides.

final class Queue {
  var engine: Engine?
}

final class Engine {
  init(_ queue: Queue) {}
}

final class QueueAssembly: Assembly {
  var queue: Queue {
    define(scope: .prototype, init: Queue()) {
      $0.engine = self.engine  // want: dependency-cycle "engine"
      return $0
    }
  }

  var engine: Engine { define(scope: .lazySingleton, init: Engine(self.queue)) }
}

@main
enum Main {
  static func main() {
    print(QueueAssembly.instance().queue, QueueAssembly.instance().engine)
  }
}
