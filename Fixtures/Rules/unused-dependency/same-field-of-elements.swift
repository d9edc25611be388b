import Pure

// The names that are read are those of elements, however the array is searched: none of them is
// the field of the same name.

struct Note {
  let id: Int
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

final class Shelf: FactoryModule {
  struct Dependency {
    let id: Int  // want: unused-dependency "Shelf.Dependency.id"
    let name: String
  }
  private let dependency: Dependency
  private var notes: [Note] = []

  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  func replace(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = note
    notes.removeAll(where: { $0.id == 0 })
    notes.removeAll { $0.id == 1 }
  }

  func ids() -> [Int] {
    let first = notes[safe: 0]?.id ?? 0
    let last = notes.last { $0.id > first }?.id ?? 0
    let highest = notes.max { $0.id < $1.id }?.id ?? 0
    let isSorted = notes.allSatisfy { $0.id <= last }
    return isSorted ? [first, last, notes[1].id] : [highest]
  }

  func show() { print(dependency.name) }
}

enum CompositionRoot {
  static func resolve() -> Shelf.Factory { .init(dependency: .init(id: 1, name: "")) }
}
