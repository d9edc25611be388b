import EasyDi

// An object that asks an assembly when it is made asks while its definition builds it, so the
// container cannot find it yet.

final class Flow {
  private let part: Part

  init() {
    part = FlowAssembly.instance().part  // want: dependency-cycle "part"
  }
}

final class Part {
  private let flow: Flow

  init(flow: Flow) {
    self.flow = flow
  }
}

final class FlowAssembly: Assembly {
  var flow: Flow { define(init: Flow()) }
  var part: Part { define(init: Part(flow: self.flow)) }
}

/// Asked when it is needed, everything is there.
final class LateFlow {
  private lazy var part = LateAssembly.instance().part

  func show() {
    print(part)
  }
}

final class LatePart {
  private let flow: LateFlow  // want: unused-dependency "LatePart.flow"

  init(flow: LateFlow) {
    self.flow = flow
  }
}

final class LateAssembly: Assembly {
  var flow: LateFlow { define(scope: .lazySingleton, init: LateFlow()) }
  var part: LatePart { define(init: LatePart(flow: self.flow)) }
}

/// Filled by its assembly as soon as it is made: what fills it asks for it again, which is built a
/// second time and not filled.
final class Player {
  var queue: Queue!

  init() {
    PlayerAssembly.instance().inject(into: self)  // want: lazy-cycle "player"
  }
}

final class Queue {
  private let player: Player

  init(player: Player) {
    self.player = player
  }
}

final class PlayerAssembly: Assembly {
  var player: Player { define(init: Player()) }

  func inject(into player: Player) {
    defineInjection(into: player) {
      $0.queue = self.queue
      return $0
    }
  }

  private var queue: Queue { define(init: Queue(player: self.player)) }
}

@main
enum Main {
  static func main() {
    print(FlowAssembly.instance().flow, PlayerAssembly.instance().player)
    LateAssembly.instance().flow.show()
  }
}
