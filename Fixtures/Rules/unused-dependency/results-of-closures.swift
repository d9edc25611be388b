import Pure

// What a closure yields to 'map' is in the array or the optional that 'map' returns: nothing reads
// it on the way, and whoever gets it knows its type.

struct Song {
  let id: Int
  let title: String
}

enum CompositionRoot {
  static func resolve() -> Player.Factory { Player.Factory() }
}

final class Player: FactoryModule {
  init(dependency: Void, payload: Void) {}

  func rows(_ songs: [Song]) -> [Row] {
    songs.map { Row.Dependency(id: $0.id, title: $0.title) }.map { Row(dependency: $0) }
  }

  func cover(_ song: Song?) -> Cover? {
    let dependency = song.map { Cover.Dependency(id: $0.id, title: $0.title) }
    return dependency.map { Cover(dependency: $0) }
  }

  func printed(_ songs: [Song]) -> [Printed] {
    let all = songs.map { Printed.Dependency(id: $0.id, title: $0.title) }
    print(all)
    return all.map { Printed(dependency: $0) }
  }

  func erased(_ songs: [Song]) -> [Erased] {
    let all = songs.map { Erased.Dependency(id: $0.id, title: $0.title) }
    keep(all)
    return all.map { Erased(dependency: $0) }
  }

  func compared(_ songs: [Song]) -> [Compared] {
    songs.map { Compared.Dependency(id: $0.id, title: $0.title) }
      .sorted { $0.id < $1.id }
      .map { Compared(dependency: $0) }
  }

  func generic(_ song: Song) -> Generic {
    let dependency = logged { Generic.Dependency(id: song.id, title: song.title) }
    return Generic(dependency: dependency)
  }

  private func keep(_ values: [Any]) { print(values) }

  private func logged<Value>(_ make: () -> Value) -> Value {
    let value = make()
    print(value)
    return value
  }
}

final class Row {
  struct Dependency {
    let id: Int  // want: unused-dependency "Row.Dependency.id"
    let title: String
  }
  private let dependency: Dependency
  init(dependency: Dependency) {
    self.dependency = dependency
    print(dependency.title)
  }
}

final class Cover {
  struct Dependency {
    let id: Int
    let title: String  // want: unused-dependency "Cover.Dependency.title"
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func show() { print(dependency.id) }
}

final class Printed {
  struct Dependency {
    let id: Int
    let title: String
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
}

final class Erased {
  struct Dependency {
    let id: Int
    let title: String
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
}

final class Compared {
  struct Dependency {
    let id: Int
    let title: String  // want: unused-dependency "Compared.Dependency.title"
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
}

final class Generic {
  struct Dependency {
    let id: Int
    let title: String
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
}
