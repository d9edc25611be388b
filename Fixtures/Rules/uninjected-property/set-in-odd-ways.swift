import Pure

// The factory sets the properties through closures, key paths, tuples, helpers, a base class, a
// protocol, `inout`, and a cast.

class Screen {
  var theme: Loader!
  func apply(_ theme: Loader) { self.theme = theme }
}

final class Loader {
  func load() {}
}

protocol Titled: AnyObject {
  var title: Loader! { get set }
}

func with<Value: AnyObject>(_ value: Value, _ body: (Value) -> Void) { body(value) }
func fill(_ loader: inout Loader!, _ value: Loader) { loader = value }
infix operator <-
func <- <Value>(place: inout Value?, value: Value) { place = value }

protocol Extended: AnyObject {
  var byExtension: Loader! { get set }
}

extension Extended {
  func extend(_ loader: Loader) { byExtension = loader }
  func with<Value>(_ path: ReferenceWritableKeyPath<Self, Value?>, _ value: Value) {
    self[keyPath: path] = value
  }
}

func assign<Value>(_ place: inout Value?, _ value: Value) { place = value }
func entitle(_ titled: Titled, _ title: Loader) { titled.title = title }

final class WideScreen: Screen, Titled, Extended, FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var byClosure: Loader!
  var byKeyPath: Loader!
  var byTuple: Loader!
  var byInout: Loader!
  var byGeneric: Loader!
  var byMethod: Loader!
  var byOperator: Loader!
  var byExtension: Loader!
  var byLoop: Loader!
  var byOptional: Loader!
  var title: Loader!

  override init() {}
  required init(dependency: Dependency, payload: Void) { fatalError("from the factory") }

  func appear() {
    [byClosure, byKeyPath, byTuple, byInout, byLoop, byOptional].forEach { $0!.load() }
    [byGeneric, byMethod, byOperator, byExtension].forEach { $0!.load() }
    title.load()
    theme.load()
  }
}

extension Factory where Module == WideScreen {
  func create() -> WideScreen {
    let screen = WideScreen()
    with(screen) { $0.byClosure = dependency.loader }
    screen[keyPath: \WideScreen.byKeyPath] = dependency.loader
    (screen.byTuple, _) = (dependency.loader, 1)
    fill(&screen.byInout, dependency.loader)
    screen.with(\.byMethod, dependency.loader)
    screen.byOperator <- dependency.loader
    screen.extend(dependency.loader)
    assign(&screen.byGeneric, dependency.loader)
    for each in [screen] { each.byLoop = dependency.loader }
    let maybe: WideScreen? = screen
    maybe?.byOptional = dependency.loader
    entitle(screen, dependency.loader)
    screen.apply(dependency.loader)
    return screen
  }
}

final class NarrowScreen: FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var loader: Loader!
  init() {}
  init(dependency: Dependency, payload: Void) { print(dependency.loader) }
  func appear() { loader.load() }
}

extension Factory where Module == NarrowScreen {
  func create() -> NarrowScreen {  // want: uninjected-property "loader"
    let screen = NarrowScreen()
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> (WideScreen.Factory, NarrowScreen.Factory) {
    (.init(dependency: .init(loader: Loader())), .init(dependency: .init(loader: Loader())))
  }
}
