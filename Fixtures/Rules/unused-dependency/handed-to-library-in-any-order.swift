import Pure
import RxSwift
import SwiftUI

// What a library hands to a closure, or begins a key path with, is made of what the call brings,
// wherever that stands. It does not compile without the libraries.

struct Item {
  let name: String
  let note: String
}

struct Screen {
  let body: String
}

extension Screen: Equatable {}

final class BoardModule: FactoryModule {
  struct Dependency {
    let fade: Int  // want: unused-dependency "BoardModule.Dependency.fade"
    let finish: Int
    let stage: Int  // want: unused-dependency "BoardModule.Dependency.stage"
    let error: Int  // want: unused-dependency "BoardModule.Dependency.error"
    let yielded: Int
    let name: Int  // want: unused-dependency "BoardModule.Dependency.name"
    let path: Int  // want: unused-dependency "BoardModule.Dependency.path"
    let change: Int  // want: unused-dependency "BoardModule.Dependency.change"
    let later: Int
    let locale: Int  // want: unused-dependency "BoardModule.Dependency.locale"
    let own: Int  // want: unused-dependency "BoardModule.Dependency.own"
  }

  private let dependency: Dependency
  var title = ""
  let store: Store
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    store = Store()
  }

  func closures(stream: Observable<Item>) {
    UIView.animate(withDuration: 1, animations: { view in print(view.fade) }, completion: { done in
      print(done.stage)
      print("done")
    })
    stream.scan({ owner, _ in owner.dependency.finish.description }, self, 1)
    stream.subscribe(onNext: { item in print(item.name) }, onError: { print($0.error) })
    stream.merge({ owner in owner.dependency.yielded.description }, with: { self })
  }

  func paths(titles: AnyPublisher<String, Never>) {
    titles.receive(on: .main).assign(to: \.path, on: store)
    store.observe(\.change, options: [.new]) { store, change in print(store, change.change) }
    titles.assign(to: \.dependency.later, on: self)
  }
}

final class Store: NSObject {
  var path = ""
  var change = 0
}

/// A library's wrapper finds what it wraps in types of its own.
struct BoardView: View {
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Kept(\.own) var own
  var body: some View { Text(calendar.locale) }
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(_ path: KeyPath<Anything, Value>) { wrappedValue = makeUnknown() }
}

/// The members that the analysis does not know of a collection yield what is in it.
final class ListModule: FactoryModule {
  struct Dependency {
    let name: Int  // want: unused-dependency "ListModule.Dependency.name"
    let note: Int  // want: unused-dependency "ListModule.Dependency.note"
    let lazily: Int
    let grouped: Int
    let child: Int
  }

  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  func show(items: [Item], lists: [ListModule]) async {
    print(items.lazy.map { $0.name }, items.split { $0.note.isEmpty }.first?.first?.note)
    print(Dictionary(grouping: items, by: \.name).mapValues { $0.map(\.note) })
    zip(1..., items).forEach { index, item in print(index, item.name) }
    stride(from: 0, to: items.count, by: 2).map { $0.note }
    await withTaskGroup(of: (Int, Item).self) { group in
      for await (_, item) in group { print(item.note) }
    }
    print(lists.lazy.map { $0.dependency.lazily })
    print(Dictionary(grouping: lists, by: { $0.dependency.grouped }))
    await withTaskGroup(of: ListModule.self) { group in
      for await list in group { print(list.dependency.child) }
    }
  }
}

/// A value of generic type has what its bound has: a type that conforms to nothing is none of them.
final class CanvasModule: FactoryModule {
  struct Dependency {
    let bounds: Int  // want: unused-dependency "CanvasModule.Dependency.bounds"
    let body: Int  // want: unused-dependency "CanvasModule.Dependency.body"
  }
  init(dependency: Dependency, payload: Void) {}
}

final class PaperModule: FactoryModule {
  struct Dependency: Sizing {
    let bounds: Int
    let body: Int
  }
  init(dependency: Dependency, payload: Void) {}
}

func draw<Shape: Sizing, Other>(_ shape: Shape, _ other: Other) where Other: Sizing {
  print(shape.bounds, other.body)
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let board = BoardModule.Factory(
      dependency: .init(
        fade: 1, finish: 2, stage: 3, error: 4, yielded: 5, name: 6, path: 7, change: 8, later: 9,
        locale: 10, own: 11))
    let list = ListModule.Factory(
      dependency: .init(name: 1, note: 2, lazily: 3, grouped: 4, child: 5))
    let canvas = CanvasModule.Factory(dependency: .init(bounds: 1, body: 2))
    let paper = PaperModule.Factory(dependency: .init(bounds: 1, body: 2))
    return [board, list, canvas, paper]
  }
}
