// What is shared while somebody holds it keeps what it takes, and everybody gets the same.
import Swinject

final class Signer {}

final class Client {
  let signer: Signer
  init(signer: Signer) { self.signer = signer }
}

final class Store {
  let client: Client
  init(client: Client) { self.client = client }
}

final class Feed {
  let client: Client
  init(client: Client) { self.client = client }
}

final class Stamp {}

final class Desk {
  let stamp: Stamp
  init(stamp: Stamp) { self.stamp = stamp }
}

final class Clerk {
  let stamp: Stamp
  init(stamp: Stamp) { self.stamp = stamp }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Signer.self) { _ in Signer() }.inObjectScope(.transient)
    container.register(Client.self) { r in
      Client(signer: r.resolve(Signer.self)!)
    }.inObjectScope(.weak)
    container.register(Store.self) { r in
      Store(client: r.resolve(Client.self)!)
    }.inObjectScope(.container)
    container.register(Feed.self) { r in
      Feed(client: r.resolve(Client.self)!)
    }.inObjectScope(.container)
    container.register(Stamp.self) { _ in Stamp() }.inObjectScope(.transient)
    container.register(Desk.self) { r in
      Desk(stamp: r.resolve(Stamp.self)!)  // want: captive-dependency "'Desk'"
    }.inObjectScope(.container)
    container.register(Clerk.self) { r in Clerk(stamp: r.resolve(Stamp.self)!) }
    print(container.resolve(Store.self)!.client, container.resolve(Feed.self)!.client)
    print(container.resolve(Desk.self)!.stamp, container.resolve(Clerk.self)!.stamp)
  }
}
