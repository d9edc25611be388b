import DepotKit

final class Session {}
final class Token {}
final class Draft {}
final class Loader {
  init(draft: Draft) {}
}
final class Store {
  init(session: Session, token: @escaping () -> Token) {}
}
final class Editor {
  init(loader: Loader) {}
}
final class Archive {
  @Stocked var draft: Draft
  @StockedLater var session: Session
  func open() { print(draft, session) }
}

func stock(_ depot: Depot) {
  depot.register(Session.self, lifetime: .perGraph) { _ in Session() }
  depot.register(Token.self, lifetime: .transient) { _ in Token() }
  depot.register(Draft.self, lifetime: .transient) { _ in Draft() }
  depot.register(Loader.self) { depot in Loader(draft: depot.resolve(Draft.self)) }
  depot.register(Store.self, lifetime: .singleton) { depot in
    Store(
      session: depot.resolve(Session.self),  // want: captive-dependency "'Store', which is made once"
      token: { depot.resolve(Token.self) })
  }
  depot.register(Editor.self, lifetime: .weak) { depot in
    Editor(loader: depot.resolve(Loader.self))  // want: captive-dependency "keeps 'Draft'"
  }
  // A property that the container fills at once is taken by who builds its owner.
  depot.register(Archive.self, lifetime: .singleton) { _ in
    Archive()  // want: captive-dependency "'Archive', which is made once, keeps 'Draft'"
  }
}

@main
struct Main {
  static func main() {
    let depot = Depot()
    stock(depot)
    print(depot.resolve(Store.self), depot.resolve(Editor.self), depot.resolve(Archive.self))
    print(depot.resolve(Session.self), depot.resolve(Token.self), depot.resolve(Loader.self))
  }
}
