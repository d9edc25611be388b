import Pure

// Two editions of one app are made of common files and of a few that each has for itself. What a
// common file wires, it wires in both.

final class Clock {}
final class Disk {}

final class NoteModule: EditorBase {
  func open() { print(dependency.clock) }
}

final class ListModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let disk: Disk
  }
  init(dependency: Dependency, payload: Void) { print(dependency.clock, dependency.disk) }
}

enum CompositionRoot {
  static func makeNote() -> NoteModule.Factory {
    .init(dependency: .init(clock: Clock(), storage: storage.disk))
  }

  static func makeSearch() -> SearchModule.Factory {
    // want@+1: missing-provider "SearchModule.Dependency.disk"
    SearchModule.Factory(dependency: .init(clock: Clock()))
  }

  static func makeList() -> ListModule.Factory {
    // want@+1: missing-provider "ListModule.Dependency.disk"
    ListModule.Factory(dependency: .init(clock: Clock()))
  }

  static var storage = StorageRoot()
}
