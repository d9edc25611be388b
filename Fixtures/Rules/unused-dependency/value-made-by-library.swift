import Pure
import RxSwift
import UIKit

// What a library makes of the app's values is made of what it was given, and of nothing else. It
// does not compile without the libraries.

protocol Coordinating {
  func close()
  func open(_ id: Int)
}

struct Item {
  let id: Int
  let title: String
}

struct Theme {
  let palette: Palette
}
struct Palette {}

extension UIView {
  var theme: Theme { Theme(palette: Palette()) }
}

final class ListModule: UIViewController, FactoryModule {
  struct Dependency {
    let coordinator: Coordinating
    let store: Store
    let title: String  // want: unused-dependency "ListModule.Dependency.title"
    let items: Observable<[Item]>
    let selected: Int
    let bounds: Int  // want: unused-dependency "ListModule.Dependency.bounds"
    let code: Int  // want: unused-dependency "ListModule.Dependency.code"
    let text: String  // want: unused-dependency "ListModule.Dependency.text"
  }
  private let dependency: Dependency
  private let label = UILabel()
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    dependency.items
      .withUnretained(self)
      .flatMapLatest { owner, items in owner.dependency.store.load(items) }
      .filter { $0.id > 0 }
      .subscribe(with: self, onNext: { owner, _ in owner.dependency.coordinator.close() })
      .disposed(by: bag)
    rx.tap.throttle(.milliseconds(300), latest: false)
      .bind(with: self, onNext: { list, _ in print(list.dependency.selected) }, onError: { _ in
        print("failed")
        print("again")
      })
    dependency.items.filter { $0.title.isEmpty }
    let size = view.layer.bounds.size
    label.then { print($0.text) }
    URLSession.shared.dataTask(with: url) { _, _, error in
      print(error.code, size)
    }
    print(UILabel().text, Strings.title, UIScreen.main.bounds)
  }
}

/// The same names, read of the other module alone.
final class DetailModule: UIViewController, FactoryModule {
  struct Dependency {
    let coordinator: Coordinating  // want: unused-dependency "DetailModule.Dependency.coordinator"
    let store: Store  // want: unused-dependency "DetailModule.Dependency.store"
    let selected: Int  // want: unused-dependency "DetailModule.Dependency.selected"
    let palette: Palette  // want: unused-dependency "DetailModule.Dependency.palette"
    let state: Int
    let hint: String
  }
  let palette: Palette
  let hint: String
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    palette = dependency.palette
    hint = dependency.hint
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func show() {
    rx.appear.map(\.state).subscribe(onNext: { print($0) })
    Keeper.shared.found.append(self)
    children.compactMap { $0 as? DetailModule }.first.map { print($0.dependency.state) }
    generated().hint.show()
  }
}

/// What an extension adds to a type of a library can be any type of the app.
func paint(_ view: UIView, _ window: UIWindow) {
  print(window.rootViewController.view.theme.palette)
}

enum CompositionRoot {
  static func resolve() -> (ListModule.Factory, DetailModule.Factory) {
    let (coordinator, store) = (AppCoordinator(), Store())
    return (
      .init(
        dependency: .init(
          coordinator: coordinator, store: store, title: "a", items: .empty(), selected: 1,
          bounds: 2, code: 3, text: "b")),
      .init(
        dependency: .init(
          coordinator: coordinator, store: store, selected: 1, palette: Palette(), state: 1,
          hint: "c"))
    )
  }
}

final class Store {
  func load(_ items: [Item]) -> Observable<Item> { .empty() }
}

final class AppCoordinator: Coordinating {
  func close() {}
  func open(_ id: Int) {}
}
