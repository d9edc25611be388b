// What an initializer only looks at is not kept: who keeps a part of it does not keep the whole.
import Swinject

final class Token {
  let text = "t"
  func refresh() -> String { text }
  func refreshed() -> Token { self }
}

final class Reader {
  let text: String
  init(token: Token) { text = token.text }
}

final class Caller {
  let text: String
  init(token: Token) { text = token.refresh() }
}

final class Chainer {
  let token: Token
  init(token: Token) { self.token = token.refreshed() }
}

final class Keeper {
  let token: Token
  init(token: Token) { self.token = token }
}

final class Waiter {
  let text: () -> String
  init(token: Token) { text = { token.text } }
}

final class Page {
  let token: Token
  init(token: Token) { self.token = token }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Token.self) { _ in Token() }.inObjectScope(.transient)
    container.register(Reader.self) { r in
      Reader(token: r.resolve(Token.self)!)
    }.inObjectScope(.container)
    container.register(Caller.self) { r in
      Caller(token: r.resolve(Token.self)!)
    }.inObjectScope(.container)
    container.register(Chainer.self) { r in
      Chainer(token: r.resolve(Token.self)!)  // want: captive-dependency "'Chainer'"
    }.inObjectScope(.container)
    container.register(Keeper.self) { r in
      Keeper(token: r.resolve(Token.self)!)  // want: captive-dependency "'Keeper'"
    }.inObjectScope(.container)
    container.register(Waiter.self) { r in
      Waiter(token: r.resolve(Token.self)!)  // want: captive-dependency "'Waiter'"
    }.inObjectScope(.container)
    container.register(Page.self) { r in Page(token: r.resolve(Token.self)!) }
    print(container.resolve(Reader.self)!.text, container.resolve(Caller.self)!.text)
    print(container.resolve(Keeper.self)!, container.resolve(Chainer.self)!, container.resolve(Waiter.self)!.text())
    print(container.resolve(Page.self)!.token)
  }
}
