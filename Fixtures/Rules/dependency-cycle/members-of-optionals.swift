// Where an optional is expected, a member that optionals have is meant before one of what they hold.

extension Optional {
  static func sample() -> Self { nil }
}

extension Optional where Wrapped == Int {
  static func other() -> Self { 3 }
}

final class Place {
  let parent: Place?
  init(parent: Place?) { self.parent = parent }
  static func sample() -> Place { Place(parent: .sample()) }
}

final class Trail {
  let next: Trail
  init(next: Trail) { self.next = next }
  static func sample() -> Trail {
    Trail(next: .sample())  // want: dependency-cycle "'sample()' -> 'sample()'"
  }
}

final class Road {
  let next: Road?
  init(next: Road?) { self.next = next }
  static func other() -> Road {
    Road(next: .other())  // want: dependency-cycle "'other()' -> 'other()'"
  }
}

final class Lane {
  let next: Lane?
  init(next: Lane?) { self.next = next }
  static let first = Lane(next: .first)  // want: dependency-cycle "'first' -> 'first'"
}

print(Place.sample().parent as Any, Trail.sample().next, Road.other().next as Any)
print(Lane.first.next as Any)
