import Pure
import RxSwift

// The closure's parameter has a type that nobody knows; the name after it may be the field.
// It does not compile without the library.

final class MapModule: FactoryModule {
  struct Dependency {
    let tiles: Tiles
    let places: Places
    let weather: Weather  // want: unused-dependency "weather"
  }

  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  func bind(_ stream: Observable<Void>) {
    stream
      .withUnretained(self)
      .flatMapLatest { owner, _ in owner.dependency.tiles.load() }
      .subscribe(with: self, onNext: { $0.dependency.places.show($1) })
      .disposed(by: bag)
  }
}

enum CompositionRoot {
  static func resolve() -> MapModule.Factory {
    .init(dependency: .init(tiles: Tiles(), places: Places(), weather: Weather()))
  }
}
