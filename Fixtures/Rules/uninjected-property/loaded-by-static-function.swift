import Pure

final class Player: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let speaker: Speaker
    let queue: Queue
  }
  var speaker: Speaker!
  var queue: Queue!

  static func loadFromStoryboard(_ storyboard: UIStoryboard) -> Self {
    storyboard.instantiateInitialViewController() as! Self
  }

  func play() { speaker.play(queue.next) }
}

final class Speaker {
  func play(_ song: String) {}
}

final class Queue {
  var next = ""
}

// The generic parameter's name stands for the module in expressions too.
extension Factory where Module == Player {
  func create(payload: Module.Payload) -> Module {  // want: uninjected-property "Player.queue"
    let player = Module.loadFromStoryboard(dependency.storyboard)
    player.speaker = dependency.speaker
    return player
  }
}

enum CompositionRoot {
  static func resolve() -> Player.Factory {
    .init(dependency: .init(storyboard: UIStoryboard(), speaker: Speaker(), queue: Queue()))
  }
}
CompositionRoot.resolve().create(payload: ()).play()
