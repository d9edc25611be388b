import Pure
import ReactorKit

// To name a type that is declared in a module is not to build the module, whatever is done with it.
// What makes the module is another matter, also under a name of its own.

final class ListReactor: Reactor, FactoryModule {  // want: unwired-module "ListReactor"
  enum Action { case refresh, select(Int) }
  enum Mutation {}
  struct State {
    enum Kind { case empty }
    var kind = Kind.empty
  }
  typealias Row = String
  let initialState = State()
  init(dependency: Void, payload: Void) {}
}

extension ListReactor {
  struct Section {
    static let first = Section()
  }
}

final class PageReactor<Item>: FactoryModule {  // want: unwired-module "PageReactor"
  enum Action { case next }
  init(dependency: Void, payload: Void) {}
}

enum Feature {
  final class CellReactor: FactoryModule {  // want: unwired-module "Feature.CellReactor"
    enum Action { case tap }
    init(dependency: Void, payload: Void) {}
  }
}

final class OuterModule: FactoryModule {  // want: unwired-module "OuterModule"
  init(dependency: Void, payload: Void) {}

  final class InnerModule: FactoryModule {
    init(dependency: Void, payload: Void) {}
  }
}

final class View {
  func bind(_ send: (ListReactor.Action) -> Void, _ anything: Any) {
    send(ListReactor.Action.refresh)
    send(ListReactor.Action.select(1))
    [1, 2].map(ListReactor.Action.select).forEach(send)
    print(ListReactor.Action.self, ListReactor.State(), ListReactor.State.Kind.empty)
    print(ListReactor.Row("row"), ListReactor.Section.first, [ListReactor.Action]())
    print(PageReactor<Int>.Action.next, PageReactor<[String: [Int]]>.Action.self)
    print(Feature.CellReactor.Action.tap, OuterModule.InnerModule())
    print([ListReactor
      .Action.refresh], 1)
    if case ListReactor.Action.refresh? = anything as? ListReactor.Action { print("refresh") }
    switch anything {
    case is ListReactor.Mutation: print("mutation")
    default: break
    }
  }
}

/// By an alias, as views of ReactorKit have it.
final class ListView {
  typealias Reactor = ListReactor
  typealias Input = Reactor.Action
  func send(_ send: (Reactor.Action) -> Void) {
    send(Reactor.Action.refresh)
    send(ListView.Reactor.Action.select(1))
    [1, 2].map(Reactor.Action.select).forEach(send)
    print(Self.Reactor.State(), Reactor.Section.first, [Input](), Input.refresh)
  }
}

// A factory class, an alias of the library's, an alias of the module, a static member.

final class OwnFactoryModule: FactoryModule {
  final class Maker: Pure.Factory<OwnFactoryModule> {}
  init(dependency: Void, payload: Void) {}
}

final class RegisteredModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class AliasModule: FactoryModule {
  typealias Itself = AliasModule
  init(dependency: Void, payload: Void) {}
}

final class StaticModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
  static let shared = StaticModule()
}

func register(_ types: Any...) { print(types) }
register(OwnFactoryModule.Maker.self, RegisteredModule.Factory.self, AliasModule.Itself.self)
print(StaticModule.shared)
