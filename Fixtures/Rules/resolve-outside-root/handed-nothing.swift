// A type that the root hands nothing may ask it: that is the way of the app. One that is handed something
// could be handed the rest.

final class Rope { func pull() {} }
final class Bell {
  private let rope: Rope
  init(rope: Rope) { self.rope = rope }
  func ring() { rope.pull() }
}

struct Tower {
  let bell: Bell
  static func build() -> Tower {
    let rope = Rope()
    return Tower(bell: Bell(rope: rope), ringer: Ringer(rope: rope), guest: Guest())
  }
  let ringer: Ringer
  let guest: Guest
}

final class Ringer {
  private let rope: Rope
  init(rope: Rope) { self.rope = rope }
  func ring() {
    rope.pull()
    Tower.build().bell.ring()  // want: resolve-outside-root "'Tower' is asked from inside the graph, by 'Ringer'"
  }
}

final class Guest {
  func look() { Tower.build().bell.ring() }
}

let tower = Tower.build()
tower.bell.ring()
tower.ringer.ring()
tower.guest.look()
